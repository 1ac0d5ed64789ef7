// SPDX-License-Identifier: MIT

import Schedules
import TestSupport
import Testing

/// An expression and when it is open around a change of clocks, in UTC.
struct ClockChangeCase: CustomTestStringConvertible, Sendable {
  let text: String
  let zone: String
  let span: String
  let open: [String]

  init(_ text: String, _ zone: String, _ span: String, _ open: [String]) {
    (self.text, self.zone, self.span, self.open) = (text, zone, span, open)
  }

  var testDescription: String { "\(text) in \(zone)" }

  private static let spring = "2026-03-08T05:00:00Z/2026-03-09T04:00:00Z"
  private static let autumn = "2026-11-01T04:00:00Z/2026-11-02T05:00:00Z"

  static let all = [
    // Sunday 8 March 2026 in New York lasts from 05:00Z to 04:00Z; at 07:00Z clocks go from 02:00 to 03:00.
    Self("00:00-24:00", "America/New_York", spring, [spring]),
    Self("02:15-02:45", "America/New_York", spring, []),
    Self(
      "20:00-02:30", "America/New_York", spring,
      ["2026-03-08T05:00:00Z/2026-03-08T07:00:00Z", "2026-03-09T00:00:00Z/2026-03-09T04:00:00Z"]),
    Self(
      "02:30-05:00", "America/New_York", spring, ["2026-03-08T07:00:00Z/2026-03-08T09:00:00Z"]),
    Self(
      "01:30-03:30", "America/New_York", spring, ["2026-03-08T06:30:00Z/2026-03-08T07:30:00Z"]),
    // Sunday 1 November 2026 there lasts from 04:00Z to 05:00Z; at 06:00Z clocks go from 02:00 to 01:00.
    Self("00:00-24:00", "America/New_York", autumn, [autumn]),
    Self(
      "01:15-01:45", "America/New_York", autumn,
      ["2026-11-01T06:15:00Z/2026-11-01T06:45:00Z"]),
    Self(
      "20:00-01:30", "America/New_York", autumn,
      [
        "2026-11-01T04:00:00Z/2026-11-01T06:30:00Z", "2026-11-02T01:00:00Z/2026-11-02T05:00:00Z",
      ]),
    Self(
      "00:30-02:00", "America/New_York", autumn, ["2026-11-01T04:30:00Z/2026-11-01T07:00:00Z"]),
    Self(
      "02:00-03:00", "America/New_York", autumn, ["2026-11-01T07:00:00Z/2026-11-01T08:00:00Z"]),
    // What begins and ends at times that are shown twice does so once the clocks have been put back.
    Self(
      "00:00-01:00", "America/New_York", autumn, ["2026-11-01T04:00:00Z/2026-11-01T06:00:00Z"]),
    Self(
      "01:00-02:00", "America/New_York", autumn, ["2026-11-01T06:00:00Z/2026-11-01T07:00:00Z"]),
    // Half an hour back: 01:30 to 02:00 twice, from 14:30Z and from 15:00Z.
    Self(
      "01:30-01:45", "Australia/Lord_Howe", "2026-04-04T13:00:00Z/2026-04-05T13:30:00Z",
      ["2026-04-04T15:00:00Z/2026-04-04T15:15:00Z"]),
    // At 10:00Z Thursday 29 December 2011 became Saturday the 31st.
    Self(
      "Fr 00:00-24:00", "Pacific/Apia", "2011-12-29T10:00:00Z/2011-12-31T10:00:00Z", []),
    Self(
      "Th 20:00-04:00", "Pacific/Apia", "2011-12-29T10:00:00Z/2011-12-31T10:00:00Z",
      ["2011-12-30T06:00:00Z/2011-12-30T10:00:00Z"]),
    Self(
      "Sa 00:00-24:00", "Pacific/Apia", "2011-12-29T10:00:00Z/2011-12-31T10:00:00Z",
      ["2011-12-30T10:00:00Z/2011-12-31T10:00:00Z"]),
  ]
}

@Suite("Opening hours on days when clocks change")
struct OpeningHoursClockChangeTests {
  @Test(arguments: ClockChangeCase.all)
  func `hours are those that the clock on the wall shows`(_ sample: ClockChangeCase) throws {
    let hours = try OpeningHours(parsing: sample.text)
    let zone = try IANATimeZone(identifier: sample.zone)
    let ends = try sample.span.split(separator: "/").map { try Instant(rfc3339: String($0)) }
    let intervals = hours.intervals(from: ends[0], until: ends[1], in: zone)
    let open = intervals.filter(\.state.isOpen).map {
      "\($0.start.rfc3339(in: .utc))/\($0.end.rfc3339(in: .utc))"
    }
    #expect(open == sample.open)
  }

  @Test(arguments: ClockChangeCase.all)
  func `the state at each minute is that of its interval`(_ sample: ClockChangeCase) throws {
    let hours = try OpeningHours(parsing: sample.text)
    let zone = try IANATimeZone(identifier: sample.zone)
    let ends = try sample.span.split(separator: "/").map { try Instant(rfc3339: String($0)) }
    for interval in hours.intervals(from: ends[0], until: ends[1], in: zone) {
      for offset in stride(from: 0, to: interval.start.seconds(until: interval.end), by: 60) {
        let instant = interval.start.advanced(bySeconds: offset)
        #expect(
          hours.state(at: instant, in: zone) == interval.state, "\(instant.rfc3339(in: .utc))")
      }
    }
  }
}
