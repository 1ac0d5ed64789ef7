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
 */
export class BrowserLocation {
  #geolocation;
  #status = null;
  #search = null;

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
  requestPermission() {
    this.#search = this.#find();
    return new Promise((resolve) => {
      this.#status?.addEventListener('change', () => resolve(this.permission), { once: true });
      this.#search.then(
        () => resolve('authorized'),
        // A refusal without a "denied" is a question that was closed; other errors come after a yes.
        (error) => resolve(error.code === denied ? this.#answerToNo() : 'authorized'));
    });
  }

  /** Finds the device once. */
  async locate() {
    const search = this.#search ?? this.#find();
    this.#search = null;
    try {
      const { coords } = await search;
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
