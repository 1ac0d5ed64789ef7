// SPDX-License-Identifier: MIT

import { readAddress, readCoordinate, readInstant, readText } from './values.js';

/** The kinds of changes that are made in the bag. */
const ofBasket = ['leaveOut', 'takeOutItems', 'reduceWeight', 'takeFromBasket', 'addToBasket'];

/**
 * What the `alternatives` of a quote are under a row, in the words that they bring along.
 *
 * A time can be taken, what is mended in the bag opens it, and a place nearby can be picked where it has an address;
 * the others are only told.
 *
 * @param describe Gives the address of a coordinate, or null.
 * @param words Those of the language in which they are told.
 */
export async function remediesOf(alternatives, describe, words) {
  if (!Array.isArray(alternatives)) return [];
  return Promise.all(alternatives.map(async (alternative, index) => {
    const changes = Array.isArray(alternative?.changes) ? alternative.changes : [];
    const only = changes.length === 1 ? changes[0] : null;
    const deliverTo = only?.kind === 'deliverNearby' ? await placeAt(only.coordinate, describe) : null;
    const message = readText(alternative?.message);
    return {
      id: String(index),
      title: deliverTo === null ? message : words.spoken(message, nameOf(deliverTo, words)),
      schedule: only?.kind === 'deliverAt' ? readInstant(only.instant) : null,
      deliverTo,
      opensBag: changes.length > 0 && changes.every((change) => ofBasket.includes(change?.kind)),
    };
  }));
}

/** The address of a place nearby, to be delivered to at that very place; null for one that nobody can describe. */
async function placeAt(given, describe) {
  const coordinate = readCoordinate(given);
  if (coordinate === null) return null;
  try {
    const place = await describe(coordinate);
    return readAddress(place) === null ? null : { ...place, coordinate };
  } catch {
    return null;
  }
}

function nameOf(place, words) {
  const { shownLabel, shownLine } = readAddress(place);
  return words.isolated(shownLine ?? shownLabel ?? '');
}
