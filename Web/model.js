// SPDX-License-Identifier: MIT

import { Chooser } from './chooser.js';
import { FeedbackLog } from './feedback.js';
import { Scheduling } from './scheduling.js';
import { AddressSearch } from './search.js';
import { snapshotOf } from './snapshot.js';
import {
  readAddress, readAddresses, readClosure, readCount, readText, readTiming, sameInstant,
} from './values.js';
import { wordsFor } from './words.js';

/** The closures of the block's API. */
export const closureNames = [
  'onSelect', 'onUseCurrentLocation', 'onAddAddress', 'onSchedule', 'onSearch', 'onCart', 'onFind',
];

/**
 * The behaviour of the header without its drawing: the counterpart of `LocationHeader` in Swift, with the same
 * actions and the same snapshots.
 */
export class HeaderModel {
  #addresses = null;
  #selection = null;
  #timing = readTiming(null);
  #cartCount = 0;
  #searchPrompt = '';
  #chooser = new Chooser(this);
  #scheduling = new Scheduling(this);
  #search = new AddressSearch(this);
  #feedback = new FeedbackLog();
  #host;

  /** The closures by name; null takes its control away. */
  closures = Object.fromEntries(closureNames.map((name) => [name, null]));

  /**
   * @param {object} surroundings What differs between pages: `now`, `timeZone`, `locale`, `hourCycle`,
   *   `reduceMotion`, `locationProvider`, `openSettings`, `renewTiming`.
   * @param {object} host Who draws the header: `changed` is called when there is something new to draw, `draw`
   *   when that may wait no longer, `tell` with the name and the detail of what the header did by itself, `report`
   *   with an error of a closure.
   */
  constructor(surroundings, host) {
    this.surroundings = { ...surroundings };
    this.words = wordsFor(surroundings.locale);
    this.#host = host;
  }

  // What the app sets.

  get addresses() { return this.#addresses; }
  set addresses(given) {
    this.#addresses = readAddresses(given);
    this.forgetMissingAddress();
    this.changed();
  }

  get selection() { return this.#selection; }
  set selection(given) {
    this.#select(readAddress(given));
    this.changed();
  }

  get timing() { return this.#timing; }
  set timing(given) {
    if (this.#setTiming(given)) this.#chooser.forgetOtherTime();
    this.changed();
  }

  get cartCount() { return this.#cartCount; }
  set cartCount(given) {
    this.#cartCount = readCount(given);
    this.changed();
  }

  get searchPrompt() { return this.#searchPrompt; }
  set searchPrompt(given) {
    this.#searchPrompt = readText(given);
    this.changed();
  }

  setClosure(name, given) {
    this.closures[name] = readClosure(given);
    this.#chooser.forgetHiddenCurrentLocation();
    if (this.closures.onSchedule === null) this.#scheduling.drop();
    if (this.closures.onFind === null) this.#search.forget();
    this.changed();
  }

  /** Takes up what changed around the header. */
  surround(changes) {
    Object.assign(this.surroundings, changes);
    this.words = wordsFor(this.surroundings.locale);
    this.changed();
  }

  // What the header shows.

  /** What goes on in the open chooser; null while it is closed. */
  get activity() { return this.#chooser.activity; }

  /** What is searched for in the chooser, and what came of it. */
  get search() { return this.#search; }

  /** The time for which a check that begins now is made; null for an order now. */
  get timeToCheck() { return this.#chooser.time ?? this.#timing.scheduled; }

  /** Why the last time was not chosen; null when nothing is to be told. */
  get schedulingFailure() { return this.#scheduling.failure; }

  /** Whether the header can make `remedy` true by itself: a time needs the menu that leads back to now. */
  canTake(remedy) {
    if (remedy.opensBag) return this.closures.onCart !== null;
    if (remedy.deliverTo) return true;
    return remedy.schedule !== null && this.closures.onSchedule !== null;
  }

  /** The saved addresses without those that are the same as an earlier one in all. */
  get listedAddresses() {
    const byKey = new Map();
    for (const address of this.#addresses ?? []) {
      if (!byKey.has(address.key)) byKey.set(address.key, address);
    }
    return [...byKey.values()];
  }

  /** Whether the chooser has a row for `address`. */
  isShown(address) {
    const isSaved = this.#addresses?.some(({ key }) => key === address.key);
    return isSaved ? this.#search.matches(address) : this.#search.found.some(({ key }) => key === address.key);
  }

  /** All that a front end draws, with the feedback that came after the one numbered `number`. */
  snapshot(number = 0) {
    return snapshotOf(this, this.#feedback.after(number), this.#feedback.last);
  }

  // What a person does.

  /**
   * Does one of the actions of the scenarios; one whose control is not there changes nothing.
   *
   * @returns A promise of the outcome; what can be done at once is done when this returns.
   */
  perform(action) {
    const chooser = this.#chooser;
    switch (action.do) {
      case 'openChooser': return done(chooser.open());
      case 'closeChooser': return done(chooser.close());
      case 'pick': return chooser.pick(readText(action.id), readCount(action.occurrence ?? 0));
      case 'useCurrentLocation': return chooser.useCurrentLocation();
      case 'openSettings': return done(chooser.openSettings());
      case 'takeRemedy': return chooser.takeRemedy(readText(action.id));
      case 'addAddress': return done(chooser.addAddress());
      case 'chooseNow': return done(this.#chooseNow());
      case 'chooseSchedule': return this.#chooseSchedule();
      case 'openSearch': return done(this.call(this.closures.onSearch));
      case 'openBag': return done(this.call(this.closures.onCart));
      case 'search': return done(this.#search.begin(readText(action.text)));
      default: throw new TypeError(`the header has no action '${String(action.do)}'`);
    }
  }

  /** Drops what is under way: nobody looks at the header any more. */
  close() {
    this.#chooser.close();
    this.#scheduling.drop();
  }

  #chooseNow() {
    if (this.closures.onSchedule === null) return false;
    const wasScheduled = this.#timing.scheduled !== null;
    this.#scheduling.drop();
    this.timing = { ...this.#timing, scheduled: null };
    if (wasScheduled) {
      // Before the outside is told, which may open the scheduler: the newest choice wins.
      this.#scheduling.renew();
      this.#tellTiming();
    }
    return true;
  }

  #chooseSchedule() {
    return this.closures.onSchedule === null ? done(false) : this.#scheduling.begin();
  }

  /** What failed was about the address and the time that were chosen then. */
  #select(address) {
    if (address?.key !== this.#selection?.key) this.#scheduling.forgetFailure();
    this.#selection = address;
  }

  /** Sets the timing; tells whether the scheduled time is another one. */
  #setTiming(given) {
    const old = this.#timing;
    this.#timing = readTiming(given);
    const isOther = !sameInstant(old.scheduled, this.#timing.scheduled);
    if (isOther) this.#scheduling.forgetFailure();
    return isOther;
  }

  // What the chooser does to the header.

  /** Makes `address` the selection, and `time` the scheduled time if there is one. */
  take(address, time) {
    this.#select(address);
    if (time !== null) this.#setTiming({ ...this.#timing, scheduled: time });
  }

  /** Tells of what was taken, once the chooser is closed. */
  tellTaken(address, time) {
    const { words } = this;
    this.give({ haptic: 'selection' });
    this.give({ announcement: words.spoken(words.deliverTo, ...words.textsOf(address)) });
    this.tell('selectionchange', { selection: address.given });
    if (time !== null) this.#tellTiming();
  }

  /** Backs out of what goes on in a row that the chooser has no more. */
  forgetMissingAddress() {
    this.#chooser.forgetMissingAddress();
  }

  /** Gives a haptic or an announcement. */
  give(feedback) {
    this.#feedback.add(feedback);
    this.changed();
    // Not drawn yet: what is given together is announced together.
    this.#host.tell('feedback', feedback);
  }

  /**
   * Calls a closure of the app, whose mistakes are its own: the header goes on.
   *
   * The header is drawn before, so that what the closure opens finds the sheet closed and the focus back.
   *
   * @returns Whether there is one.
   */
  call(closure) {
    if (closure === null) return false;
    this.#host.draw();
    try {
      closure();
    } catch (error) {
      this.#host.report(error);
    }
    return true;
  }

  changed() {
    this.#host.changed();
  }

  /** Tells what the header did by itself, once that is drawn. */
  tell(name, detail) {
    this.#host.draw();
    this.#host.tell(name, detail);
  }

  #tellTiming() {
    this.tell('timingchange', { timing: { ...this.#timing } });
  }
}

function done(wasDone) {
  return Promise.resolve({ kind: wasDone ? 'done' : 'unavailable' });
}
