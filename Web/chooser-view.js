// SPDX-License-Identifier: MIT

import { CurrentLocationView } from './current-location-view.js';
import {
  isShown, keepViews, make, makeButton, setAttributes, setChildren, setHidden, setText,
} from './dom.js';
import { makeIcon, setSymbol } from './icons.js';
import { LiveRegion } from './live-region.js';
import { RowView } from './row-view.js';

/** The sheet: a modal dialog with a radio for each saved address and what else can be done there. */
export class ChooserView {
  #title = make('h2', 'title');
  #close;
  #rows = make('div', 'card');
  #rowViews = new Map();
  #order = [];
  #tabbable = null;
  #opener = null;
  #lastFocused = null;
  #addSymbol = makeIcon('', 'plus');
  #addTitle = make('span', 'row-label');
  #add;
  #actions;
  #isOpen = false;

  constructor(act) {
    this.#close = makeButton('round', () => act({ do: 'closeChooser' }), makeIcon('', 'xmark'));
    this.currentLocation = new CurrentLocationView(act);
    this.#add = makeButton(
      'pick', () => act({ do: 'addAddress' }), this.#addSymbol, make('span', 'texts', this.#addTitle));
    this.#actions = make(
      'div', 'card', this.currentLocation.node, make('div', 'row', this.#add));
    this.live = new LiveRegion();
    this.#title.id = 'title';
    this.#rows.setAttribute('role', 'radiogroup');
    this.dialog = make(
      'dialog', 'sheet', make('div', 'bar', this.#title, this.#close),
      make('div', 'scroll', this.#rows, this.#actions), this.live.node);
    this.dialog.setAttribute('aria-labelledby', 'title');
    this.#listen(act);
    this.act = act;
  }

  update(sheet) {
    const focused = this.dialog.getRootNode().activeElement;
    setText(this.#title, sheet.title);
    setAttributes(this.#close, { 'aria-label': sheet.closeTitle });
    this.#updateRows(sheet);
    this.currentLocation.update(sheet.currentLocation);
    setHidden(this.#add.parentNode, sheet.addAddress === null);
    if (sheet.addAddress) {
      setSymbol(this.#addSymbol, sheet.addAddress.symbol);
      setText(this.#addTitle, sheet.addAddress.title);
    }
    setHidden(this.#actions, sheet.currentLocation === null && sheet.addAddress === null);
    this.#isOpen = sheet.isOpen;
    this.#showOrClose();
    if (this.dialog.open) this.#keepFocus(focused);
  }

  #updateRows(sheet) {
    setAttributes(this.#rows, { 'aria-label': sheet.rowsTitle });
    setHidden(this.#rows, sheet.rows.length === 0);
    this.#order = keepViews(
      this.#rowViews, sheet.rows, (row) => `${row.occurrence} ${row.id}`, () => new RowView(this.act));
    setChildren(this.#rows, this.#order.map((view) => view.node));
    this.#order.forEach((view, index) => view.update(sheet.rows[index]));
    if (!this.#order.includes(this.#tabbable)) this.#tabbable = null;
    this.#markTabbable();
  }

  // The dialog.

  #showOrClose() {
    const { dialog } = this;
    if (this.#isOpen === dialog.open && (!dialog.open || dialog.matches(':modal'))) return;
    // A dialog that was taken out of the page while it was open, as when it is moved, still says that it is.
    const wasMoved = this.#isOpen && dialog.open;
    if (dialog.open) dialog.close();
    if (!this.#isOpen || !dialog.isConnected) return;
    if (wasMoved) {
      // The browser forgot where the focus came from, and takes it back there when the sheet closes.
      this.#opener?.focus({ preventScroll: true });
    } else this.#begin();
    // Told beforehand, or a screen reader begins with the button that closes the sheet.
    const control = [this.#lastFocused, this.#firstControl()].find((one) => one && isShown(one)) ?? this.#close;
    control.autofocus = true;
    dialog.showModal();
    control.autofocus = false;
  }

  /** Forgets where the focus was, and what was said, when the sheet was open last. */
  #begin() {
    this.#tabbable = null;
    this.#opener = this.dialog.getRootNode().activeElement;
    this.#lastFocused = null;
    this.#markTabbable();
    this.live.clear();
  }

  #listen(act) {
    const { dialog } = this;
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      act({ do: 'closeChooser' });
    });
    dialog.addEventListener('close', () => {
      if (this.#isOpen && !dialog.open) act({ do: 'closeChooser' });
    });
    // A tap beside the sheet hits the dialog itself; one that began in the sheet is no tap beside it.
    let beganBeside = false;
    dialog.addEventListener('pointerdown', (event) => { beganBeside = event.target === dialog; });
    dialog.addEventListener('click', (event) => {
      if (beganBeside && event.target === dialog) act({ do: 'closeChooser' });
    });
    dialog.addEventListener('focusin', ({ target }) => { this.#lastFocused = target; });
    this.#rows.addEventListener('keydown', (event) => this.#moveBetweenRadios(event));
    this.#rows.addEventListener('focusin', (event) => {
      const view = this.#order.find((one) => one.node.contains(event.target));
      if (view) this.#makeTabbable(view);
    });
  }

  // The focus. Arrow keys move it and pick nothing, because a pick asks a server.

  #moveBetweenRadios(event) {
    const at = this.#order.findIndex((view) => view.radio === event.target);
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (at < 0 || isModified) return;
    const { length } = this.#order;
    const isRightToLeft = getComputedStyle(this.#rows).direction === 'rtl';
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

  #firstControl() {
    const radio = this.#order.find((view) => view.radio.tabIndex === 0)?.radio;
    return radio ?? [this.currentLocation.button, this.#add].find(isShown);
  }

  /** Puts the focus beside where it was, when what had it went away or was moved. */
  #keepFocus(focused) {
    const root = this.dialog.getRootNode();
    if (!this.dialog.contains(root.activeElement) || !isShown(root.activeElement)) {
      const row = focused?.closest('.row');
      const control = focused && this.dialog.contains(focused) && isShown(focused)
        ? focused : row && isShown(row) && row.querySelector('.pick');
      (control || this.#firstControl() || this.#close).focus();
    }
  }
}
