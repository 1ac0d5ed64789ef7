// SPDX-License-Identifier: MIT

import { keepViews, make, setAttributes, setChildren, setHidden } from './dom.js';
import { RowView } from './row-view.js';

/** A card with a radio for each address. Arrow keys move the focus and pick nothing, because a pick asks a server. */
export class RowsView {
  #views = new Map();
  #order = [];
  #tabbable = null;
  #act;

  constructor(act) {
    this.#act = act;
    this.node = make('div', 'card');
    this.node.setAttribute('role', 'radiogroup');
    this.node.addEventListener('keydown', (event) => this.#moveBetweenRadios(event));
    this.node.addEventListener('focusin', (event) => {
      const view = this.#order.find((one) => one.node.contains(event.target));
      if (view) this.#makeTabbable(view);
    });
  }

  /** The radio that Tab comes to; undefined where there are none. */
  get radio() { return this.#order.find((view) => view.radio.tabIndex === 0)?.radio; }

  /** Draws `rows` under the name `title`. */
  update(title, rows) {
    setAttributes(this.node, { 'aria-label': title });
    setHidden(this.node, rows.length === 0);
    this.#order = keepViews(
      this.#views, rows, (row) => `${row.occurrence} ${row.id}`, () => new RowView(this.#act));
    setChildren(this.node, this.#order.map((view) => view.node));
    this.#order.forEach((view, index) => view.update(rows[index]));
    if (!this.#order.includes(this.#tabbable)) this.#tabbable = null;
    this.#markTabbable();
  }

  /** Forgets where the focus was. */
  begin() {
    this.#makeTabbable(null);
  }

  #moveBetweenRadios(event) {
    const at = this.#order.findIndex((view) => view.radio === event.target);
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (at < 0 || isModified) return;
    const { length } = this.#order;
    const isRightToLeft = getComputedStyle(this.node).direction === 'rtl';
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    const target = {
      ArrowDown: (at + 1) % length, [forward]: (at + 1) % length,
      ArrowUp: (at + length - 1) % length, [backward]: (at + length - 1) % length,
      Home: 0, End: length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    this.#order[target].radio.focus();
  }

  #makeTabbable(view) {
    this.#tabbable = view;
    this.#markTabbable();
  }

  /** The one radio that Tab comes to: where the focus was last, else the selected, else the first. */
  #markTabbable() {
    const tabbable = this.#tabbable ?? this.#order.find((view) => view.isSelected) ?? this.#order[0];
    for (const view of this.#order) setAttributes(view.radio, { tabindex: view === tabbable ? 0 : -1 });
  }
}
