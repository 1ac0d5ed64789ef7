#!/usr/bin/env node
// SPDX-License-Identifier: MIT
//
// Writes what ICU says of ranges of minutes and of times of day, tab-separated, for
// Tests/Fixtures/CustomerWords/ranges.tsv:
//
//     node scripts/generate-cldr-ranges.mjs > Tests/Fixtures/CustomerWords/ranges.tsv
//
// Needs a Node.js with full ICU (`node -p process.versions.cldr`); the fixture is of CLDR 48.

const locales = [
  "ar", "ar-EG", "ar-SA", "ar-MA", "de", "de-AT", "de-CH", "en", "en-US", "en-GB", "en-IE", "en-AU",
  "en-NZ", "en-CA", "es", "es-MX", "es-US", "fr", "fr-CA", "fr-CH", "ja", "pt", "pt-BR", "pt-PT",
];
/** Tuesday, 1 December 2026. */
const day = Date.UTC(2026, 11, 1);
const windows = [["18:30", "19:00"], ["11:45", "12:15"], ["09:05", "09:35"], ["00:00", "00:30"]];
const instant = (time) => {
  const [hours, minutes] = time.split(":").map(Number);
  return day + (hours * 60 + minutes) * 60_000;
};

for (const locale of locales) {
  const minutes = new Intl.NumberFormat(locale, { style: "unit", unit: "minute", unitDisplay: "short" });
  for (const [from, until] of [[25, 35], [5, 10]]) {
    console.log(`minutes\t${locale}\t${from}-${until}\t${minutes.formatRange(from, until)}`);
  }
  const options = { timeZone: "UTC", hour: "numeric", minute: "2-digit" };
  const clock = new Intl.DateTimeFormat(locale, options);
  const weekday = new Intl.DateTimeFormat(locale, { ...options, weekday: "short" });
  for (const [from, until] of windows) {
    const range = [instant(from), instant(until)];
    console.log(`clock\t${locale}\t${from}-${until}\t${clock.formatRange(...range)}`);
    console.log(`weekday\t${locale}\t${from}-${until}\t${weekday.formatRange(...range)}`);
  }
}
