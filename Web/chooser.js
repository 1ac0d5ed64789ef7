// SPDX-License-Identifier: MIT

import { Attempt } from './attempt.js';
import { AccessOff, addressHere, permissionOf } from './location.js';
import { isCancellation, readRefusal } from './refusal.js';

/**
 * The sheet in which another address is picked, and the one thing that goes on in it.
 *
 * `activity` is null while it is closed; else its `kind` is `idle`, `checking` (an `address`), `locating` (a
 * `stage`), `refused` (an `address` and a `refusal`), `accessOff` or `notLocated` (a `refusal`).
 */
export class Chooser {
  #header;
  #attempt = null;

  activity = null;

  constructor(header) {
    this.#header = header;
  }

  /** The time for which the order is scheduled together with the address that is being checked, if it is new. */
  get time() { return this.#attempt?.time ?? null; }

  /** Opens it, unless the addresses are still loading: grey shapes are no button. */
  open() {
    if (this.activity !== null || this.#header.addresses === null) return false;
    this.#show({ kind: 'idle' });
    return true;
  }

  /** Closes it. Who does so during a check has thought better of it; a failure is forgotten. */
  close() {
    if (this.activity === null) return false;
    this.#drop();
    this.#show(null);
    return true;
  }

  /** Closes it, then calls `onAddAddress`. */
  addAddress() {
    const { onAddAddress } = this.#header.closures;
    return onAddAddress !== null && this.close() && this.#header.call(onAddAddress);
  }

  openSettings() {
    if (this.activity?.kind !== 'accessOff') return false;
    this.#header.call(this.#header.surroundings.openSettings);
    return true;
  }

  /**
   * Picks the address with this id after as many others with the same id, the saved ones first.
   *
   * The newest pick wins. Picking the row that is being checked waits for that same check; picking the selected
   * address closes the chooser and asks nothing.
   */
  pick(id, occurrence) {
    const header = this.#header;
    const address = [...header.listedAddresses, ...header.search.found].filter((one) => one.id === id)[occurrence];
    if (this.activity === null || address === undefined || !header.isShown(address)) return unavailable();
    const { kind, address: checked } = this.activity;
    if (kind === 'checking' && checked.key === address.key) return this.#attempt.outcome;
    if (address.key === header.selection?.key) {
      this.close();
      return Promise.resolve({ kind: 'selected', address: address.given });
    }
    return this.#check(address, address);
  }

  /** Takes a remedy of the refusal that is shown. */
  takeRemedy(id) {
    const failed = this.activity;
    const remedy = failed?.refusal?.remedies.find((one) => one.id === id);
    if (remedy === undefined || !this.#header.canTake(remedy)) return unavailable();
    if (remedy.opensBag) {
      this.close();
      this.#header.call(this.#header.closures.onCart);
      return Promise.resolve({ kind: 'backedOut' });
    }
    const isSaved = failed.kind === 'refused';
    if (remedy.deliverTo) {
      return isSaved
        ? this.#check(remedy.deliverTo, failed.address) : this.#checkFoundPlace(remedy.deliverTo);
    }
    return isSaved
      ? this.#check(failed.address, failed.address, remedy.schedule)
      : this.useCurrentLocation(remedy.schedule);
  }

  /**
   * Asks for permission if nobody ever did, finds the device once, and hands its coordinate to
   * `onUseCurrentLocation`, whose address becomes the selection without a run of `onSelect`.
   */
  useCurrentLocation(time = null) {
    const { words, closures, surroundings } = this.#header;
    const { onUseCurrentLocation } = closures;
    if (this.activity === null || onUseCurrentLocation === null) return unavailable();
    if (this.activity.kind === 'locating') return this.#attempt.outcome;
    const provider = surroundings.locationProvider();
    const permission = permissionOf(provider);
    if (permission === 'denied' || permission === 'servicesOff') {
      this.#drop();
      return Promise.resolve(this.#fail({ kind: 'accessOff' }));
    }
    const asks = permission !== 'authorized';
    const stage = asks ? 'waitingForPermission' : 'finding';
    return this.#begin({ kind: 'locating', stage }, time, {
      work: (signal) => addressHere({
        provider, asks, signal,
        granted: () => this.#show({ kind: 'locating', stage: 'finding' }),
        describe: (coordinate, accuracyMeters) => onUseCurrentLocation(
          coordinate, { signal, accuracyMeters, time: this.#header.timeToCheck }),
      }),
      failure: (error) => (AccessOff.is(error)
        ? { kind: 'accessOff' }
        : { kind: 'notLocated', refusal: readRefusal(error, words.notLocated) }),
    });
  }

  /** Backs out of the check or refusal of an address that is no longer shown. */
  forgetMissingAddress() {
    const row = this.activity?.address;
    if (row && !this.#header.isShown(row)) this.#backOut();
  }

  /** Backs out of the search or failure of a row that is no longer there. */
  forgetHiddenCurrentLocation() {
    const isOfRow = ['locating', 'accessOff', 'notLocated'].includes(this.activity?.kind);
    if (isOfRow && this.#header.closures.onUseCurrentLocation === null) this.#backOut();
  }

  /** Backs out of a remedy that is a time, when another time is chosen meanwhile. */
  forgetOtherTime() {
    if (this.time !== null) this.#backOut();
  }

  /** Checks `address` in the row of `row`, for an order at `time` where that is new, and selects it. */
  #check(address, row, time = null) {
    const { words, closures: { onSelect } } = this.#header;
    if (onSelect === null) {
      this.#drop();
      return Promise.resolve(this.#select(address, time));
    }
    return this.#begin({ kind: 'checking', address: row }, time, {
      work: (signal) => this.#ask(onSelect, address, signal),
      failure: (error) => (
        { kind: 'refused', address: row, refusal: readRefusal(error, words.notChecked) }),
    });
  }

  /** Checks `place`, which was offered in the stead of where the device is, and selects it. */
  #checkFoundPlace(place) {
    const { words, closures: { onSelect } } = this.#header;
    return this.#begin({ kind: 'locating', stage: 'finding' }, null, {
      work: (signal) => this.#ask(onSelect ?? (() => {}), place, signal),
      failure: (error) => ({ kind: 'notLocated', refusal: readRefusal(error, words.notChecked) }),
    });
  }

  async #ask(onSelect, address, signal) {
    await onSelect(address.given, { signal, time: this.#header.timeToCheck });
    return address;
  }

  /** Shows `activity` while `work` finds the address to select, and then what came of it. */
  #begin(activity, time, { work, failure }) {
    this.#drop();
    const attempt = new Attempt(time);
    this.#attempt = attempt;
    this.#show(activity);
    attempt.run(work, (result) => {
      // Not under way any more when the outside is told, which may begin another.
      this.#attempt = null;
      if (!('error' in result)) return this.#select(result.address, time);
      return isCancellation(result.error) ? this.#backOut() : this.#fail(failure(result.error));
    });
    return attempt.outcome;
  }

  #select(address, time) {
    this.#header.take(address, time);
    this.#show(null);
    this.#header.tellTaken(address, time);
    return { kind: 'selected', address: address.given };
  }

  /** Leaves the failure in the chooser, and the old address in place. */
  #fail(activity) {
    const message = activity.refusal?.message ?? this.#header.words.accessOff;
    this.#show(activity);
    this.#header.give({ haptic: 'error' });
    this.#header.give({ announcement: message });
    return { kind: 'refused', message };
  }

  /** Leaves the chooser open, with nothing under way and nothing to tell. */
  #backOut() {
    this.#drop();
    this.#show({ kind: 'idle' });
    return { kind: 'backedOut' };
  }

  /** Cancels what is under way; the caller says what is shown instead. */
  #drop() {
    const attempt = this.#attempt;
    this.#attempt = null;
    attempt?.drop();
  }

  #show(activity) {
    const wasOpen = this.activity !== null;
    this.activity = activity;
    if (activity === null) this.#header.search.forget();
    this.#header.changed();
    const isOpen = activity !== null;
    if (isOpen !== wasOpen) this.#header.tell('chooserchange', { isOpen });
  }
}

function unavailable() {
  return Promise.resolve({ kind: 'unavailable' });
}
