// SPDX-License-Identifier: MIT

import { readAddress, readCoordinate, readMeters, readText } from './values.js';

/** The person, or the device, keeps the location to itself. */
export class AccessOff extends Error {
  #isAccessOff = true;

  /** Whether `error`, which may be anything, is one; a proxy is not asked. */
  static is(error) {
    return Object(error) === error && #isAccessOff in error;
  }
}

/** What `provider` says of the permission at this moment; none at all is as good as off. */
export function permissionOf(provider) {
  try {
    return provider === null ? 'servicesOff' : readText(provider.permission);
  } catch {
    return 'notDetermined';
  }
}

/**
 * The address of where this device is.
 *
 * @param provider Finds the device, after it asked for permission where `asks` says so.
 * @param granted Is called once the person said yes.
 * @param describe Turns the coordinate, and how exactly it is known in metres or null, into the address.
 * @throws {AccessOff} where the person says no.
 */
export async function addressHere({ provider, asks, granted, describe, signal }) {
  if (asks) {
    requireAccess(await provider.requestPermission({ signal }));
    // Nobody waits for the answer when another pick came meanwhile.
    signal.throwIfAborted();
    granted();
  }
  const fix = await provider.locate({ signal });
  signal.throwIfAborted();
  const coordinate = readCoordinate(fix?.coordinate);
  if (coordinate === null) throw new Error('the device gave no place');
  const address = readAddress(await describe(coordinate, readMeters(fix.accuracyMeters)));
  if (address === null) throw new Error('onUseCurrentLocation gave no address');
  return address;
}

function requireAccess(permission) {
  if (permission === 'authorized') return;
  if (permission === 'denied' || permission === 'servicesOff') throw new AccessOff();
  throw new DOMException('the question was left unanswered', 'AbortError');
}
