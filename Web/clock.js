// SPDX-License-Identifier: MIT

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const formats = new Map();

/** The IANA zone of this device. */
export const zoneOfDevice = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The date and time of `instant` on the clock of `timeZone`; weekdays count from 0 for Monday.
 *
 * @throws {RangeError} for a zone that the browser does not know.
 */
export function civilTime(instant, timeZone) {
  const parts = {};
  for (const { type, value } of format(timeZone).formatToParts(instant)) parts[type] = value;
  return {
    date: `${parts.era} ${parts.year}-${parts.month}-${parts.day}`,
    weekday: weekdays.indexOf(parts.weekday),
    hour: Number(parts.hour),
    minute: Number(parts.minute),
  };
}

/** `instant` in words: a time today, or the weekday and time. */
export function timeInWords(instant, words, { now, timeZone, hourCycle }) {
  const moment = civilTime(instant, timeZone);
  return moment.date === civilTime(now(), timeZone).date
    ? words.time(moment, hourCycle) : words.dayAndTime(moment, hourCycle);
}

function format(timeZone) {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone, era: 'short', year: 'numeric', month: '2-digit', day: '2-digit', weekday: 'short',
      hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}
