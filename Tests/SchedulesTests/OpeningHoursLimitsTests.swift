// SPDX-License-Identifier: MIT

import Schedules
import Testing

/// Opening hours where time itself ends.
@Suite("Opening hours at the ends of time")
struct OpeningHoursLimitsTests {
  @Test func `hours at the ends of time do not trap`() throws {
    let zone = try IANATimeZone(identifier: "America/New_York")
    let hours = try OpeningHours(parsing: "Mo-Fr 10:00-26:00; easter,Dec 31-Jan 1 off; week 53 off")
    for seconds in [Int64.min, .min + 1, .max - 1, .max] {
      let instant = Instant(secondsSince1970: seconds)
      _ = hours.state(at: instant, in: zone)
      let change = hours.nextChange(after: instant, in: zone)
      #expect(change.map { $0 > instant } ?? true)
    }
    let intervals = hours.intervals(
      from: Instant(secondsSince1970: .min), until: Instant(secondsSince1970: .max), in: zone)
    #expect(Array(intervals.prefix(100)).count == 100)
    let backwards = hours.intervals(
      from: Instant(secondsSince1970: .max), until: Instant(secondsSince1970: .min), in: zone)
    #expect(Array(backwards).isEmpty)
  }
}
