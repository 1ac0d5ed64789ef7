// SPDX-License-Identifier: MIT

// What an app hands over may be anything: it is read once, here, and made a value that cannot change later.

/** A text; nothing for what is none. */
export function readText(value) {
  return typeof value === 'string' ? value : Number.isFinite(value) ? String(value) : '';
}

/** Whether there is anything to see in `text`: more than spaces, controls and invisible formatting. */
export function saysSomething(text) {
  return /[^\p{White_Space}\p{Cc}\p{Cf}\p{Cn}\p{Cs}]/u.test(text);
}

/** A whole number that is not negative, for what is counted. */
export function readCount(value) {
  const count = Math.trunc(Number(typeof value === 'symbol' ? NaN : value));
  return Number.isNaN(count) ? 0 : Math.min(Math.max(count, 0), Number.MAX_SAFE_INTEGER);
}

/** Longitude and latitude, in this order, as GeoJSON has them; null for what is no place. */
export function readCoordinate(value) {
  if (!Array.isArray(value) || value.length < 2) return null;
  const [longitude, latitude] = value;
  return Number.isFinite(longitude) && Number.isFinite(latitude)
    ? Object.freeze([longitude, latitude])
    : null;
}

/** An instant from a `Date` or an RFC 3339 text; null for what is none. */
export function readInstant(value) {
  if (typeof value !== 'string' && !(value instanceof Date)) return null;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** A length in metres; null for what is none. */
export function readMeters(value) {
  return Number.isFinite(value) && value >= 0 ? value : null;
}

/**
 * An address; null for what is none. `given` is what the app handed over, and gets back.
 *
 * `key` is the same for addresses that are the same in all; `shownLabel` and `shownLine` are null where the text
 * says nothing.
 */
export function readAddress(given) {
  if (given === null || typeof given !== 'object') return null;
  const address = {
    id: readText(given.id),
    label: readText(given.label),
    line: readText(given.line),
    symbol: readText(given.symbol) || 'mappin',
    coordinate: readCoordinate(given.coordinate),
    accuracyMeters: readMeters(given.accuracyMeters),
  };
  return Object.freeze({
    ...address,
    key: JSON.stringify(Object.values(address)),
    shownLabel: saysSomething(address.label) ? address.label : null,
    shownLine: saysSomething(address.line) ? address.line : null,
    given,
  });
}

/** The addresses of a list without those that are none; null, for those that load, where there is no list. */
export function readAddresses(given) {
  if (given === null || given === undefined) return null;
  if (!Array.isArray(given)) throw new TypeError('addresses is an array, or null while they load');
  return given.map(readAddress).filter((address) => address !== null);
}

/** When an order would arrive; what is left out is not known. */
export function readTiming(given) {
  return Object.freeze({
    estimate: readText(given?.estimate),
    scheduled: readInstant(given?.scheduled),
    window: readText(given?.window),
  });
}

/** A closure of the app; null takes its control away. */
export function readClosure(given) {
  if (given === null || given === undefined) return null;
  if (typeof given !== 'function') throw new TypeError('a closure is a function, or null');
  return given;
}

/** Whether two instants are the same, or both none. */
export function sameInstant(one, other) {
  return one?.getTime() === other?.getTime();
}
