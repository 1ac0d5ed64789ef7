// SPDX-License-Identifier: MIT

import { LocationHeaderElement, Refusal } from '/Web/location-header.js';
import { shown } from './shown.js';

/**
 * A `<location-header>` in a scenario: what was given is set, and its closures end when steps say so.
 *
 * A call ignores its signal, as the worst closure would.
 */
class Stage {
  #element = new LocationHeaderElement();
  #calls = [];
  #news = noNews();
  #permission = 'notDetermined';
  #saved = [];
  #settlesTwice = false;

  constructor() {
    this.#element.addEventListener('feedback', ({ detail }) => {
      if (detail.haptic) this.#news.haptics.push(detail.haptic);
      if (detail.announcement) this.#news.announcements.push(detail.announcement);
    });
    this.#element.onOpenSettings = () => this.#note('openSettings');
    for (const region of this.#element.shadowRoot.querySelectorAll('[role=status]')) this.#listenTo(region);
  }

  /** Hears what a screen reader says of a live region: what is new there, unless an open dialog makes it inert. */
  #listenTo(region) {
    const dialog = this.#element.shadowRoot.querySelector('dialog');
    const observer = new MutationObserver(() => {
      const isHeard = dialog.contains(region) ? dialog.open : !dialog.matches(':modal');
      if (isHeard && region.innerText !== '') this.#news.heard.push(region.innerText);
    });
    observer.observe(region, { childList: true, characterData: true, subtree: true });
  }

  /** Feels what the device does. */
  feel(vibration) {
    this.#news.felt.push(vibration);
  }

  get element() { return this.#element; }

  /**
   * Sets what is given. `saved` are the addresses of which one is selected by its id while none are there;
   * `settlesTwice` says whether calls give objects that settle twice, in the stead of promises.
   */
  begin({ given, saved, settlesTwice }) {
    this.#saved = saved;
    this.#settlesTwice = settlesTwice;
    this.apply(given);
    document.querySelector('main').append(this.#element);
  }

  /** Sets members of `given`. */
  apply(members) {
    for (const [name, value] of Object.entries(members)) this.#set(name, value);
  }

  #set(name, value) {
    const element = this.#element;
    switch (name) {
      case 'addresses': case 'cartCount': case 'searchPrompt': case 'locale': case 'hourCycle':
      case 'reduceMotion': case 'timeZone': case 'timing':
        element[name] = value;
        break;
      case 'now': element.now = () => new Date(value); break;
      case 'selection':
        element.selection = typeof value === 'string'
          ? (element.addresses ?? this.#saved).find(({ id }) => id === value) : value;
        break;
      case 'closures': this.#setClosures(new Set(value)); break;
      case 'permission': this.#setPermission(value); break;
      default: throw new Error(`there is no '${name}' to set`);
    }
  }

  #setClosures(names) {
    const element = this.#element;
    const closures = {
      onFind: (query, { signal }) => this.#wait('onFind', { query }, signal),
      onSelect: (address, { signal, time }) => this.#wait(
        'onSelect', { id: address.id, time: time?.toISOString() ?? null }, signal),
      onUseCurrentLocation: (coordinate, { signal, accuracyMeters, time }) => this.#wait(
        'onUseCurrentLocation', { coordinate, accuracyMeters, time: time?.toISOString() ?? null }, signal),
      onSchedule: ({ signal }) => this.#wait('onSchedule', {}, signal),
    };
    for (const name of ['onSelect', 'onUseCurrentLocation', 'onAddAddress', 'onSchedule', 'onSearch', 'onCart', 'onFind']) {
      element[name] = names.has(name) ? closures[name] ?? (() => this.#note(name)) : null;
    }
  }

  #setPermission(permission) {
    const stage = this;
    this.#permission = permission;
    this.#element.locationProvider = permission === null ? null : {
      get permission() { return stage.#permission; },
      async requestPermission({ signal }) {
        stage.#permission = await stage.#wait('permission', {}, signal);
        return stage.#permission;
      },
      locate: ({ signal }) => this.#wait('location', {}, signal),
    };
  }

  #note(closure, details = {}) {
    // As the page has it: what the closure opens must not lie under the sheet.
    const chooserIsOpen = this.#element.shadowRoot.querySelector('dialog').open;
    this.#news.calls.push({ closure, ...details, chooserIsOpen });
  }

  /** Notes a call that ends when a step settles it. */
  #wait(closure, details, signal) {
    this.#note(closure, details);
    const call = { closure, signal };
    const promise = new Promise((resolve, reject) => Object.assign(call, { resolve, reject }));
    this.#calls.push(call);
    if (!this.#settlesTwice) return promise;
    return {
      then(fulfilled, rejected) {
        promise.then(
          (value) => { fulfilled(value); fulfilled(value); rejected(new Error('once more')); },
          (error) => { rejected(error); rejected(error); fulfilled(undefined); });
      },
    };
  }

  /** Ends a call, the newest of its name where `number` is null; tells whether it had been cancelled. */
  settle(closure, number, outcome) {
    const calls = this.#calls.filter((call) => call.closure === closure);
    const call = calls[(number ?? calls.length) - 1];
    if (!call) throw new Error(`there is no call ${number} of ${closure} to settle`);
    if ('returns' in outcome) call.resolve(outcome.returns);
    else call.reject(errorOf(outcome));
    return call.signal.aborted;
  }

  /** What came since this was last asked, and what the page shows. */
  take() {
    const news = this.#news;
    this.#news = noNews();
    return {
      ...news,
      snapshot: this.#element.snapshot,
      shown: shown(this.#element),
    };
  }
}

function noNews() {
  return { calls: [], haptics: [], announcements: [], heard: [], felt: [] };
}

function errorOf(outcome) {
  if (outcome.cancels) return new DOMException('backed out', 'AbortError');
  const thrown = outcome.throws;
  if (thrown === null) return new TypeError('undefined is not a function');
  return typeof thrown === 'string' ? new Refusal(thrown) : new Refusal(thrown.message, thrown);
}

navigator.vibrate = (vibration) => window.stage.feel(vibration);

/** Clears the page for another story. */
window.clearStage = () => {
  document.documentElement.lang = 'en';
  for (const node of document.querySelectorAll('main > :not(h1)')) node.remove();
  window.stage = new Stage();
};
window.clearStage();
