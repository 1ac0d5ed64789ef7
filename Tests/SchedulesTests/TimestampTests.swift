// SPDX-License-Identifier: MIT

import Schedules
import TestSupport
import Testing

/// A text, and what its error says.
struct BadTimestamp: CustomTestStringConvertible, Sendable {
  let text: String
  let reason: TimestampError.Reason
  let message: String

  init(_ text: String, _ reason: TimestampError.Reason, _ message: String) {
    self.text = text
    self.reason = reason
    self.message = message
  }

  var testDescription: String { text }
}

@Suite("Dates, times and timestamps as text")
struct TimestampTests {
  @Test(arguments: [
    ("2026-12-01T18:30", "2026-12-01T18:30:00"), ("2026-12-01t18:30:59", "2026-12-01T18:30:59"),
    ("0000-01-01T00:00", "0000-01-01T00:00:00"), ("9999-12-31T23:59:59", "9999-12-31T23:59:59"),
  ])
  func `civil times are read`(_ text: String, _ description: String) throws {
    #expect(try CivilDateTime(parsing: text).description == description)
  }

  @Test(arguments: [
    BadTimestamp(
      "", .malformed, "column 1: expected a year with 4 digits, found the end of the text"),
    BadTimestamp("26-12-01T18:30", .malformed, "column 3: expected a year with 4 digits"),
    BadTimestamp("2026/12/01T18:30", .malformed, "column 5: expected \"-\" between year and month"),
    BadTimestamp(
      "2026-13-01T18:30", .outOfRange, "column 6: expected a month from 01 to 12, found \"13\""),
    BadTimestamp(
      "2026-02-29T18:30", .noSuchDay,
      "column 9: expected a day from 01 to 28 in that month, found \"29\""),
    BadTimestamp("2026-12-01 18:30", .malformed, "column 11: expected \"T\" between date and time"),
    BadTimestamp("2026-12-01", .malformed, "column 11: expected \"T\""),
    BadTimestamp(
      "2026-12-01T24:00", .outOfRange, "column 12: expected an hour from 00 to 23, found \"24\""),
    BadTimestamp(
      "2026-12-01T18.30", .malformed, "column 14: expected \":\" between hour and minute"),
    BadTimestamp("2026-12-01T18:3", .malformed, "column 16: expected a minute with 2 digits"),
    BadTimestamp("2026-12-01T18:30:60", .outOfRange, "column 18: expected a second from 00 to 59"),
    BadTimestamp(
      "2026-12-01T18:30Z", .trailingText, "column 17: expected nothing after the time, found \"Z\""),
    BadTimestamp("2026-12-0१T18:30", .malformed, "column 10: expected a day with 2 digits"),
    BadTimestamp("\u{0}", .malformed, "found \"\\u{0}\""),
    BadTimestamp("2026-12-01T18:30😀", .trailingText, "column 17"),
  ])
  func `a wrong civil time is pointed at`(_ sample: BadTimestamp) {
    let error = #expect(throws: TimestampError.self) { try CivilDateTime(parsing: sample.text) }
    #expect(error?.reason == sample.reason)
    #expect(error?.description.contains(sample.message) == true, "\(error?.description ?? "")")
  }

  // Unix times worked out with `date --utc --date=TEXT +%s` of GNU coreutils.
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-12-01T18:30:00-05:00", 1_796_167_800),
    ("2026-12-01t23:30:00z", 1_796_167_800), ("2026-12-02T05:00:00.999999999+05:30", 1_796_167_800),
    ("1969-12-31T23:59:59.5Z", -1), ("0000-01-01T00:00:00Z", -62_167_219_200),
    ("9999-12-31T23:59:59Z", 253_402_300_799), ("2026-12-01T18:30:00-00:00", 1_796_149_800),
    // A leap second is the same instant as the second after it.
    ("2016-12-31T23:59:60Z", 1_483_228_800), ("1990-12-31T15:59:60-08:00", 662_688_000),
  ])
  func `RFC 3339 timestamps are read`(_ text: String, _ seconds: Int64) throws {
    #expect(try Instant(rfc3339: text).secondsSince1970 == seconds)
  }

  @Test(arguments: [
    BadTimestamp(
      "2026-12-01T18:30:00", .malformed,
      "column 20: expected an offset such as \"Z\" or \"+01:00\", found the end of the text"),
    BadTimestamp("2026-12-01T18:30Z", .malformed, "column 17: expected \":\" between minute"),
    BadTimestamp(
      "2026-12-01T18:30:00.Z", .malformed, "column 21: expected a digit of the fraction"),
    BadTimestamp("2026-12-01T18:30:00+0100", .malformed, "column 23: expected \":\""),
    BadTimestamp("2026-12-01T18:30:00+24:00", .outOfRange, "column 21: expected an offset's hour"),
    BadTimestamp("2026-12-01T18:30:00ZZ", .trailingText, "column 21"),
    BadTimestamp(
      "2026-12-01T18:30:60Z", .noLeapSecond,
      "column 18: expected second 60 only as the last second (UTC) of a month, found \"60\""),
    BadTimestamp("2016-12-31T23:59:60+01:00", .noLeapSecond, "column 18"),
    BadTimestamp("2016-12-31T23:59:61Z", .outOfRange, "column 18"),
    BadTimestamp("12026-12-01T18:30:00Z", .malformed, "column 5"),
  ])
  func `a wrong timestamp is pointed at`(_ sample: BadTimestamp) {
    let error = #expect(throws: TimestampError.self) { try Instant(rfc3339: sample.text) }
    #expect(error?.reason == sample.reason)
    #expect(error?.description.contains(sample.message) == true, "\(error?.description ?? "")")
  }

  @Test func `a megabyte of text is refused with a short message`() {
    let text = String(repeating: "9", count: 1 << 20)
    let error = #expect(throws: TimestampError.self) { try Instant(rfc3339: text) }
    #expect(error?.column == 5)
    #expect((error?.description.utf8.count ?? 0) < 200)
  }

  @Test(arguments: UInt64(0)..<8)
  func `timestamps of any zone name the same instant`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let zones = try [
      "UTC", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Africa/Monrovia",
      "Pacific/Kiritimati",
    ].map { try IANATimeZone(identifier: $0) }
    for _ in 0..<500 {
      let instant = Instant(
        secondsSince1970: .random(in: -4_000_000_000...8_000_000_000, using: &generator))
      for zone in zones {
        let text = instant.rfc3339(in: zone)
        #expect(try Instant(rfc3339: text) == instant, "seed \(seed): \(text) in \(zone)")
      }
    }
  }

  @Test func `timestamps show the zone's clock and offset`() throws {
    let instant = Instant(secondsSince1970: 1_796_167_800)
    #expect(instant.rfc3339(in: .utc) == "2026-12-01T23:30:00Z")
    let newYork = try IANATimeZone(identifier: "America/New_York")
    #expect(instant.rfc3339(in: newYork) == "2026-12-01T18:30:00-05:00")
    // Monrovia kept -0:44:30 until 1972; without the seconds that is -00:44.
    let monrovia = try IANATimeZone(identifier: "Africa/Monrovia")
    #expect(Instant(secondsSince1970: 0).rfc3339(in: monrovia) == "1969-12-31T23:16:00-00:44")
  }

  @Test func `instants at the ends of the range are written without trapping`() throws {
    let newYork = try IANATimeZone(identifier: "America/New_York")
    for seconds in [Int64.min, .max] {
      let instant = Instant(secondsSince1970: seconds)
      #expect(!instant.rfc3339(in: newYork).isEmpty)
      #expect(newYork.instant(for: newYork.civil(at: instant)) != Instant(secondsSince1970: 0))
    }
    let last = Instant(secondsSince1970: .max)
    #expect(last.advanced(bySeconds: 1) == last)
    #expect(last.advanced(bySeconds: .min).secondsSince1970 == -1)
    #expect(Instant(secondsSince1970: .min).seconds(until: last) == .max)
    #expect(last.seconds(until: Instant(secondsSince1970: .min)) == .min)
  }

  @Test func `now is after this was written`() throws {
    #expect(Instant.now() > (try Instant(rfc3339: "2026-01-01T00:00:00Z")))
  }
}
