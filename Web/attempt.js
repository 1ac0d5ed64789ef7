// SPDX-License-Identifier: MIT

/**
 * One pick, or one run of the scheduler, that has to wait for an answer, from the tap to its outcome.
 *
 * It settles once. Whoever awaits the outcome gets it then, even if the closure that was asked ignores its signal
 * or never ends.
 */
export class Attempt {
  #controller = new AbortController();
  #isSettled = false;
  #resolve;

  constructor(time) {
    /** The time for which the order is scheduled if the pick succeeds; null leaves that as it is. */
    this.time = time;
    /** The outcome, as soon as it is known. */
    this.outcome = new Promise((resolve) => { this.#resolve = resolve; });
  }

  /**
   * Asks with `work`, which is given a signal that aborts when nobody waits for the answer any more.
   *
   * @param conclude Is given what came of it, and does it; not once the attempt was dropped.
   */
  async run(work, conclude) {
    // A pick that a newer one overtook before it could start need not ask at all.
    await undefined;
    if (this.#isSettled) return;
    let result;
    try {
      result = { address: await work(this.#controller.signal) };
    } catch (error) {
      result = { error };
    }
    if (this.#isSettled) return;
    try {
      this.#settle(conclude(result));
    } finally {
      // Whatever goes wrong, nobody waits for ever.
      if (!this.#isSettled) this.drop();
    }
  }

  /** Lets go of it: whatever it comes to changes nothing any more. */
  drop() {
    this.#settle({ kind: 'backedOut' });
    this.#controller.abort();
  }

  #settle(outcome) {
    this.#isSettled = true;
    this.#resolve(outcome);
  }
}
