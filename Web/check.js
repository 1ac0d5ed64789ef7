// SPDX-License-Identifier: MIT

import { addressNotFound } from './check-words.js';
import { remediesOf } from './offers.js';
import { Refusal } from './refusal.js';
import { readCoordinate, readText, sameInstant } from './values.js';
import { wordsFor } from './words.js';

/** A check that takes longer has failed: the person can try again. */
const timeoutMilliseconds = 15_000;

/**
 * The `onSelect` that an element has until another is set: asks a Doorstep server whether it delivers there.
 *
 * It posts `coordinate`, `accuracyMeters`, `scheduledFor`, `locale` and the members of `element.order` as JSON to
 * `v1/check` below `element.server`, and reads the quote that comes back, as `doorstep check --json` prints it.
 * A yes brings `element.timing` up to date, which `timingchange` tells; anything else is a `Refusal` with the first
 * reason and what would turn it, also a place nearby that `element.describePlace` gives an address of.
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
    if (quote.deliverable !== 'yes') {
      const describe = (coordinate) => element.describePlace?.(coordinate, { signal });
      throw refusal(
        quote, address, await remediesOf(quote.alternatives, describe, wordsFor(element.locale)));
    }
    take(element, time, quote);
  };
}

/**
 * Brings `element.timing` up to date for its chosen address, as after another time was chosen.
 *
 * What is chosen meanwhile is what counts. Without a chosen address nothing changes. Whoever cannot be told an
 * estimate is told none, not an old one.
 *
 * @param {AbortSignal} [options.signal] Aborts when nobody waits for it any more.
 * @throws {Refusal} where the address cannot be reached then.
 */
export async function renewTiming(element, { signal = new AbortController().signal } = {}) {
  const { selection, timing: { scheduled } } = element;
  if (selection === null) return;
  let quote = null;
  let failure = null;
  try {
    quote = await ask(element, selection, scheduled, signal);
    if (quote.deliverable !== 'yes') failure = refusal(quote, selection, []);
  } catch (error) {
    failure = error;
  }
  signal.throwIfAborted();
  if (element.selection !== selection || !sameInstant(element.timing.scheduled, scheduled)) {
    await renewTiming(element, { signal });
    return;
  }
  take(element, scheduled, failure === null ? quote : null);
  if (failure !== null) throw failure;
}

/** Shows how long a delivery takes: the minutes of an order now, or the window of one for `time`, never both. */
function take(element, time, quote) {
  const { scheduled, ...old } = element.timing;
  const text = readText(quote?.estimate?.text);
  const [estimate, window] = time === null ? [text, ''] : ['', text];
  if (estimate === old.estimate && window === old.window) return;
  element.timing = { scheduled, estimate, window };
  // Once it is drawn.
  queueMicrotask(() => {
    element.dispatchEvent(new CustomEvent('timingchange', { detail: { timing: element.timing } }));
  });
}

async function ask(element, address, time, signal) {
  const coordinate = readCoordinate(address.coordinate);
  if (coordinate === null) throw new Refusal(addressNotFound(wordsFor(element.locale).tag));
  const response = await fetch(new URL('v1/check', element.server), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept': 'application/json' },
    body: JSON.stringify({
      coordinate,
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

function refusal(quote, address, remedies) {
  return new Refusal(readText(quote.reasons?.[0]?.message), {
    remedies,
    accuracyMeters: quote.deliverable === 'depends' ? address.accuracyMeters : null,
  });
}
