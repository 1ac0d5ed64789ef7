// SPDX-License-Identifier: MIT

import { keepViews, make, makeButton, makeForeignText, setAttributes, setChildren, setHidden, setText } from './dom.js';
import { makeIcon } from './icons.js';

const actions = { now: 'chooseNow', schedule: 'chooseSchedule' };

/** The capsule with the delivery time: a button with a menu, or a plain label. */
export class PillView {
  #button;
  #label;
  #faces = [new Face('button-estimate'), new Face('label-estimate')];
  #spoken = make('span', 'unseen');
  #menu = make('div', 'menu');
  #entries = new Map();
  #act;

  constructor(act) {
    this.#act = act;
    const [forButton, forLabel] = this.#faces;
    this.#button = makeButton(
      'pill', () => this.#toggle(), ...forButton.nodes, makeIcon('small', 'chevron.down'));
    setAttributes(this.#button, { 'aria-haspopup': 'menu', 'aria-controls': 'menu' });
    // What is read is one sentence, in the stead of the pieces.
    const seen = make('span', 'seen', ...forLabel.nodes);
    seen.setAttribute('aria-hidden', 'true');
    this.#label = make('p', 'pill', this.#spoken, seen);
    setAttributes(this.#menu, { id: 'menu', role: 'menu' });
    this.node = make('div', 'time', this.#button, this.#label, this.#menu);
    this.#listen();
    this.#show(false);
  }

  update(pill) {
    for (const face of this.#faces) face.update(pill);
    setHidden(this.#button, !pill.isMenu);
    setHidden(this.#label, pill.isMenu);
    setText(this.#spoken, pill.accessibilityText);
    setAttributes(this.#button, {
      'aria-label': pill.accessibilityText,
      'aria-describedby': pill.estimate === null ? null : 'button-estimate',
    });
    setAttributes(this.#menu, { 'aria-label': pill.accessibilityText });
    const entries = keepViews(this.#entries, pill.menu, ({ id }) => id, ({ id }) => this.#makeEntry(id));
    setChildren(this.#menu, entries);
    entries.forEach((entry, index) => {
      setText(entry.lastChild, pill.menu[index].title);
      setAttributes(entry, { 'aria-checked': pill.menu[index].isSelected });
    });
    if (!pill.isMenu) this.#show(false);
  }

  #makeEntry(id) {
    const entry = makeButton('entry', () => {
      this.#close();
      this.#act({ do: actions[id] });
    }, makeIcon('small', 'checkmark'), make('span', ''));
    setAttributes(entry, { role: 'menuitemradio', tabindex: -1 });
    return entry;
  }

  #listen() {
    this.#button.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      this.#open();
    });
    this.#menu.addEventListener('keydown', (event) => this.#moveBetweenEntries(event));
    // A press that takes the focus from the menu would close it before the press became a click.
    this.node.addEventListener('mousedown', (event) => event.preventDefault());
    this.node.addEventListener('focusout', (event) => {
      if (!this.node.contains(event.relatedTarget)) this.#show(false);
    });
  }

  #moveBetweenEntries(event) {
    const entries = [...this.#entries.values()];
    const at = entries.indexOf(event.target);
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      this.#close();
      return;
    }
    const target = {
      ArrowDown: (at + 1) % entries.length,
      ArrowUp: (at + entries.length - 1) % entries.length,
      Home: 0, End: entries.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    entries[target].focus();
  }

  #toggle() {
    if (this.#menu.hidden) this.#open();
    else this.#close();
  }

  #open() {
    this.#show(true);
    const entries = [...this.#entries.values()];
    const chosen = entries.find((entry) => entry.getAttribute('aria-checked') === 'true');
    (chosen ?? entries[0])?.focus();
  }

  /** Closes the menu and gives the focus back. */
  #close() {
    this.#button.focus();
    this.#show(false);
  }

  #show(isOpen) {
    setHidden(this.#menu, !isOpen);
    setAttributes(this.#button, { 'aria-expanded': isOpen });
  }
}

/** The texts of the pill. */
class Face {
  #text = make('span', 'pill-text');
  #estimate = makeForeignText('estimate');

  constructor(estimateID) {
    this.#estimate.id = estimateID;
    this.nodes = [makeIcon('small', 'clock'), this.#text, this.#estimate];
  }

  update(pill) {
    setText(this.#text, pill.text);
    setText(this.#estimate, pill.estimate);
  }
}
