// SPDX-License-Identifier: MIT

/** How many of the newest haptics and announcements are kept for snapshots. */
const kept = 32;

/** The haptics and announcements of a header, numbered from 1. */
export class FeedbackLog {
  #entries = [];

  /** The number of the newest; 0 before there is any. */
  last = 0;

  add(feedback) {
    this.last += 1;
    this.#entries.push({ number: this.last, ...feedback });
    if (this.#entries.length > kept) this.#entries.shift();
  }

  /** Those that came after the one numbered `number`. */
  after(number) {
    return this.#entries.filter((entry) => entry.number > number);
  }
}
