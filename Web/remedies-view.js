// SPDX-License-Identifier: MIT

import { keepViews, make, makeButton, setChildren, setHidden, setText } from './dom.js';

/** What would make a refused address deliverable: a button each where one can be pressed, else a line. */
export class RemediesView {
  #views = new Map();
  #act;

  constructor(act) {
    this.#act = act;
    this.node = make('ul', 'remedies');
    this.node.setAttribute('role', 'list');
  }

  update(remedies) {
    const views = keepViews(this.#views, remedies.map((remedy, index) => ({ remedy, index })),
      ({ index }) => index, () => new RemedyView(this.#act));
    setChildren(this.node, views.map((view) => view.node));
    views.forEach((view, index) => view.update(remedies[index]));
    setHidden(this.node, remedies.length === 0);
  }
}

class RemedyView {
  #id = '';
  #line = make('span', 'remedy-line');

  constructor(act) {
    this.button = makeButton('remedy', () => act({ do: 'takeRemedy', id: this.#id }));
    this.node = make('li', '', this.button, this.#line);
  }

  update(remedy) {
    this.#id = remedy.id;
    setText(this.button, remedy.isAction ? remedy.title : '');
    setText(this.#line, remedy.isAction ? '' : remedy.title);
  }
}
