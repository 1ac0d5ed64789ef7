// SPDX-License-Identifier: MIT

import Schedules
import TestSupport
import Testing

/// An expression, and what its intervals are on some days in New York.
struct HoursCase: CustomTestStringConvertible, Sendable {
  let text: String
  /// The first day.
  let from: String
  let days: Int
  /// All intervals that are not plainly closed, as `start/end state` on the clocks there.
  let intervals: [String]

  init(_ text: String, from: String, days: Int, _ intervals: [String]) {
    (self.text, self.from, self.days, self.intervals) = (text, from, days, intervals)
  }

  var testDescription: String { "\(text) from \(from)" }

  /// Christmas Day 2026, a Friday, as 2026-11-30 is a Monday.
  static let holidays = HolidayCalendar(
    [CivilDate(year: 2026, month: 12, day: 25)].compactMap(\.self))
}

@Suite("Opening hours worked out by hand")
struct OpeningHoursEvaluationTests {
  @Test(arguments: weekdays + midnight + holidays + narrowed + sun + dates + rules)
  func `the intervals are those worked out by hand`(_ sample: HoursCase) throws {
    let hours = try OpeningHours(parsing: sample.text)
    let zone = try IANATimeZone(identifier: "America/New_York")
    let first = try CivilDate(parsing: sample.from)
    let last = first.advanced(byDays: sample.days)
    let intervals = hours.intervals(
      from: zone.instant(for: CivilDateTime(date: first, time: .midnight)),
      until: zone.instant(for: CivilDateTime(date: last, time: .midnight)), in: zone,
      holidays: HoursCase.holidays)
    let found = intervals.filter { $0.state != .closed }.map { interval in
      let ends = [interval.start, interval.end].map { "\(zone.civil(at: $0))".dropLast(3) }
      return "\(ends.joined(separator: "/")) \(interval.state)"
    }
    #expect(found == sample.intervals)
  }

  static let weekdays = [
    // Days of one month, without its name each time; 2026-12-06 is the first Sunday of December.
    HoursCase(
      "Dec 01,5 10:00-11:00", from: "2026-11-30", days: 8,
      ["2026-12-01T10:00/2026-12-01T11:00 open", "2026-12-05T10:00/2026-12-05T11:00 open"]),
    HoursCase(
      "Dec 05-Su[2] 10:00-11:00", from: "2026-12-04", days: 3,
      ["2026-12-05T10:00/2026-12-05T11:00 open", "2026-12-06T10:00/2026-12-06T11:00 open"]),
    HoursCase(
      "Dec 01-Su[1] 10:00-11:00", from: "2026-12-05", days: 4,
      ["2026-12-05T10:00/2026-12-05T11:00 open", "2026-12-06T10:00/2026-12-06T11:00 open"]),
    HoursCase(
      "Dec 01-Su[1] 10:00-11:00", from: "2027-12-04", days: 4,
      ["2027-12-04T10:00/2027-12-04T11:00 open", "2027-12-05T10:00/2027-12-05T11:00 open"]),
    // Points in time: open from the first to the last.
    HoursCase(
      "Fr 10:00-12:00/30", from: "2026-12-04", days: 2, ["2026-12-04T10:00/2026-12-04T12:00 open"]),
    HoursCase(
      "Mo-Fr 11:00-14:30,17:00-21:30; Sa 12:00-22:00", from: "2026-12-04", days: 4,
      [
        "2026-12-04T11:00/2026-12-04T14:30 open", "2026-12-04T17:00/2026-12-04T21:30 open",
        "2026-12-05T12:00/2026-12-05T22:00 open", "2026-12-07T11:00/2026-12-07T14:30 open",
        "2026-12-07T17:00/2026-12-07T21:30 open",
      ]),
    // Over the weekend, past the end of the ISO week.
    HoursCase(
      "Sa-Mo 10:00-11:00", from: "2026-12-04", days: 5,
      [
        "2026-12-05T10:00/2026-12-05T11:00 open", "2026-12-06T10:00/2026-12-06T11:00 open",
        "2026-12-07T10:00/2026-12-07T11:00 open",
      ]),
    // The first Monday is the 7th, the last Friday the 25th.
    HoursCase(
      "Mo[1],Fr[-1] 10:00-11:00", from: "2026-12-01", days: 31,
      ["2026-12-07T10:00/2026-12-07T11:00 open", "2026-12-25T10:00/2026-12-25T11:00 open"]),
    // The Tuesday after the first Monday is the 8th, though the first Tuesday is the 1st.
    HoursCase(
      "Mo[1] +1 day 10:00-11:00", from: "2026-12-01", days: 31,
      ["2026-12-08T10:00/2026-12-08T11:00 open"]),
    // Behind a month the offset counts from that month's weekday: Sunday 3 January 2027.
    HoursCase(
      "Jan Su[1] -3 days 10:00-11:00", from: "2026-12-30", days: 40,
      ["2026-12-31T10:00/2026-12-31T11:00 open"]),
    // A fifth Thursday is the 31st; there is no fifth Friday.
    HoursCase(
      "Th[5],Fr[5] 10:00-11:00", from: "2026-12-01", days: 31,
      ["2026-12-31T10:00/2026-12-31T11:00 open"]),
  ]

  static let midnight = [
    HoursCase(
      "Sa 18:00-02:00", from: "2026-12-05", days: 2, ["2026-12-05T18:00/2026-12-06T02:00 open"]),
    HoursCase(
      "Sa 18:00-26:00", from: "2026-12-06", days: 1, ["2026-12-06T00:00/2026-12-06T02:00 open"]),
    HoursCase(
      "Mo 22:00-46:00", from: "2026-11-30", days: 3, ["2026-11-30T22:00/2026-12-01T22:00 open"]),
    HoursCase(
      "Mo 18:00-18:00", from: "2026-11-30", days: 3, ["2026-11-30T18:00/2026-12-01T18:00 open"]),
    HoursCase("Mo 17:00+", from: "2026-11-30", days: 3, ["2026-11-30T17:00/2026-12-01T00:00 open"]),
    HoursCase(
      "Mo 17:00-02:00+", from: "2026-11-30", days: 3, ["2026-11-30T17:00/2026-12-01T02:00 open"]),
    // A rule for another day leaves the night before alone …
    HoursCase(
      "Mo-Su 10:00-12:00; Fr 20:00-04:00", from: "2026-12-04", days: 2,
      [
        "2026-12-04T20:00/2026-12-05T04:00 open", "2026-12-05T10:00/2026-12-05T12:00 open",
      ]),
    HoursCase(
      "Sa 10:00-12:00; Fr 20:00-04:00", from: "2026-12-04", days: 2,
      [
        "2026-12-04T20:00/2026-12-05T04:00 open", "2026-12-05T10:00/2026-12-05T12:00 open",
      ]),
    // … but one for the day into which the night reaches replaces all of that day,
    HoursCase(
      "Fr 20:00-04:00; Sa 10:00-12:00", from: "2026-12-04", days: 2,
      [
        "2026-12-04T20:00/2026-12-05T00:00 open", "2026-12-05T10:00/2026-12-05T12:00 open",
      ]),
    // unless it only adds to it.
    HoursCase(
      "Fr 20:00-04:00, Sa 10:00-12:00", from: "2026-12-04", days: 2,
      [
        "2026-12-04T20:00/2026-12-05T04:00 open", "2026-12-05T10:00/2026-12-05T12:00 open",
      ]),
  ]

  static let holidays = [
    HoursCase(
      "Mo-Fr 08:00-18:00; PH off", from: "2026-12-24", days: 2,
      ["2026-12-24T08:00/2026-12-24T18:00 open"]),
    HoursCase(
      "Mo-Fr 08:00-18:00; PH 10:00-14:00", from: "2026-12-24", days: 2,
      [
        "2026-12-24T08:00/2026-12-24T18:00 open", "2026-12-25T10:00/2026-12-25T14:00 open",
      ]),
    HoursCase(
      "PH,Sa 10:00-14:00", from: "2026-12-24", days: 3,
      [
        "2026-12-25T10:00/2026-12-25T14:00 open", "2026-12-26T10:00/2026-12-26T14:00 open",
      ]),
    HoursCase(
      "PH -1 day 10:00-14:00", from: "2026-12-23", days: 4,
      ["2026-12-24T10:00/2026-12-24T14:00 open"]),
    // A day off begins and ends at midnight: the night into it is cut, the night out of it is not.
    HoursCase(
      "18:00-02:00; PH off", from: "2026-12-24", days: 3,
      [
        "2026-12-24T00:00/2026-12-24T02:00 open", "2026-12-24T18:00/2026-12-25T00:00 open",
        "2026-12-26T00:00/2026-12-26T02:00 open", "2026-12-26T18:00/2026-12-27T00:00 open",
      ]),
    HoursCase(
      "PH off \"Merry Christmas\"", from: "2026-12-24", days: 3,
      ["2026-12-25T00:00/2026-12-26T00:00 off \"Merry Christmas\""]),
  ]

  static let narrowed = [
    // Without comma, the holidays among the weekdays: Christmas is a Friday.
    HoursCase(
      "PH Fr 10:00-11:00", from: "2026-12-17", days: 15,
      ["2026-12-25T10:00/2026-12-25T11:00 open"]),
    HoursCase("PH Sa 10:00-11:00", from: "2026-12-17", days: 15, []),
    HoursCase(
      "Sa,Th PH -1 day 10:00-11:00", from: "2026-12-17", days: 15,
      ["2026-12-24T10:00/2026-12-24T11:00 open"]),
    HoursCase("SH 10:00-11:00", from: "2026-12-17", days: 15, []),
  ]

  static let sun = [
    HoursCase(
      "(sunrise+00:30)-(sunset-01:00)", from: "2026-12-17", days: 1,
      ["2026-12-17T07:30/2026-12-17T18:00 open"]),
    HoursCase(
      "dusk-dawn", from: "2026-12-17", days: 1,
      ["2026-12-17T00:00/2026-12-17T06:00 open", "2026-12-17T20:00/2026-12-18T00:00 open"]),
  ]

  static let dates = [
    // 1 November 2026 is a Sunday, 7 November the Saturday after it, 31 October the one before.
    HoursCase(
      "Nov 1 +Sa,Nov 1 -Sa -1 day,Nov 1 +Su 10:00-11:00", from: "2026-10-25", days: 20,
      [
        "2026-10-30T10:00/2026-10-30T11:00 open", "2026-11-01T10:00/2026-11-01T11:00 open",
        "2026-11-07T10:00/2026-11-07T11:00 open",
      ]),
    HoursCase(
      "Dec 31+ 10:00-11:00", from: "2026-12-30", days: 4,
      ["2026-12-31T10:00/2026-12-31T11:00 open"]),
    HoursCase(
      "2026 Dec 31+ 10:00-11:00", from: "2026-12-30", days: 3,
      ["2026-12-31T10:00/2026-12-31T11:00 open", "2027-01-01T10:00/2027-01-01T11:00 open"]),
    HoursCase(
      "10:00-11:00; Dec 24-Jan 2 off", from: "2026-12-23", days: 12,
      [
        "2026-12-23T10:00/2026-12-23T11:00 open", "2027-01-03T10:00/2027-01-03T11:00 open",
      ]),
    HoursCase(
      "Nov-Dec,Feb Th 10:00-11:00", from: "2026-12-31", days: 36,
      [
        "2026-12-31T10:00/2026-12-31T11:00 open", "2027-02-04T10:00/2027-02-04T11:00 open",
      ]),
    HoursCase(
      "2026 Dec 31-2027 Jan 1 10:00-11:00", from: "2026-12-30", days: 4,
      [
        "2026-12-31T10:00/2026-12-31T11:00 open", "2027-01-01T10:00/2027-01-01T11:00 open",
      ]),
    HoursCase(
      "2026 Dec 31-Jan 1 10:00-11:00", from: "2027-12-30", days: 4, []),
    HoursCase(
      "2025-2029/2 Dec 31 10:00-11:00", from: "2026-12-31", days: 366,
      ["2027-12-31T10:00/2027-12-31T11:00 open"]),
    HoursCase("Feb 29 10:00-11:00", from: "2027-01-01", days: 365, []),
    HoursCase(
      "Feb 29 10:00-11:00", from: "2028-01-01", days: 366,
      ["2028-02-29T10:00/2028-02-29T11:00 open"]),
    HoursCase(
      "Feb 28-29 10:00-11:00", from: "2027-02-27", days: 4,
      ["2027-02-28T10:00/2027-02-28T11:00 open"]),
    // Week 53 of 2026 ends on Sunday 3 January 2027.
    HoursCase(
      "week 53 10:00-11:00", from: "2027-01-03", days: 2, ["2027-01-03T10:00/2027-01-03T11:00 open"]
    ),
    HoursCase(
      "week 1-53/2 Mo 10:00-11:00", from: "2026-12-14", days: 22,
      // Weeks 51, 52, 53 and 1.
      [
        "2026-12-14T10:00/2026-12-14T11:00 open", "2026-12-28T10:00/2026-12-28T11:00 open",
        "2027-01-04T10:00/2027-01-04T11:00 open",
      ]),
    // Easter Sunday is 28 March 2027.
    HoursCase(
      "easter -2 days,easter +1 day 10:00-11:00", from: "2027-03-01", days: 31,
      [
        "2027-03-26T10:00/2027-03-26T11:00 open", "2027-03-29T10:00/2027-03-29T11:00 open",
      ]),
    HoursCase(
      "easter -2 days-easter +1 day off; Fr 10:00-11:00", from: "2027-03-25", days: 8,
      // A later rule replaces an earlier one: Good Friday is open after all.
      [
        "2027-03-26T10:00/2027-03-26T11:00 open"
      ]),
    // The last Sunday of October 2027 is the 31st, the last Saturday of March the 27th.
    HoursCase(
      "Oct Su[-1]-Mar Sa[-1] 10:00-11:00", from: "2027-10-30", days: 2,
      ["2027-10-31T10:00/2027-10-31T11:00 open"]),
    HoursCase(
      "Oct Su[-1]-Mar Sa[-1] 10:00-11:00", from: "2027-03-26", days: 3,
      [
        "2027-03-26T10:00/2027-03-26T11:00 open", "2027-03-27T10:00/2027-03-27T11:00 open",
      ]),
  ]

  static let rules = [
    HoursCase(
      "24/7; Mo 10:00-12:00 off \"cleaning\"", from: "2026-11-30", days: 1,
      [
        "2026-11-30T00:00/2026-11-30T10:00 open",
        "2026-11-30T10:00/2026-11-30T12:00 off \"cleaning\"",
        "2026-11-30T12:00/2026-12-01T00:00 open",
      ]),
    HoursCase(
      "Mo 10:00-12:00 open \"soup\", Mo 11:00-13:00 unknown \"leftovers\"", from: "2026-11-30",
      days: 1,
      [
        "2026-11-30T10:00/2026-11-30T11:00 open \"soup\"",
        "2026-11-30T11:00/2026-11-30T13:00 unknown \"leftovers\"",
      ]),
    HoursCase(
      "Mo-Fr 10:00-12:00; Mo 14:00-16:00", from: "2026-11-30", days: 2,
      ["2026-11-30T14:00/2026-11-30T16:00 open", "2026-12-01T10:00/2026-12-01T12:00 open"]),
    HoursCase(
      "Mo-Fr 10:00-12:00, Mo 14:00-16:00", from: "2026-11-30", days: 2,
      [
        "2026-11-30T10:00/2026-11-30T12:00 open", "2026-11-30T14:00/2026-11-30T16:00 open",
        "2026-12-01T10:00/2026-12-01T12:00 open",
      ]),
    // Days without hours fall back: not Friday and Monday, not Sunday either.
    HoursCase(
      "Mo-Fr 10:00-12:00 || Sa,Mo unknown \"ask\"", from: "2026-12-04", days: 4,
      [
        "2026-12-04T10:00/2026-12-04T12:00 open",
        "2026-12-05T00:00/2026-12-06T00:00 unknown \"ask\"",
        "2026-12-07T10:00/2026-12-07T12:00 open",
      ]),
    // A day that earlier rules close falls back too.
    HoursCase(
      "10:00-12:00; PH off || PH 15:00-16:00", from: "2026-12-25", days: 2,
      [
        "2026-12-25T15:00/2026-12-25T16:00 open", "2026-12-26T10:00/2026-12-26T12:00 open",
      ]),
  ]

  @Test func `the state between intervals is closed without comment`() throws {
    let hours = try OpeningHours(parsing: "Mo 10:00-12:00 \"by the back door\"")
    let monday = try Instant(rfc3339: "2026-11-30T10:00:00Z")
    #expect(hours.state(at: monday, in: .utc) == .init(.open, comment: "by the back door"))
    #expect(hours.isOpen(at: monday, in: .utc))
    #expect(hours.state(at: monday.advanced(bySeconds: -1), in: .utc) == .closed)
    #expect(!hours.isOpen(at: monday.advanced(bySeconds: 7200), in: .utc))
    let unknown = try OpeningHours(parsing: "unknown")
    #expect(!unknown.isOpen(at: monday, in: .utc))
  }

  @Test(
    arguments: [
      ("24/7", "2026-01-01T00:00:00Z", nil), ("off", "2026-01-01T00:00:00Z", nil),
      ("Mo-Su 00:00-24:00", "2026-01-01T00:00:00Z", nil),
      ("10:00-12:00", "2026-01-01T00:00:00Z", "2026-01-01T10:00:00Z"),
      ("10:00-12:00", "2026-01-01T10:00:00Z", "2026-01-01T12:00:00Z"),
      ("10:00-12:00", "2026-01-01T11:59:59Z", "2026-01-01T12:00:00Z"),
      (
        "10:00-12:00 open, 12:00-13:00 \"last orders\"", "2026-01-01T10:00:00Z",
        "2026-01-01T12:00:00Z"
      ),
      ("Mo 00:00-24:00, Tu 00:00-24:00", "2026-11-30T10:00:00Z", "2026-12-02T00:00:00Z"),
      ("2027 Dec 24 10:00-12:00", "2026-01-01T00:00:00Z", "2027-12-24T10:00:00Z"),
      ("2028 Dec 24 10:00-12:00", "2026-01-01T00:00:00Z", nil),
      ("2026 Dec 24 10:00-12:00", "2026-12-24T12:00:00Z", nil),
    ] as [(String, String, String?)])
  func `the next change is the next other state`(
    _ text: String, _ from: String, _ change: String?
  ) throws {
    let hours = try OpeningHours(parsing: text)
    let found = hours.nextChange(after: try Instant(rfc3339: from), in: .utc)
    #expect(found?.rfc3339(in: .utc) == change)
  }

  @Test func `the next change is looked for up to the limit`() throws {
    let hours = try OpeningHours(parsing: "10:00-12:00")
    let start = try Instant(rfc3339: "2026-01-01T00:00:00Z")
    let ten = start.advanced(bySeconds: 36_000)
    #expect(hours.nextChange(after: start, in: .utc, limit: ten) == nil)
    #expect(hours.nextChange(after: start, in: .utc, limit: ten.advanced(bySeconds: 1)) == ten)
    #expect(hours.nextChange(after: ten, in: .utc, limit: start) == nil)
  }
}
