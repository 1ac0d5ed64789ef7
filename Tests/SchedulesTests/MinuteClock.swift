// SPDX-License-Identifier: MIT

import Schedules

/// What the clocks of a zone show minute by minute: the oracle of booking, which scans where the library
/// calculates.
struct MinuteClock {
  /// Zones and days with changes of clocks: by an hour or half of one, at night, at midnight (Cairo, Santiago),
  /// over a whole day (Apia), or none.
  static let changes = [
    ("America/New_York", "2026-03-08"), ("America/New_York", "2026-11-01"),
    ("Europe/Berlin", "2026-10-25"), ("Australia/Lord_Howe", "2026-04-05"),
    ("Australia/Lord_Howe", "2026-10-04"), ("Africa/Cairo", "2026-04-24"),
    ("Africa/Cairo", "2026-10-29"), ("America/Santiago", "2026-09-06"),
    ("America/Havana", "2026-11-01"), ("Pacific/Apia", "2011-12-30"), ("Asia/Tokyo", "2026-06-15"),
  ]

  let zone: IANATimeZone
  /// The first minute.
  let start: Instant
  /// The days that are shown, in days since 1970.
  let days: [Int]
  /// The minutes that are shown, counted from 1970 on a clock without offset.
  let readings: [Int]

  /// The clock of change number `index` from some days before it to some days after it.
  init(change index: Int, daysBefore: Int, daysAfter: Int) throws {
    let (name, day) = Self.changes[index % Self.changes.count]
    zone = try IANATimeZone(identifier: name)
    let date = try CivilDate(parsing: day)
    start = zone.startOfDay(date.advanced(byDays: -daysBefore))
    var days: [Int] = []
    var readings: [Int] = []
    for minute in 0..<((daysBefore + daysAfter) * 1440) {
      let civil = zone.civil(at: start.advanced(bySeconds: Int64(minute * 60)))
      let day = civil.date.daysSince1970
      days.append(day)
      readings.append(day * 1440 + civil.time.hour * 60 + civil.time.minute)
    }
    (self.days, self.readings) = (days, readings)
  }

  func instant(_ minute: Int) -> Instant {
    start.advanced(bySeconds: Int64(minute * 60))
  }

  /// The minute in which `instant` lies.
  func minute(of instant: Instant) -> Int {
    Int(start.seconds(until: instant)) / 60
  }

  /// The last minute in which the clock shows `time` on day `day` or earlier.
  func lastMinute(showing time: Int, onDay day: Int) -> Int? {
    readings.lastIndex { $0 <= day * 1440 + time }
  }

  /// The first minute in which the clock shows `time` on day `day` or later.
  func firstMinute(showing time: Int, onDay day: Int) -> Int? {
    readings.firstIndex { $0 >= day * 1440 + time }
  }
}
