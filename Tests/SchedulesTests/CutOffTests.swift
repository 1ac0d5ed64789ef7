// SPDX-License-Identifier: MIT

import Schedules
import TestSupport
import Testing

@Suite("Cut-offs")
struct CutOffTests {
  /// Mo-Th by 15:00 and on Fridays by 12:00 of the day, for Saturdays by 18:00 of the day before; none on Sundays.
  private static func weekly(holidays: Notice? = nil) throws -> CutOff {
    var notices: [Weekday: Notice] = [:]
    for day in try Weekday.days(in: "Mo-Th") {
      notices[day] = try .days(0, at: CivilTime(parsing: "15:00"))
    }
    notices[.friday] = try .days(0, at: CivilTime(parsing: "12:00"))
    notices[.saturday] = try .days(1, at: CivilTime(parsing: "18:00"))
    return CutOff(notices, holidays: holidays)
  }

  @Test(
    .bug("https://github.com/myparcelnl/woocommerce/issues/349"),
    arguments: [
      // 1 December 2026 is a Tuesday.
      ("2026-12-01T20:00", "2026-12-01T15:00"), ("2026-12-03T14:00", "2026-12-03T14:00"),
      ("2026-12-04T20:00", "2026-12-04T12:00"), ("2026-12-05T20:00", "2026-12-04T18:00"),
      ("2026-12-06T20:00", nil),
    ])
  func `each weekday has its own`(_ delivery: String, _ latest: String?) throws {
    let zone = try IANATimeZone(identifier: "America/New_York")
    let instant = zone.instant(for: try CivilDateTime(parsing: delivery))
    let order = try Self.weekly().latestOrder(for: instant, in: zone)
    #expect(try order == latest.map { zone.instant(for: try CivilDateTime(parsing: $0)) })
  }

  @Test(
    arguments: [
      ("2026-12-01T14:59:59", "2026-12-01"), ("2026-12-01T15:00:00", "2026-12-01"),
      ("2026-12-01T15:00:01", "2026-12-02"), ("2026-12-04T12:00:01", "2026-12-05"),
      // After 18:00 on Friday not Saturday; Sunday has no cut-off.
      ("2026-12-04T18:00:01", "2026-12-06"), ("2026-12-06T23:59:59", "2026-12-06"),
      ("2026-12-07T00:00:00", "2026-12-07"),
    ])
  func `after it comes the next day that can be had`(_ order: String, _ day: String) throws {
    let zone = try IANATimeZone(identifier: "America/New_York")
    let instant = zone.instant(for: try CivilDateTime(parsing: order))
    let found = try Self.weekly().nextDeliverableDay(placedAt: instant, in: zone)
    #expect(found.description == day)
  }

  @Test(
    .bug("https://github.com/postnl/postnl-magento2/issues/279"),
    .bug("https://github.com/OCA/sale-workflow/issues/1720"),
    arguments: [
      "Pacific/Kiritimati", "Pacific/Pago_Pago", "Pacific/Auckland", "America/Los_Angeles", "UTC",
    ])
  func `the day and the hour are those of the zone, not of UTC`(_ name: String) throws {
    let zone = try IANATimeZone(identifier: name)
    let cutOff = CutOff([.tuesday: try .days(0, at: CivilTime(parsing: "15:00"))])
    for hour in 0..<24 {
      let civil = CivilDateTime(
        date: try CivilDate(parsing: "2026-12-01"),
        time: try #require(CivilTime(hour: hour, minute: 30)))
      let day = cutOff.nextDeliverableDay(placedAt: zone.instant(for: civil), in: zone)
      #expect(day.description == (hour < 15 ? "2026-12-01" : "2026-12-02"))
    }
  }

  @Test func `a holiday has its own in place of its weekday's`() throws {
    let holidays: HolidayCalendar = [try CivilDate(parsing: "2026-12-25")]
    let cutOff = try Self.weekly(holidays: .days(2, at: CivilTime(parsing: "10:00")))
    let delivery = try Instant(rfc3339: "2026-12-25T18:00:00Z")
    #expect(
      cutOff.latestOrder(for: delivery, in: .utc, holidays: holidays)?.rfc3339(in: .utc)
        == "2026-12-23T10:00:00Z")
    let order = try Instant(rfc3339: "2026-12-23T16:00:00Z")
    let next = { (order: Instant) in
      cutOff.nextDeliverableDay(placedAt: order, in: .utc, holidays: holidays).description
    }
    #expect(next(order) == "2026-12-24")
    #expect(next(order.advanced(bySeconds: 86_400)) == "2026-12-26")
  }

  @Test(arguments: UInt64(0)..<55)
  func `the next day is the first whose last instant can still be ordered`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (name, day) = MinuteClock.changes[Int(seed) % MinuteClock.changes.count]
    let zone = try IANATimeZone(identifier: name)
    let date = try CivilDate(parsing: day)
    let holidays: HolidayCalendar = [date.advanced(byDays: .random(in: -3...3, using: &generator))]
    var notices: [Weekday: Notice] = [:]
    for weekday in Weekday.allCases where Int.random(in: 0...3, using: &generator) > 0 {
      let time = try #require(CivilTime(hour: .random(in: 0...23, using: &generator), minute: 30))
      notices[weekday] = try .days(
        .random(in: 0...2, using: &generator), at: time,
        count: Bool.random(using: &generator) ? .calendarDays : .businessDays)
    }
    let cutOff = CutOff(notices, holidays: notices.values.randomElement(using: &generator))
    for _ in 0..<20 {
      let order = zone.startOfDay(date).advanced(
        bySeconds: .random(in: -300_000...300_000, using: &generator))
      let today = zone.civil(at: order).date
      let expected = (0..<20).map { today.advanced(byDays: $0) }.first { date in
        let last = zone.startOfDay(date.advanced(byDays: 1)).advanced(bySeconds: -1)
        guard zone.civil(at: last).date == date else { return false }
        return cutOff.latestOrder(for: last, in: zone, holidays: holidays).map { $0 >= order }
          ?? true
      }
      let found = cutOff.nextDeliverableDay(placedAt: order, in: zone, holidays: holidays)
      #expect(found == expected, "seed \(seed)")
    }
  }

  @Test(
    arguments: [
      ("Fr", [5]), ("Mo-Th", [1, 2, 3, 4]), ("sa, SU", [6, 7]), ("Fr-Mo", [1, 5, 6, 7]),
      ("Mo-Tu,Th", [1, 2, 4]),
    ])
  func `weekdays are read as in opening hours`(_ text: String, _ numbers: [Int]) throws {
    #expect(try Weekday.days(in: text).map(\.rawValue).sorted() == numbers)
  }

  @Test(
    arguments: [
      ("", "found \"\""), ("Mon", "found \"Mon\""), ("Mo-", "found \"\""),
      ("Mo,,Tu", "found \"\""), ("Mo-Fr,We", "expected each weekday once"), ("PH", "found \"PH\""),
    ])
  func `other words are refused`(_ text: String, _ part: String) {
    #expect {
      try Weekday.days(in: text)
    } throws: {
      "\($0)".contains(part)
    }
  }
}
