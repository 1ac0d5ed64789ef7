// SPDX-License-Identifier: MIT

import { secondsOfDay, timeInWords } from './clock.js';
import { saysSomething } from './values.js';

/**
 * All that a front end draws, says or lets feel, as values; `docs/HEADER.md` lists the members.
 *
 * @param {HeaderModel} model
 * @param {object[]} feedback What is to be felt and heard that was not before.
 * @param {number} lastFeedback The number of the newest feedback.
 */
export function snapshotOf(model, feedback, lastFeedback) {
  const { locale, reduceMotion } = model.surroundings;
  return {
    locale,
    direction: model.words.isRightToLeft ? 'rtl' : 'ltr',
    reduceMotion,
    address: addressButton(model),
    search: searchField(model),
    pill: pill(model),
    bag: bag(model),
    chooser: chooser(model),
    feedback,
    lastFeedback,
    changesAt: changesAt(model),
  };
}

function addressButton({ addresses, selection, words, surroundings }) {
  const button = {
    caption: words.deliverTo, label: null, line: null, accuracy: null, isPlaceholder: false,
    skeleton: null,
  };
  const spoken = (...texts) => words.spoken(words.deliverTo, ...texts);
  if (addresses === null) {
    const skeleton = { shapes: ['label', 'line'], shimmers: !surroundings.reduceMotion };
    return { ...button, skeleton, accessibilityText: spoken(words.loadingAddresses) };
  }
  if (selection === null) {
    const label = words.chooseAddress;
    return { ...button, label, isPlaceholder: true, accessibilityText: spoken(label) };
  }
  const [label, line] = words.textsOf(selection);
  const isSaved = addresses.some((address) => address.id === selection.id);
  const accuracy = isSaved ? null : accuracyOf(selection, words);
  return { ...button, label, line, accuracy, accessibilityText: spoken(label, line, accuracy) };
}

function searchField({ searchPrompt, words, closures }) {
  if (closures.onSearch === null) return null;
  const prompt = searchPrompt === '' ? words.search : searchPrompt;
  return { prompt, accessibilityText: saysSomething(prompt) ? prompt : words.search };
}

function pill({ timing, schedulingFailure: failure, words, closures, surroundings }) {
  const isScheduled = timing.scheduled !== null;
  const text = isScheduled ? timeInWords(timing.scheduled, words, surroundings) : words.now;
  const estimate = isScheduled ? timing.window : timing.estimate;
  const isMenu = closures.onSchedule !== null;
  const menu = [
    { id: 'now', title: words.now, isSelected: !isScheduled },
    { id: 'schedule', title: words.schedule, isSelected: isScheduled },
  ];
  return {
    text,
    estimate: saysSomething(estimate) ? estimate : null,
    isMenu,
    menu: isMenu ? menu : [],
    status: failure === null ? null : { text: failure, color: 'danger' },
    accessibilityText: words.spoken(words.deliveryTime, text, failure),
  };
}

/** When the pill reads otherwise by itself: as the day of the scheduled time begins, or ends. */
function changesAt({ timing: { scheduled }, surroundings: { now, timeZone } }) {
  if (scheduled === null) return null;
  const today = now().getTime() / 1000;
  return secondsOfDay(scheduled, timeZone).find((second) => second > today) ?? null;
}

function bag({ cartCount, words, closures }) {
  if (closures.onCart === null) return null;
  return {
    count: cartCount,
    badge: cartCount === 0 ? null : words.localized(String(cartCount)),
    accessibilityText: words.spoken(words.bag, words.countOfItems(cartCount)),
  };
}

function chooser(model) {
  const { words, closures } = model;
  return {
    isOpen: model.activity !== null,
    title: words.chooseAddress,
    closeTitle: words.close,
    rowsTitle: words.savedAddresses,
    rows: rows(model).saved,
    search: closures.onFind === null ? null : search(model),
    currentLocation: closures.onUseCurrentLocation === null ? null : currentLocation(model),
    addAddress: closures.onAddAddress === null ? null : { title: words.addAddress, symbol: 'plus' },
  };
}

function search(model) {
  const { words, search: { query, state, message } } = model;
  const { saved, found } = rows(model);
  const isInVain = saysSomething(query) && saved.length === 0 && found.length === 0;
  const status = {
    searching: { text: words.searching, color: 'textSecondary' },
    failed: { text: message, color: 'danger' },
    idle: isInVain ? { text: words.nothingFound, color: 'textSecondary' } : null,
  }[state];
  return { prompt: words.search, query, state, status, rowsTitle: words.foundAddresses, rows: found };
}

/**
 * The rows of saved addresses with all words that are searched for, and of others that were found.
 *
 * At most one is selected: the selection, else the first that has its id, because it was edited.
 */
function rows(model) {
  const { listedAddresses, selection, search: { found } } = model;
  const addresses = [...listedAddresses, ...found];
  const selected = addresses.find((address) => address.key === selection?.key)
    ?? addresses.find((address) => address.id === selection?.id);
  const occurrences = new Map();
  const all = addresses.map((address) => {
    const occurrence = occurrences.get(address.id) ?? 0;
    occurrences.set(address.id, occurrence + 1);
    return row(model, address, occurrence, address === selected);
  });
  return {
    saved: all.filter((_, index) => index < listedAddresses.length && model.isShown(addresses[index])),
    found: all.slice(listedAddresses.length),
  };
}

function row(model, address, occurrence, isSelected) {
  const { activity, words } = model;
  const [label, line] = words.textsOf(address);
  const isBusy = activity?.address?.key === address.key;
  let state = 'idle';
  let status = null;
  let remedies = [];
  if (isBusy && activity.kind === 'checking') {
    state = 'checking';
    status = { text: words.checking, color: 'textSecondary' };
  } else if (isBusy && activity.kind === 'refused') {
    state = 'refused';
    status = { text: activity.refusal.message, color: 'danger' };
    remedies = shownRemedies(activity.refusal, model);
  }
  return {
    id: address.id, occurrence, label, line, symbol: address.symbol, isSelected, state, status, remedies,
    accessibilityText: words.spoken(label, line, isSelected ? words.selected : null, status?.text),
  };
}

function currentLocation(model) {
  const { activity, words } = model;
  const refusal = activity?.kind === 'notLocated' ? activity.refusal : null;
  const [state, text, color] = stateOfLocation(activity, words);
  const accuracy = refusal && accuracyOf(refusal, words);
  return {
    title: words.useCurrentLocation,
    symbol: 'location',
    state,
    status: text === null ? null : { text, color },
    accuracy,
    openSettings: state === 'accessOff' ? words.openSettings : null,
    remedies: refusal ? shownRemedies(refusal, model) : [],
    accessibilityText: words.spoken(words.useCurrentLocation, text, accuracy),
  };
}

function stateOfLocation(activity, words) {
  switch (activity?.kind) {
    case 'locating':
      return activity.stage === 'finding'
        ? ['finding', words.finding, 'textSecondary']
        : ['waitingForPermission', words.waitingForPermission, 'textSecondary'];
    case 'accessOff': return ['accessOff', words.accessOff, 'danger'];
    case 'notLocated': return ['failed', activity.refusal.message, 'danger'];
    default: return ['idle', null, null];
  }
}

function shownRemedies(refusal, model) {
  return refusal.remedies.map((remedy) => (
    { id: remedy.id, title: remedy.title, isAction: model.canTake(remedy) }));
}

function accuracyOf({ accuracyMeters }, words) {
  return accuracyMeters === null ? null : words.accuracyOf(accuracyMeters);
}
