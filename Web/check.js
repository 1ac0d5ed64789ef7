// SPDX-License-Identifier: MIT

import { remediesOf } from './offers.js';
import { Refusal } from './refusal.js';
import { readText, sameInstant } from './values.js';

/** A check that takes longer has failed: the person can try again. */
const timeoutMilliseconds = 15_000;

/**
 * The `onSelect` that an element has until another is set: asks a Doorstep server whether it delivers there.
 *
 * It posts `coordinate`, `accuracyMeters`, `scheduledFor`, `locale` and the members of `element.order` as JSON to
 * `v1/check` below `element.server`, and reads the quote that comes back, as `doorstep check --json` prints it.
 * A yes brings `element.timing` up to date; anything else is a `Refusal` with the first reason and what would
 * turn it.
 *
 * @param {object} element Has what `LocationHeaderElement` has of the
 *   order and of what is around it.
 */
export function postCheck(element) {
  return async (address, { signal }) => {
    let time;
    let quote;
    do {
      time = element.timeToCheck;
      quote = await ask(element, address, time, signal);
      signal.throwIfAborted();
      // Asked again for a time that was chosen meanwhile.
    } while (!sameInstant(time, element.timeToCheck));
    if (quote.deliverable !== 'yes') throw refusal(quote, address, element);
    const text = readText(quote.estimate?.text);
    element.timing = {
      ...element.timing, ...(time === null ? { estimate: text } : { window: text }),
    };
  };
}

async function ask(element, address, time, signal) {
  const response = await fetch(new URL('v1/check', element.server), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept': 'application/json' },
    body: JSON.stringify({
      coordinate: address.coordinate,
      accuracyMeters: address.accuracyMeters ?? undefined,
      scheduledFor: time?.toISOString(),
      locale: element.locale,
      ...element.order,
    }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
  });
  if (!response.ok) throw new Error(`the check was answered with ${response.status}`);
  const quote = await response.json();
  if (!['yes', 'no', 'depends'].includes(quote?.deliverable)) throw new Error('the answer is no quote');
  return quote;
}

function refusal(quote, address, element) {
  return new Refusal(readText(quote.reasons?.[0]?.message), {
    remedies: remediesOf(quote.alternatives),
    accuracyMeters: quote.deliverable === 'depends' ? address.accuracyMeters : null,
  });
}
