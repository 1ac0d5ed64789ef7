// SPDX-License-Identifier: MIT

import Schedules
import TestSupport
import Testing

/// A change of clocks: what they show in the second before it, and at it.
struct ClockChange: CustomTestStringConvertible, Sendable {
  let zone: String
  let instant: String
  let before: String
  let after: String

  init(_ zone: String, _ instant: String, _ before: String, _ after: String) {
    (self.zone, self.instant, self.before, self.after) = (zone, instant, before, after)
  }

  var testDescription: String { "\(zone) at \(instant)" }

  static let all = [
    // United States since 2007: second Sunday in March and first in November, at 02:00.
    Self(
      "America/New_York", "2026-03-08T07:00:00Z", "2026-03-08T01:59:59-05:00",
      "2026-03-08T03:00:00-04:00"),
    Self(
      "America/New_York", "2026-11-01T06:00:00Z", "2026-11-01T01:59:59-04:00",
      "2026-11-01T01:00:00-05:00"),
    Self(
      "America/New_York", "2499-03-08T07:00:00Z", "2499-03-08T01:59:59-05:00",
      "2499-03-08T03:00:00-04:00"),
    // European Union since 1996: last Sundays in March and October, at 01:00 UTC.
    Self(
      "Europe/Berlin", "2026-03-29T01:00:00Z", "2026-03-29T01:59:59+01:00",
      "2026-03-29T03:00:00+02:00"),
    Self(
      "Europe/Berlin", "2026-10-25T01:00:00Z", "2026-10-25T02:59:59+02:00",
      "2026-10-25T02:00:00+01:00"),
    Self(
      "Europe/Berlin", "2100-10-31T01:00:00Z", "2100-10-31T02:59:59+02:00",
      "2100-10-31T02:00:00+01:00"),
    // Half an hour, first Sundays in April and October, at 02:00.
    Self(
      "Australia/Lord_Howe", "2026-04-04T15:00:00Z", "2026-04-05T01:59:59+11:00",
      "2026-04-05T01:30:00+10:30"),
    Self(
      "Australia/Lord_Howe", "2026-10-03T15:30:00Z", "2026-10-04T01:59:59+10:30",
      "2026-10-04T02:30:00+11:00"),
    // An hour back for the month of Ramadan.
    Self(
      "Africa/Casablanca", "2026-02-15T02:00:00Z", "2026-02-15T02:59:59+01:00",
      "2026-02-15T02:00:00+00:00"),
    Self(
      "Africa/Casablanca", "2026-03-22T02:00:00Z", "2026-03-22T01:59:59+00:00",
      "2026-03-22T03:00:00+01:00"),
    // The law makes summer time the standard and winter time the exception.
    Self(
      "Europe/Dublin", "2026-03-29T01:00:00Z", "2026-03-29T00:59:59+00:00",
      "2026-03-29T02:00:00+01:00"),
    Self(
      "Europe/Dublin", "2026-10-25T01:00:00Z", "2026-10-25T01:59:59+01:00",
      "2026-10-25T01:00:00+00:00"),
    Self(
      "Europe/Dublin", "2060-10-31T01:00:00Z", "2060-10-31T01:59:59+01:00",
      "2060-10-31T01:00:00+00:00"),
    // Over the date line: 30 December 2011 and 31 December 1994 never were.
    Self(
      "Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-29T23:59:59-10:00",
      "2011-12-31T00:00:00+14:00"),
    Self(
      "Pacific/Kiritimati", "1994-12-31T10:00:00Z", "1994-12-30T23:59:59-10:00",
      "1995-01-01T00:00:00+14:00"),
  ]
}

@Suite("Time zones")
struct TimeZoneTests {
  @Test(arguments: ClockChange.all)
  func `clocks change when the law says`(_ change: ClockChange) throws {
    let zone = try IANATimeZone(identifier: change.zone)
    let instant = try Instant(rfc3339: change.instant)
    #expect(instant.advanced(bySeconds: -1).rfc3339(in: zone) == change.before)
    #expect(instant.rfc3339(in: zone) == change.after)
  }

  @Test func `UTC needs no database and never changes`() throws {
    let nowhere = TimeZoneDatabase(directory: "/nonexistent")
    let utc = try IANATimeZone(identifier: "UTC", database: nowhere)
    for seconds in [Int64.min, 0, 1_796_167_800, .max] {
      #expect(utc.offsetSeconds(at: Instant(secondsSince1970: seconds)) == 0)
    }
  }

  @Test func `a skipped time is shifted by the length of the gap`() throws {
    let newYork = try IANATimeZone(identifier: "America/New_York")
    let skipped = try CivilDateTime(parsing: "2026-03-08T02:30")
    // 02:30 EST would be 07:30Z, which the clocks show as 03:30 EDT.
    let shifted = try Instant(rfc3339: "2026-03-08T03:30:00-04:00")
    #expect(newYork.instants(for: skipped) == .gap(shifted: shifted))
    #expect(newYork.instant(for: skipped) == shifted)

    let apia = try IANATimeZone(identifier: "Pacific/Apia")
    let skippedNoon = try CivilDateTime(parsing: "2011-12-30T12:00")
    #expect(apia.instant(for: skippedNoon).rfc3339(in: apia) == "2011-12-31T12:00:00+14:00")
  }

  @Test func `a repeated time is two instants, of which the first is taken`() throws {
    let lordHowe = try IANATimeZone(identifier: "Australia/Lord_Howe")
    let repeated = try CivilDateTime(parsing: "2026-04-05T01:45")
    let first = try Instant(rfc3339: "2026-04-05T01:45:00+11:00")
    let second = try Instant(rfc3339: "2026-04-05T01:45:00+10:30")
    #expect(lordHowe.instants(for: repeated) == .overlap(first: first, second: second))
    #expect(lordHowe.instant(for: repeated) == first)
  }

  @Test func `the edges of gaps and overlaps are unique`() throws {
    let berlin = try IANATimeZone(identifier: "Europe/Berlin")
    for (text, isUnique) in [
      ("2026-03-29T01:59:59", true), ("2026-03-29T02:00:00", false), ("2026-03-29T02:59:59", false),
      ("2026-03-29T03:00:00", true), ("2026-10-25T01:59:59", true), ("2026-10-25T02:00:00", false),
      ("2026-10-25T02:59:59", false), ("2026-10-25T03:00:00", true),
    ] {
      let instants = berlin.instants(for: try CivilDateTime(parsing: text))
      if case .unique = instants {
        #expect(isUnique, "\(text)")
      } else {
        #expect(!isUnique, "\(text)")
      }
    }
  }

  /// The oracle tries every quarter of an hour of four days.
  @Test(arguments: UInt64(0)..<40)
  func `instants of a civil time are all those at which clocks show it`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let change = ClockChange.all[Int.random(in: 0..<ClockChange.all.count, using: &generator)]
    let zone = try IANATimeZone(identifier: change.zone)
    let instant = try Instant(rfc3339: change.instant)
    let near = instant.advanced(bySeconds: 900 * .random(in: -100...100, using: &generator))
    let shown = zone.civil(at: near)
    let wanted = CivilDateTime(
      date: shown.date,
      time: try #require(
        CivilTime(
          hour: .random(in: 0...23, using: &generator),
          minute: 15 * .random(in: 0...3, using: &generator))))
    let candidates = (-192...192).map { near.advanced(bySeconds: $0 * 900) }
    let found = candidates.filter { zone.civil(at: $0) == wanted }
    switch zone.instants(for: wanted) {
    case .unique(let only): #expect(found == [only], "seed \(seed): \(wanted) in \(zone)")
    case .overlap(let first, let second):
      #expect(found == [first, second], "seed \(seed): \(wanted) in \(zone)")
    case .gap(let shifted):
      #expect(found.isEmpty, "seed \(seed): \(wanted) in \(zone)")
      #expect(zone.civil(at: shifted) > wanted, "seed \(seed): \(wanted) in \(zone)")
    }
  }

  @Test func `years without end keep their rule`() throws {
    let newYork = try IANATimeZone(identifier: "America/New_York")
    // Summer and winter of the year 40 000.
    let summer = try #require(CivilDate(year: 9999, month: 7, day: 1)).advanced(byDays: 10_957_275)
    #expect(summer.year == 39_999)
    let midsummer = CivilDateTime(date: summer, time: .midnight)
    #expect(newYork.offsetSeconds(at: newYork.instant(for: midsummer)) == -4 * 3600)
    let winter = CivilDateTime(date: summer.advanced(byDays: 184), time: .midnight)
    #expect(newYork.offsetSeconds(at: newYork.instant(for: winter)) == -5 * 3600)
    for seconds in [Int64.min, .min + 1, .max - 1, .max] {
      #expect(abs(newYork.offsetSeconds(at: Instant(secondsSince1970: seconds))) < 6 * 3600)
    }
  }
}
