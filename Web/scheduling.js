// SPDX-License-Identifier: MIT

import { Attempt } from './attempt.js';
import { isCancellation, readRefusal } from './refusal.js';

/** The scheduler of the app while it is open, and why the last one left the time as it was. */
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
    this.drop();
    const attempt = new Attempt(null);
    this.#attempt = attempt;
    attempt.run((signal) => onSchedule({ signal }), (result) => {
      this.#attempt = null;
      if (!('error' in result)) return { kind: 'done' };
      if (isCancellation(result.error)) return { kind: 'backedOut' };
      return this.#fail(readRefusal(result.error, words.notScheduled).message);
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
