// SPDX-License-Identifier: MIT

import { CurrentLocationView } from './current-location-view.js';
import { isShown, make, makeButton, setAttributes, setHidden, setText } from './dom.js';
import { makeIcon, setSymbol } from './icons.js';
import { LiveRegion } from './live-region.js';
import { RowsView } from './rows-view.js';
import { SearchView } from './search-view.js';

/** The sheet: a modal dialog with a radio for each saved address and what else can be done there. */
export class ChooserView {
  #title = make('h2', 'title');
  #close;
  #search;
  #rows;
  #found;
  #opener = null;
  #lastFocused = null;
  #addSymbol = makeIcon('', 'plus');
  #addTitle = make('span', 'row-label');
  #add;
  #actions;
  #isOpen = false;

  constructor(act) {
    this.#close = makeButton('round', () => act({ do: 'closeChooser' }), makeIcon('', 'xmark'));
    this.#search = new SearchView(act, () => (this.#rows.radio ?? this.#found.radio)?.focus());
    this.#rows = new RowsView(act);
    this.#found = new RowsView(act);
    this.currentLocation = new CurrentLocationView(act);
    this.#add = makeButton(
      'pick', () => act({ do: 'addAddress' }), this.#addSymbol, make('span', 'texts', this.#addTitle));
    this.#actions = make(
      'div', 'card', this.currentLocation.node, make('div', 'row', this.#add));
    this.live = new LiveRegion();
    this.#title.id = 'title';
    this.dialog = make(
      'dialog', 'sheet', make('div', 'bar', this.#title, this.#close),
      make('div', 'scroll', this.#search.node, this.#rows.node, this.#found.node, this.#actions), this.live.node);
    this.dialog.setAttribute('aria-labelledby', 'title');
    this.#listen(act);
  }

  update(sheet) {
    const focused = this.dialog.getRootNode().activeElement;
    setText(this.#title, sheet.title);
    setAttributes(this.#close, { 'aria-label': sheet.closeTitle });
    this.#search.update(sheet.search);
    this.#rows.update(sheet.rowsTitle, sheet.rows);
    this.#found.update(sheet.search?.rowsTitle ?? null, sheet.search?.rows ?? []);
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
    this.#rows.begin();
    this.#found.begin();
    this.#opener = this.dialog.getRootNode().activeElement;
    this.#lastFocused = null;
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
  }

  #firstControl() {
    return this.#rows.radio ?? this.#found.radio ?? [this.currentLocation.button, this.#add].find(isShown);
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
