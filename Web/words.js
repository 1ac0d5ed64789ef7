// SPDX-License-Identifier: MIT

import { languages } from './languages.js';

/** No BCP 47 tag that means anything is longer. */
const longestTag = 64;

/** Halfway around the globe, with room to spare. */
const tooFarMeters = 1e8;

/**
 * The words for a BCP 47 tag, found as RFC 4647 §3.4 looks things up: `de-AT-1996` is served by `de-AT`, then by
 * `de`; what is in none of the languages, by English.
 */
export function wordsFor(tag) {
  const subtags = tag.slice(0, longestTag).toLowerCase().split(/[-_]+/).filter((part) => part !== '');
  while (subtags.length > 0) {
    const found = subtags.join('-');
    if (Object.hasOwn(languages, found)) return new Words(found, languages[found]);
    subtags.pop();
  }
  return new Words('en', languages.en);
}

/** Every word that the header says by itself, in one language, and how figures are written with it. */
class Words {
  constructor(tag, language) {
    Object.assign(this, language);
    /** The tag of the language that they are in. */
    this.tag = tag;
  }

  /** The `parts` of a control in reading order, empty ones left out. */
  spoken(...parts) {
    return parts.filter((part) => part).join(this.separator);
  }

  /** `text`, which may run the other way, within a sentence that runs from right to left. */
  isolated(text) {
    return this.isRightToLeft && text !== '' ? `\u2068${text}\u2069` : text;
  }

  /** The texts of `address` that say something, its label never missing together with its line. */
  textsOf({ shownLabel, shownLine }) {
    return shownLabel === null && shownLine === null
      ? [this.unnamedAddress, null] : [shownLabel, shownLine];
  }

  /** `text` with the digits 0 to 9 written as they are here. */
  localized(text) {
    const digits = [...this.digits];
    return digits[0] === '0' ? text : text.replace(/[0-9]/g, (digit) => digits[digit]);
  }

  /** "1 item", "2 items". */
  countOfItems(count) {
    const form = this.items[this.#category(count)] ?? this.items.other ?? '#';
    return this.localized(form.replaceAll('#', String(count)));
  }

  /** "Accurate to 65 m"; null for what is no distance on the globe. */
  accuracyOf(meters) {
    const distance = this.distance(meters);
    return distance === null ? null : this.localized(filled(this.accuracy, { distance }));
  }

  /** "65 m"; null for what is no distance on the globe. */
  distance(meters) {
    const words = this.distances;
    if (!(meters >= 0 && meters < tooFarMeters)) return null;
    if (meters <= words.longestSmallMeters) {
      const steps = Math.ceil(meters / words.smallMeters / words.smallStep);
      return words.small.replaceAll('#', String(steps * words.smallStep));
    }
    const tenths = Math.round((meters / words.bigMeters) * 10);
    const fraction = tenths % 10 === 0 ? '' : `${words.decimal}${tenths % 10}`;
    return words.big.replaceAll('#', `${Math.trunc(tenths / 10)}${fraction}`);
  }

  /** A time of day, for example "18:30" or "6:30 PM"; `hourCycle` is h12, h23, or null to go by the language. */
  time(moment, hourCycle) {
    return this.localized(this.#time(moment, hourCycle));
  }

  /** A day and a time of it, for example "Tue 18:30". */
  dayAndTime(moment, hourCycle) {
    const { clock } = this;
    const pattern = this.#isOfTwelveHours(hourCycle)
      ? clock.dayAndTwelveHours : clock.dayAndTwentyFourHours;
    return this.localized(
      filled(pattern, { E: clock.weekdays[moment.weekday], t: this.#time(moment, hourCycle) }));
  }

  #time({ hour, minute }, hourCycle) {
    const { clock } = this;
    return filled(this.#isOfTwelveHours(hourCycle) ? clock.twelveHours : clock.twentyFourHours, {
      HH: twoDigits(hour), H: String(hour), h: String(((hour + 11) % 12) + 1), K: String(hour % 12),
      mm: twoDigits(minute), a: hour < 12 ? clock.am : clock.pm,
    });
  }

  #isOfTwelveHours(hourCycle) {
    return hourCycle === null ? this.clock.isOfTwelveHours : hourCycle === 'h12';
  }

  /** The category of a number by CLDR's cardinal rules, told from the forms there are. */
  #category(count) {
    if (this.items.zero !== undefined) return arabicCategory(count);
    if (count === 1 || (count === 0 && this.zeroCountsAsOne)) return 'one';
    return count !== 0 && count % 1_000_000 === 0 ? 'many' : 'other';
  }
}

/** `pattern` with each `{name}` replaced by the value of that name; others stay as they are. */
function filled(pattern, values) {
  return pattern.replace(/\{([^}]*)\}/g, (all, name) =>
    Object.hasOwn(values, name) ? values[name] : all);
}

function twoDigits(number) {
  return String(number).padStart(2, '0');
}

function arabicCategory(count) {
  if (count <= 2) return ['zero', 'one', 'two'][count];
  const rest = count % 100;
  if (rest >= 3 && rest <= 10) return 'few';
  return rest >= 11 ? 'many' : 'other';
}
