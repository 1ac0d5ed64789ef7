// SPDX-License-Identifier: MIT
// What an app in TypeScript writes; each line under an expected error has to be one.

import { Refusal, postCheck, renewTiming, LocationHeaderElement } from '../../Web/location-header.js';
import type { Address, Outcome, Snapshot } from '../../Web/location-header.js';

interface Saved extends Address { readonly note: string }

const header = document.createElement('location-header');
const home: Saved = { id: 'home', label: 'Home', line: '221 Elm Street', coordinate: [-71.05, 42.36], note: 'ring' };

header.addresses = null;
header.addresses = [home];
header.selection = header.addresses?.[0] ?? null;
header.timing = { estimate: '25–35 min' };
header.timing = { scheduled: '2026-12-01T18:30:00-05:00', window: '18:30–19:00' };
header.cartCount = 2;
header.onSelect = async (address, { signal, time }) => {
  await fetch(`/check/${address.id}?at=${time?.toISOString() ?? 'now'}`, { signal });
  throw new Refusal('No', { remedies: [{ id: 'later', title: 'Later', schedule: new Date() }] });
};
header.onSelect = postCheck(header);
header.onSelect = undefined;
header.onUseCurrentLocation = async ([longitude, latitude], { accuracyMeters }) => (
  { id: 'here', label: 'Here', line: `${longitude}, ${latitude}`, accuracyMeters });
header.onSchedule = () => {};
header.onSchedule = async ({ signal }) => {
  await fetch('/slots', { signal });
  throw new Refusal('That time is full');
};
header.onSchedule = ({ signal }) => renewTiming(header, { signal });
header.describePlace = async ([longitude, latitude], { signal }) => {
  const answer = await fetch(`/near/${longitude}/${latitude}`, { signal });
  return answer.ok ? { id: 'near', label: '', line: await answer.text() } : null;
};
header.onCart = null;
header.addEventListener('selectionchange', ({ detail }) => console.log(detail.selection.label));
header.addEventListener('click', () => {});

const scheduled: Date | null = header.timing.scheduled;
const outcome: Promise<Outcome> = header.perform({ do: 'pick', id: 'home' });
const snapshot: Snapshot = header.snapshot;
const isElement: boolean = header instanceof LocationHeaderElement;
console.log(scheduled, outcome, snapshot.bag?.badge, isElement, header.server);

// @ts-expect-error: an address has a line.
header.selection = { id: 'home', label: 'Home' };
// @ts-expect-error: there are no other hour cycles.
header.hourCycle = 'h24';
// @ts-expect-error: a pick needs an id.
header.perform({ do: 'pick' });
// @ts-expect-error: nobody but the header makes snapshots.
header.snapshot = snapshot;
// @ts-expect-error: the event tells of a selection.
header.addEventListener('selectionchange', ({ detail }) => console.log(detail.address));
// @ts-expect-error: a place gives an address, not a text.
header.onUseCurrentLocation = async () => 'here';
