// SPDX-License-Identifier: MIT

import { readAddress, readInstant, readMeters, readText, saysSomething } from './values.js';

/**
 * The error of `onSelect` and `onUseCurrentLocation` whose message is written for people: it stays in the row.
 *
 * Of every other error a general sentence is told, because "Failed to fetch" helps nobody; an `AbortError`
 * backs out without a word. It is known by its name, so a `Refusal` of another copy of this module is one too.
 */
export class Refusal extends Error {
  /**
   * @param {string} message The sentence.
   * @param {object} [options]
   * @param {object[]} [options.remedies] What would make it deliverable, the least effort first: each has `id`,
   *   `title`, and at most one of `schedule` (a `Date`), `deliverTo` (an address), `opensBag` (true).
   * @param {number} [options.accuracyMeters] How far the true place may be, where the answer depends on it.
   */
  constructor(message, { remedies = [], accuracyMeters = null } = {}) {
    super(message);
    this.name = 'Refusal';
    this.remedies = remedies;
    this.accuracyMeters = accuracyMeters;
  }
}

/** Whether `error`, which may be anything, backs out of a pick quietly. */
export function isCancellation(error) {
  return nameOf(error) === 'AbortError';
}

/** What a row tells of `error`, which may be anything: what it explains, or `general`. */
export function readRefusal(error, general) {
  const silent = { message: general, remedies: [], accuracyMeters: null };
  if (nameOf(error) !== 'Refusal') return silent;
  try {
    return {
      message: readText(error.message) || general,
      remedies: readRemedies(error.remedies),
      accuracyMeters: readMeters(error.accuracyMeters),
    };
  } catch {
    // One of its members is a trap.
    return silent;
  }
}

function nameOf(error) {
  try {
    return readText(error?.name);
  } catch {
    return '';
  }
}

function readRemedies(given) {
  if (!Array.isArray(given)) return [];
  return given.map(readRemedy).filter((remedy) => remedy !== null && saysSomething(remedy.title));
}

function readRemedy(given) {
  if (given === null || typeof given !== 'object') return null;
  return {
    id: readText(given.id),
    title: readText(given.title),
    schedule: readInstant(given.schedule),
    deliverTo: readAddress(given.deliverTo),
    opensBag: given.opensBag === true,
  };
}
