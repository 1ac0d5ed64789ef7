// SPDX-License-Identifier: MIT

import { Refusal, postCheck } from './location-header.js';

const header = document.querySelector('location-header');
const form = document.querySelector('form');
const output = document.querySelector('output');

const addresses = [
  { id: 'home', label: 'Home', line: '221 Elm Street, Apt 4', symbol: 'house', coordinate: [-71.0552, 42.3601] },
  { id: 'work', label: 'Work', line: '18 Harbor Street, Floor 3', symbol: 'briefcase', coordinate: [-71.0421, 42.353] },
  { id: 'sams', label: 'Sam’s', line: '40 Beech Road', symbol: 'person', coordinate: [-71.119, 42.3736] },
];

/** Where a Doorstep server answers, such as `/` on a page that comes from one; without it this page plays the server. */
const server = new URLSearchParams(location.search).get('server');

header.addresses = addresses;
header.selection = addresses[0];
header.cartCount = 2;
header.searchPrompt = 'Search restaurants';
if (server === null) {
  header.timing = { estimate: '25–35 min' };
  header.onSelect = pretendToCheck;
} else {
  header.server = server;
}
header.onUseCurrentLocation = async (coordinate, { signal }) => {
  const address = { id: 'here', label: 'Current location', line: coordinate.join(', '), coordinate };
  await (server === null ? pretendToCheck : postCheck(header))(address, { signal });
  return address;
};
header.onAddAddress = () => say('Here your form for a new address opens.');
header.onSchedule = () => {
  header.timing = { ...header.timing, scheduled: tonight(), window: '18:30–19:00' };
};
header.onSearch = () => say('Here your search opens.');
header.onCart = () => say('Here your bag opens.');
header.addEventListener('selectionchange', ({ detail }) => say(`Deliver to ${detail.selection.label}.`));

form.addEventListener('input', () => {
  header.locale = form.elements.locale.value;
  document.documentElement.style.colorScheme = form.elements.scheme.value;
  header.addresses = form.elements.loading.checked ? null : addresses;
});

function say(sentence) {
  output.textContent = sentence;
}

/** Refuses Sam's, unless it is for later. */
async function pretendToCheck(address, { signal, time }) {
  await pause(900, signal);
  if (address.id === 'sams' && time === null) {
    throw new Refusal('We don’t deliver there yet', {
      remedies: [{ id: 'later', title: 'Deliver tonight', schedule: tonight() }],
    });
  }
}

/** Today, at half past six in the evening. */
function tonight() {
  const time = new Date();
  time.setHours(18, 30, 0, 0);
  return time;
}

/** Waits, as a server would let us; ends at once when nobody waits any more. */
function pause(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
