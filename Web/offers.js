// SPDX-License-Identifier: MIT

import { readInstant, readText } from './values.js';

/** The kinds of changes that are made in the bag. */
const ofBasket = ['leaveOut', 'takeOutItems', 'reduceWeight', 'takeFromBasket', 'addToBasket'];

/**
 * What the `alternatives` of a quote are under a row, in the words that they bring along.
 *
 * A time can be taken, and what is mended in the bag opens it; the others are only told, because the header has no
 * address for a place nearby.
 */
export function remediesOf(alternatives) {
  if (!Array.isArray(alternatives)) return [];
  return alternatives.map((alternative, index) => {
    const changes = Array.isArray(alternative?.changes) ? alternative.changes : [];
    const [first] = changes;
    return {
      id: String(index),
      title: readText(alternative?.message),
      schedule: changes.length === 1 && first?.kind === 'deliverAt' ? readInstant(first.instant) : null,
      opensBag: changes.length > 0 && changes.every((change) => ofBasket.includes(change?.kind)),
    };
  });
}
