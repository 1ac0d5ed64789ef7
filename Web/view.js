// SPDX-License-Identifier: MIT

import { ChooserView } from './chooser-view.js';
import {
  isShown, make, makeButton, makeForeignText, setAttributes, setHidden, setText,
} from './dom.js';
import { makeIcon } from './icons.js';
import { LiveRegion } from './live-region.js';
import { PillView } from './pill-view.js';
import { showStatus } from './row-view.js';

/** Draws snapshots, and turns what the person does into actions. It holds no behaviour. */
export class HeaderView {
  #caption = make('span', 'caption');
  #label = makeForeignText('label');
  #line = makeForeignText('line');
  #accuracy = make('span', 'accuracy');
  #shapes = { label: make('span', 'shape of-label'), line: make('span', 'shape of-line') };
  #chevron = makeIcon('chevron', 'chevron.down');
  #address;
  #badge = make('span', 'badge');
  #bag;
  #prompt = makeForeignText('prompt');
  #search;
  #pill;
  #timeStatus = makeForeignText('status');
  #chooser;
  #live = new LiveRegion();
  #heard = 0;

  /** @param act Is called with each action. */
  constructor(act) {
    const place = make(
      'span', 'place', this.#label, ' ', this.#line, this.#shapes.label, this.#shapes.line);
    this.#address = makeButton(
      'address', () => act({ do: 'openChooser' }), this.#caption, place, this.#chevron, this.#accuracy);
    this.#address.setAttribute('aria-haspopup', 'dialog');
    this.#bag = makeButton('round bag', () => act({ do: 'openBag' }), makeIcon('', 'bag'), this.#badge);
    this.#search = makeButton(
      'search', () => act({ do: 'openSearch' }), makeIcon('small', 'magnifyingglass'), this.#prompt);
    this.#pill = new PillView(act);
    const timeStatus = make('div', 'time-status', this.#timeStatus);
    // The name of the pill ends with it.
    timeStatus.setAttribute('aria-hidden', 'true');
    this.#chooser = new ChooserView(act);
    this.node = make(
      'div', 'header', make('div', 'top', this.#address, this.#bag),
      make('div', 'bottom', this.#search, this.#pill.node), timeStatus, this.#chooser.dialog, this.#live.node);
  }

  /** Draws `snapshot` in the words of `language`, and says and lets feel what is new in it. */
  update(snapshot, language) {
    const { direction, reduceMotion } = snapshot;
    const focused = this.node.getRootNode().activeElement;
    setAttributes(this.node, {
      dir: direction, lang: language, 'data-motion': reduceMotion ? 'reduced' : 'full',
    });
    this.#updateAddress(snapshot.address);
    setHidden(this.#bag, snapshot.bag === null);
    if (snapshot.bag) {
      setText(this.#badge, snapshot.bag.badge);
      setAttributes(this.#bag, { 'aria-label': snapshot.bag.accessibilityText });
    }
    setHidden(this.#search, snapshot.search === null);
    if (snapshot.search) {
      setText(this.#prompt, snapshot.search.prompt);
      setAttributes(this.#search, { 'aria-label': snapshot.search.accessibilityText });
    }
    this.#pill.update(snapshot.pill);
    showStatus(this.#timeStatus, snapshot.pill.status);
    this.#chooser.update(snapshot.chooser);
    // What had the focus went away: the address is always there.
    if (focused && !isShown(focused) && !this.#chooser.dialog.open) this.#address.focus();
    this.#tell(snapshot);
  }

  /** Says how to do what a page cannot: open the settings of the browser. */
  explainSettings(help) {
    this.#chooser.currentLocation.explain(help);
    this.#chooser.live.say(help);
  }

  #updateAddress(address) {
    const isLoading = address.skeleton !== null;
    setText(this.#caption, address.caption);
    setText(this.#label, address.label);
    setText(this.#line, address.line);
    setText(this.#accuracy, address.accuracy);
    setHidden(this.#chevron, isLoading);
    for (const [name, shape] of Object.entries(this.#shapes)) {
      setHidden(shape, !address.skeleton?.shapes.includes(name));
      shape.classList.toggle('shimmers', address.skeleton?.shimmers === true);
    }
    setAttributes(this.#address, {
      'aria-label': address.accessibilityText, 'aria-disabled': isLoading ? true : null,
    });
    this.#address.classList.toggle('placeholder', address.isPlaceholder);
  }

  #tell({ feedback, lastFeedback }) {
    // What is beside an open dialog is inert, and its live region silent.
    const live = this.#chooser.dialog.open ? this.#chooser.live : this.#live;
    const news = feedback.filter(({ number }) => number > this.#heard);
    this.#heard = lastFeedback;
    const sentences = news.flatMap(({ announcement }) => announcement ?? []);
    if (sentences.length > 0) live.say(sentences.join('\n'));
    for (const { haptic } of news) {
      if (haptic) navigator.vibrate?.(vibrations[haptic]);
    }
  }
}

/** In milliseconds: a tick, and two knocks. */
const vibrations = { selection: 10, error: [30, 60, 30] };
