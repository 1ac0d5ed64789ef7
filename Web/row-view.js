// SPDX-License-Identifier: MIT

import { make, makeButton, makeForeignText, setAttributes, setHidden, setText } from './dom.js';
import { makeIcon, setSymbol } from './icons.js';
import { RemediesView } from './remedies-view.js';

/** One saved address in the chooser: a radio, with the remedies of a refusal under it. */
export class RowView {
  #row = null;
  #symbol = makeIcon('', 'mappin');
  #label = makeForeignText('row-label');
  #line = makeForeignText('row-line');
  #status = makeForeignText('status');
  #spinner = make('span', 'spinner');
  #radio = make('span', 'radio', makeIcon('', 'checkmark'));
  #remedies;

  constructor(act) {
    const texts = make('span', 'texts', this.#label, this.#line, this.#status);
    this.radio = makeButton('pick', () => {
      act({ do: 'pick', id: this.#row.id, occurrence: this.#row.occurrence });
    }, this.#symbol, texts, this.#spinner, this.#radio);
    this.radio.setAttribute('role', 'radio');
    this.#remedies = new RemediesView(act);
    this.node = make('div', 'row', this.radio, this.#remedies.node);
  }

  get isSelected() { return this.#row.isSelected; }

  update(row) {
    this.#row = row;
    setSymbol(this.#symbol, row.symbol);
    setText(this.#label, row.label);
    setText(this.#line, row.line);
    showStatus(this.#status, row.status);
    setHidden(this.#spinner, row.state !== 'checking');
    setHidden(this.#radio, row.state === 'checking');
    setAttributes(this.radio, { 'aria-checked': row.isSelected, 'aria-label': row.accessibilityText });
    this.#remedies.update(row.remedies);
  }
}

/** Shows the sentence of a row in its colour. */
export function showStatus(node, status) {
  setText(node, status?.text);
  setAttributes(node, { 'data-color': status?.color ?? null });
}
