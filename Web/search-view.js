// SPDX-License-Identifier: MIT

import { make, setAttributes, setHidden, setText } from './dom.js';
import { makeIcon } from './icons.js';
import { showStatus } from './row-view.js';

/** The search of the chooser: a field, and what goes on below it. */
export class SearchView {
  #field = make('input', 'find-text');
  #status = make('p', 'status find-status');

  /** @param leave Is called when the person goes on to what was found. */
  constructor(act, leave) {
    const field = this.#field;
    // Not of the type "search", where Escape would empty the field in the stead of closing the sheet.
    setAttributes(field, {
      type: 'text', role: 'searchbox', enterkeyhint: 'search', autocomplete: 'off', spellcheck: false,
    });
    field.addEventListener('input', () => act({ do: 'search', text: field.value }));
    field.addEventListener('keydown', (event) => {
      const goesOn = event.key === 'ArrowDown' || (event.key === 'Enter' && !event.isComposing);
      if (!goesOn) return;
      event.preventDefault();
      leave();
    });
    this.node = make('div', 'find-block', make('label', 'find', makeIcon('small', 'magnifyingglass'), field), this.#status);
  }

  update(search) {
    setHidden(this.node, search === null);
    if (search === null) return;
    setAttributes(this.#field, { placeholder: search.prompt, 'aria-label': search.prompt });
    if (this.#field.value !== search.query) this.#field.value = search.query;
    setAttributes(this.node, { 'aria-busy': search.state === 'searching' });
    showStatus(this.#status, search.status);
  }
}
