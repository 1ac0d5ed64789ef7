// SPDX-License-Identifier: MIT

import { BrowserLocation } from './browser-location.js';
import { settingsHelp } from './browser-words.js';
import { postCheck, renewTiming } from './check.js';
import { civilTime, zoneOfDevice } from './clock.js';
import { setAttributes } from './dom.js';
import { HeaderModel, closureNames } from './model.js';
import { PageLanguage } from './page-language.js';
import { Refusal } from './refusal.js';
import { styleSheet } from './style.js';
import { readClosure } from './values.js';
import { HeaderView } from './view.js';

const hourCycles = ['h12', 'h23', null];
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** The most that a timer of a browser can wait. */
const longestWaitMilliseconds = 2 ** 31 - 1;

/**
 * `<location-header>`: the "Deliver to" header of a page.
 *
 * Its properties are those of the block; what they are and mean is in `location-header.d.ts`.
 */
export class LocationHeaderElement extends HTMLElement {
  static Refusal = Refusal;

  #model;
  #view;
  #willDraw = false;
  #isDrawing = false;
  #clock;
  #language = new PageLanguage(this, () => this.#surround());
  #own = { locale: null, reduceMotion: null, timeZone: null, locationProvider: undefined };
  #here;
  #order = {};
  #onOpenSettings = null;
  #describePlace = null;
  #defaultCheck = postCheck(this);
  #followMotion = () => this.#surround();
  #followVisibility = () => this.#draw();

  constructor() {
    super();
    this.#model = new HeaderModel({
      now: () => new Date(), timeZone: zoneOfDevice(), locale: this.#language.tag, hourCycle: null,
      reduceMotion: reducedMotion.matches, locationProvider: () => this.locationProvider,
      openSettings: () => this.#openSettings(), renewTiming: (signal) => this.#renewTiming(signal),
    }, {
      changed: () => this.#draw(),
      draw: () => this.#drawNow(),
      tell: (name, detail) => this.dispatchEvent(new CustomEvent(name, { detail })),
      report: (error) => reportError(error),
    });
    this.#model.setClosure('onSelect', this.#defaultCheck);
    this.#view = new HeaderView((action) => this.#model.perform(action));
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styleSheet];
    root.append(this.#view.node);
  }

  connectedCallback() {
    this.#takeUpEarlyProperties();
    reducedMotion.addEventListener('change', this.#followMotion);
    document.addEventListener('visibilitychange', this.#followVisibility);
    this.#language.follow();
    this.#surround();
  }

  disconnectedCallback() {
    reducedMotion.removeEventListener('change', this.#followMotion);
    document.removeEventListener('visibilitychange', this.#followVisibility);
    this.#language.leave();
    clearTimeout(this.#clock);
    // One that was only moved is connected again by then.
    queueMicrotask(() => this.isConnected || this.#model.close());
  }

  // The block's API.

  get addresses() { return this.#model.addresses?.map((address) => address.given) ?? null; }
  set addresses(value) { this.#model.addresses = value; }

  get selection() { return this.#model.selection?.given ?? null; }
  set selection(value) { this.#model.selection = value; }

  get timing() { return { ...this.#model.timing }; }
  set timing(value) { this.#model.timing = value; }

  get cartCount() { return this.#model.cartCount; }
  set cartCount(value) { this.#model.cartCount = value; }

  get searchPrompt() { return this.#model.searchPrompt; }
  set searchPrompt(value) { this.#model.searchPrompt = value; }

  // What is around the header.

  get locale() { return this.#own.locale ?? this.#language.tag; }
  set locale(value) { this.#surround({ locale: orNull(value, String) }); }

  get timeZone() { return this.#model.surroundings.timeZone; }
  set timeZone(value) {
    const timeZone = orNull(value, String);
    if (timeZone !== null) civilTime(new Date(), timeZone);
    this.#surround({ timeZone });
  }

  get hourCycle() { return this.#model.surroundings.hourCycle; }
  set hourCycle(value) {
    const hourCycle = value ?? null;
    if (!hourCycles.includes(hourCycle)) throw new RangeError('hourCycle is h12, h23 or null');
    this.#model.surround({ hourCycle });
  }

  get reduceMotion() { return this.#model.surroundings.reduceMotion; }
  set reduceMotion(value) { this.#surround({ reduceMotion: orNull(value, Boolean) }); }

  get now() { return this.#model.surroundings.now; }
  set now(value) { this.#model.surround({ now: value ?? (() => new Date()) }); }

  get locationProvider() {
    if (this.#own.locationProvider !== undefined) return this.#own.locationProvider;
    this.#here ??= BrowserLocation.here();
    return this.#here;
  }
  set locationProvider(value) { this.#own.locationProvider = value; }

  get onOpenSettings() { return this.#onOpenSettings; }
  set onOpenSettings(value) { this.#onOpenSettings = readClosure(value); }

  get describePlace() { return this.#describePlace; }
  set describePlace(value) { this.#describePlace = readClosure(value); }

  get server() { return new URL(this.getAttribute('server') ?? '/', document.baseURI).href; }
  set server(value) { setAttributes(this, { server: orNull(value, String) }); }

  get order() { return this.#order; }
  set order(value) { this.#order = { ...value }; }

  // What it shows and does.

  get snapshot() { return this.#model.snapshot(); }

  get timeToCheck() { return this.#model.timeToCheck; }

  perform(action) { return this.#model.perform(action); }

  /** Draws before the next frame, once for all that changes until then. */
  #draw() {
    if (this.#willDraw) return;
    this.#willDraw = true;
    queueMicrotask(() => this.#drawNow());
  }

  /** Draws what is not drawn yet. A listener may ask for it while a drawing moves the focus, which then goes on. */
  #drawNow() {
    if (!this.#willDraw || this.#isDrawing) return;
    this.#willDraw = false;
    this.#isDrawing = true;
    try {
      const snapshot = this.#model.snapshot();
      this.#view.update(snapshot, this.#model.words.tag);
      this.#drawAgainAt(snapshot.changesAt);
    } finally {
      this.#isDrawing = false;
    }
  }

  #drawAgainAt(second) {
    clearTimeout(this.#clock);
    if (second === null || !this.isConnected) return;
    const wait = Math.max(second * 1000 - this.now().getTime(), 1);
    this.#clock = setTimeout(() => this.#draw(), Math.min(wait, longestWaitMilliseconds));
  }

  #surround(changes = {}) {
    const own = Object.assign(this.#own, changes);
    this.#model.surround({
      locale: own.locale ?? this.#language.tag,
      timeZone: own.timeZone ?? zoneOfDevice(),
      reduceMotion: own.reduceMotion ?? reducedMotion.matches,
    });
  }

  /** Who checks addresses, brings the estimate up to date. */
  async #renewTiming(signal) {
    if (this.#model.closures.onSelect === this.#defaultCheck) await renewTiming(this, { signal });
  }

  #openSettings() {
    if (this.#onOpenSettings) this.#onOpenSettings();
    else this.#view.explainSettings(settingsHelp(this.#model.words.tag));
  }

  /** Properties that were set before the element was defined hide those of the class. */
  #takeUpEarlyProperties() {
    const names = [
      'addresses', 'selection', 'timing', 'cartCount', 'searchPrompt', ...closureNames, 'locale',
      'timeZone', 'hourCycle', 'reduceMotion', 'now', 'locationProvider', 'server', 'order',
      'onOpenSettings', 'describePlace',
    ];
    for (const name of names.filter((name) => Object.hasOwn(this, name))) {
      const value = this[name];
      delete this[name];
      try {
        this[name] = value;
      } catch (error) {
        // One mistake of the page does not take the others with it.
        reportError(error);
      }
    }
  }

  static {
    for (const name of closureNames) {
      Object.defineProperty(this.prototype, name, {
        configurable: true, enumerable: true,
        get() { return this.#model.closures[name]; },
        set(value) {
          const isDefault = name === 'onSelect' && value === undefined;
          this.#model.setClosure(name, isDefault ? this.#defaultCheck : value);
        },
      });
    }
  }
}

/** `value` as `read` makes it; null, as frameworks hand over what is not set as undefined. */
function orNull(value, read) {
  return value === null || value === undefined ? null : read(value);
}
