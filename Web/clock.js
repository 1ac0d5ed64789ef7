// SPDX-License-Identifier: MIT

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const formats = new Map();

/** More than any day has, however clocks are changed. */
const longestDaySeconds = 50 * 3600;

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

/** The first second of the day of `instant` on the clock of `timeZone`, and that of the next, since 1970. */
export function secondsOfDay(instant, timeZone) {
  const { date } = civilTime(instant, timeZone);
  const second = Math.floor(instant.getTime() / 1000);
  const isThatDay = (other) => civilTime(new Date(other * 1000), timeZone).date === date;
  return [
    firstSecond(second - longestDaySeconds, second, isThatDay),
    firstSecond(second, second + longestDaySeconds, (other) => !isThatDay(other)),
  ];
}

/** The first second after `before`, up to `last`, of which `isReached` is true, as it is of `last`. */
function firstSecond(before, last, isReached) {
  let [low, high] = [before, last];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isReached(middle)) high = middle;
    else low = middle;
  }
  return high;
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
