// SPDX-License-Identifier: MIT

import { AccessOff } from './location.js';

const denied = 1; // GeolocationPositionError.PERMISSION_DENIED

/** To the door, not older than a minute, and given up after half of one. */
const options = { enableHighAccuracy: true, maximumAge: 60_000, timeout: 30_000 };

/** The words of `PermissionState` in the words of the header. */
const permissions = { granted: 'authorized', denied: 'denied', prompt: 'notDetermined' };

/**
 * Where this device is, as the browser tells it.
 *
 * A browser asks for permission and looks for the device in one call. So `requestPermission` begins to look, and
 * `locate` waits for what that finds. Browsers without the Permissions API are asked each time.
 *
 * A search belongs to the attempt that began it, which is known by its signal: an attempt that was dropped or denied
 * leaves no old place, and no old answer, to the next.
 */
export class BrowserLocation {
  #geolocation;
  #status = null;
  #searches = new WeakMap();

  /** The location of this browser; null where there is none to be had. */
  static here() {
    const { geolocation } = navigator;
    return geolocation && isSecureContext ? new BrowserLocation(geolocation) : null;
  }

  constructor(geolocation) {
    this.#geolocation = geolocation;
    this.#watch();
  }

  get permission() {
    return permissions[this.#status?.state] ?? 'notDetermined';
  }

  /** Asks the person, unless that was answered before. */
  requestPermission({ signal }) {
    const search = this.#find();
    this.#searches.set(signal, search);
    const isAnswered = new AbortController();
    const answer = new Promise((resolve) => {
      this.#status?.addEventListener('change', () => resolve(this.permission), {
        signal: AbortSignal.any([signal, isAnswered.signal]),
      });
      search.then(
        () => resolve('authorized'),
        // A refusal without a "denied" is a question that was closed; other errors come after a yes.
        (error) => resolve(error.code === denied ? this.#answerToNo() : 'authorized'));
    });
    return answer.finally(() => isAnswered.abort());
  }

  /** Finds the device once. */
  async locate({ signal }) {
    try {
      const { coords } = await (this.#searches.get(signal) ?? this.#find());
      return { coordinate: [coords.longitude, coords.latitude], accuracyMeters: coords.accuracy };
    } catch (error) {
      throw error.code === denied ? new AccessOff() : error;
    }
  }

  #answerToNo() {
    return this.#status ? this.permission : 'denied';
  }

  #find() {
    return new Promise((resolve, reject) => {
      this.#geolocation.getCurrentPosition(resolve, reject, options);
    });
  }

  async #watch() {
    try {
      this.#status = await navigator.permissions.query({ name: 'geolocation' });
    } catch {
      // The permission stays as if nobody had been asked; asking then tells.
    }
  }
}
