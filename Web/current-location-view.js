// SPDX-License-Identifier: MIT

import { make, makeButton, makeForeignText, setAttributes, setHidden, setText } from './dom.js';
import { makeIcon, setSymbol } from './icons.js';
import { RemediesView } from './remedies-view.js';
import { showStatus } from './row-view.js';

const busy = ['waitingForPermission', 'finding'];

/** The row "Use current location", with Open Settings and remedies under it. */
export class CurrentLocationView {
  #symbol = makeIcon('', 'location');
  #title = make('span', 'row-label');
  #status = makeForeignText('status');
  #accuracy = make('span', 'accuracy');
  #spinner = make('span', 'spinner');
  #settings;
  #help = make('p', 'help');
  #remedies;

  constructor(act) {
    const texts = make('span', 'texts', this.#title, this.#status, this.#accuracy);
    this.button = makeButton(
      'pick', () => act({ do: 'useCurrentLocation' }), this.#symbol, texts, this.#spinner);
    this.#settings = makeButton('remedy', () => act({ do: 'openSettings' }));
    this.#remedies = new RemediesView(act);
    this.node = make(
      'div', 'row', this.button, make('div', 'remedies', this.#settings, this.#help),
      this.#remedies.node);
    this.explain('');
  }

  /** Says how to do what a page cannot: open the settings of the browser. */
  explain(help) {
    setText(this.#help, help);
  }

  update(row) {
    setHidden(this.node, row === null);
    if (row === null) return;
    setSymbol(this.#symbol, row.symbol);
    setText(this.#title, row.title);
    showStatus(this.#status, row.status);
    setText(this.#accuracy, row.accuracy);
    setHidden(this.#spinner, !busy.includes(row.state));
    setAttributes(this.button, { 'aria-label': row.accessibilityText });
    setText(this.#settings, row.openSettings);
    if (row.openSettings === null) this.explain('');
    setHidden(this.#settings.parentNode, row.openSettings === null);
    this.#remedies.update(row.remedies);
  }
}
