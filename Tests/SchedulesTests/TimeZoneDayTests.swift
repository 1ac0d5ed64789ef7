// SPDX-License-Identifier: MIT

import Schedules
import TestSupport
import Testing

@Suite("Days and years of time zones")
struct TimeZoneDayTests {
  @Test(arguments: MinuteClock.changes.indices)
  func `the first and last instants of a time are those that a scan finds`(change: Int) throws {
    let clock = try MinuteClock(change: change, daysBefore: 2, daysAfter: 3)
    let days = clock.days[1440]...clock.days[4 * 1440]
    for day in days {
      let date = CivilDate(daysSince1970: day)
      for minute in stride(from: 0, to: 1440, by: 10) {
        let time = try #require(CivilTime(hour: minute / 60, minute: minute % 60))
        let civil = CivilDateTime(date: date, time: time)
        let first = clock.zone.firstInstant(notBefore: civil)
        #expect(
          clock.firstMinute(showing: minute, onDay: day) == clock.minute(of: first), "\(civil)")
        let last = clock.zone.lastInstant(notAfter: civil)
        #expect(clock.lastMinute(showing: minute, onDay: day) == clock.minute(of: last), "\(civil)")
      }
      let instants = clock.zone.instants(of: date)
      let minutes = clock.minute(of: instants.lowerBound)..<clock.minute(of: instants.upperBound)
      #expect(Array(minutes) == clock.days.indices.filter { clock.days[$0] == day }, "\(date)")
    }
  }

  /// United States since 2007: summer time from the second Sunday of March to the first of November, at 02:00;
  /// before and after 2037, where files end, and 2100, where the index does.
  @Test(arguments: [2007, 2036, 2037, 2038, 2099, 2100, 2101, 2500])
  func `the law goes on beyond the changes of the file`(year: Int) throws {
    let zone = try IANATimeZone(identifier: "America/New_York")
    func sunday(_ position: Int, month: Int) throws -> CivilDate {
      let first = try #require(CivilDate(year: year, month: month, day: 1))
      return first.advanced(byDays: 7 - first.weekday.rawValue + (position - 1) * 7)
    }
    // 02:00 EST is 07:00 UTC, 02:00 EDT is 06:00 UTC.
    for (date, hour, before, after) in [
      (try sunday(2, month: 3), 7, -5, -4), (try sunday(1, month: 11), 6, -4, -5),
    ] {
      let change = Instant(secondsSince1970: Int64(date.daysSince1970 * 86_400 + hour * 3600))
      #expect(zone.offsetSeconds(at: change.advanced(bySeconds: -1)) == before * 3600)
      #expect(zone.offsetSeconds(at: change) == after * 3600)
    }
  }
}
