// SPDX-License-Identifier: MIT

import { Attempt } from './attempt.js';
import { isCancellation, readRefusal } from './refusal.js';

/** The scheduler of the app while it is open, and why the time that was chosen last cannot be had. */
export class Scheduling {
  #header;
  #attempt = null;

  /** The sentence at the pill; null when nothing is to be told. */
  failure = null;

  constructor(header) {
    this.#header = header;
  }

  /** Opens the scheduler with `onSchedule`; the newest one wins. */
  begin() {
    const { words, closures: { onSchedule } } = this.#header;
    return this.#run((signal) => onSchedule({ signal }), words.notScheduled);
  }

  /** Brings the estimate of an order now up to date; where there is none to be had, only a refusal is told. */
  renew() {
    this.#run((signal) => this.#header.surroundings.renewTiming(signal), '');
  }

  /** Runs `work`, and tells why it failed, of an error that is not written for people the `general` sentence. */
  #run(work, general) {
    this.drop();
    const attempt = new Attempt(null);
    this.#attempt = attempt;
    attempt.run(work, (result) => {
      this.#attempt = null;
      if (!('error' in result)) return { kind: 'done' };
      const { message } = readRefusal(result.error, general);
      return isCancellation(result.error) || message === '' ? { kind: 'backedOut' } : this.#fail(message);
    });
    return attempt.outcome;
  }

  /** Lets go of the scheduler that is open, and forgets why the last one failed. */
  drop() {
    const attempt = this.#attempt;
    this.#attempt = null;
    attempt?.drop();
    this.forgetFailure();
  }

  /** Forgets why the last one failed: something else was chosen. */
  forgetFailure() {
    this.failure = null;
    this.#header.changed();
  }

  #fail(message) {
    this.failure = message;
    this.#header.give({ haptic: 'error' });
    this.#header.give({ announcement: message });
    return { kind: 'refused', message };
  }
}
