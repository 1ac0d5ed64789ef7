// SPDX-License-Identifier: MIT

import { make, setText } from './dom.js';

/**
 * What a screen reader says as soon as it changes.
 *
 * Two lines take turns, so that the same sentence is said again when it comes again.
 */
export class LiveRegion {
  #lines = [make('p', ''), make('p', '')];
  #next = 0;

  constructor() {
    this.node = make('div', 'unseen', ...this.#lines);
    this.node.setAttribute('role', 'status');
  }

  /** Forgets what was said: who comes later does not find it. */
  clear() {
    for (const line of this.#lines) setText(line, '');
  }

  say(sentence) {
    setText(this.#lines[this.#next], sentence);
    this.#next = 1 - this.#next;
    setText(this.#lines[this.#next], '');
  }
}
