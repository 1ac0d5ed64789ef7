// SPDX-License-Identifier: MIT

import { isCancellation, readRefusal } from './refusal.js';
import { readAddresses, saysSomething } from './values.js';

/**
 * What is searched for in the chooser, and what came of it: of the saved addresses those with all words stay, and
 * `onFind` is asked for others. The newest search wins.
 */
export class AddressSearch {
  #header;
  #controller = null;
  #answers = [];

  /** What the person typed. */
  query = '';
  /** `idle`, `searching` or `failed`. */
  state = 'idle';
  /** Why it failed. */
  message = null;

  constructor(header) {
    this.#header = header;
  }

  /** What `onFind` gave, without what is the same in all as an earlier or a saved address. */
  get found() {
    const known = new Set(this.#header.addresses?.map(({ key }) => key));
    return this.#answers.filter(({ key }) => !known.has(key) && known.add(key));
  }

  /** Searches for `query`; one that says nothing shows all saved addresses again. */
  begin(query) {
    const { activity, closures: { onFind } } = this.#header;
    if (activity === null || onFind === null) return false;
    if (query === this.query && this.state === 'searching') return true;
    this.#reset(query);
    if (saysSomething(query)) {
      this.state = 'searching';
      this.#controller = new AbortController();
      this.#run(this.#controller, onFind);
    }
    return true;
  }

  /** Ends the search: the chooser was closed, or has none any more. */
  forget() {
    if (this.query !== '' || this.state !== 'idle') this.#reset('');
  }

  /** Whether `address` has all words that are searched for. */
  matches(address) {
    const text = `${address.label} ${address.line}`.toLowerCase();
    return this.query.toLowerCase().split(/\s+/).every((word) => text.includes(word));
  }

  #reset(query) {
    this.#controller?.abort();
    this.#controller = null;
    this.#answers = [];
    Object.assign(this, { query, state: 'idle', message: null });
    this.#header.forgetMissingAddress();
    this.#header.changed();
  }

  async #run(controller, onFind) {
    // One that a newer search overtook before it could start need not ask at all.
    await undefined;
    if (controller !== this.#controller) return;
    let change = { state: 'idle' };
    let answers = [];
    try {
      answers = readAddresses(await onFind(this.query, { signal: controller.signal })) ?? [];
    } catch (error) {
      if (!isCancellation(error)) {
        const { message } = readRefusal(error, this.#header.words.notSearched);
        change = { state: 'failed', message };
      }
    }
    if (controller !== this.#controller) return;
    this.#controller = null;
    this.#answers = answers;
    Object.assign(this, change);
    this.#header.changed();
    const { status } = this.#header.snapshot().chooser.search;
    if (status) this.#header.give({ announcement: status.text });
  }
}
