// SPDX-License-Identifier: MIT

import Schedules
import TestSupport
import Testing

/// A notice in days with what a scan needs to know of it.
private struct NoticeModel {
  let days: Int
  let minuteOfDay: Int
  let countsBusinessDays: Bool
  let holiday: Int

  init(around day: Int, using generator: inout SeededGenerator) {
    days = .random(in: 0...3, using: &generator)
    minuteOfDay =
      [
        0, 30, 60, 90, 120, 150, 180, 1_410, .random(in: 0...1439, using: &generator),
      ][.random(in: 0...8, using: &generator)]
    countsBusinessDays = Bool.random(using: &generator)
    holiday = day + .random(in: -2...2, using: &generator)
  }

  var notice: Notice {
    get throws {
      try .days(
        days, at: #require(CivilTime(hour: minuteOfDay / 60, minute: minuteOfDay % 60)),
        count: countsBusinessDays ? .businessDays : .calendarDays)
    }
  }

  var holidays: HolidayCalendar { [CivilDate(daysSince1970: holiday)] }

  /// Day by day back from `day`.
  func lastDay(before day: Int) -> Int {
    var (day, left) = (day, days)
    while left > 0 {
      day -= 1
      let weekday = CivilDate(daysSince1970: day).weekday
      let isFree = weekday == .saturday || weekday == .sunday || day == holiday
      if !countsBusinessDays || !isFree { left -= 1 }
    }
    return day
  }
}

@Suite("Prior notice and booking horizon")
struct PriorNoticeTests {
  @Test(arguments: UInt64(0)..<44)
  func `agree with a scan of every minute`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let clock = try MinuteClock(change: Int(seed), daysBefore: 9, daysAfter: 9)
    let changeDay = clock.days[9 * 1440]
    for _ in 0..<4 {
      let model = NoticeModel(around: changeDay, using: &generator)
      let priorNotice = PriorNotice(try model.notice)
      let horizon = BookingHorizon(try model.notice)
      let comment: Comment = "seed \(seed): \(model)"
      let delivery = Int.random(in: 7 * 1440..<11 * 1440, using: &generator)
      let day = model.lastDay(before: clock.days[delivery])

      let latest = priorNotice.latestOrder(
        for: clock.instant(delivery), in: clock.zone, holidays: model.holidays)
      let lastMinute = try #require(clock.lastMinute(showing: model.minuteOfDay, onDay: day))
      #expect(clock.minute(of: latest) == min(lastMinute, delivery), comment)
      let from = horizon.bookableFrom(
        for: clock.instant(delivery), in: clock.zone, holidays: model.holidays)
      let firstMinute = try #require(clock.firstMinute(showing: model.minuteOfDay, onDay: day))
      #expect(from == clock.instant(firstMinute), comment)

      // The first and last deliveries that an order can be for, by trying every day's first and last minute.
      let order = Int.random(in: 6 * 1440..<10 * 1440, using: &generator)
      let isInTime = { (day: Int) in
        clock.lastMinute(showing: model.minuteOfDay, onDay: model.lastDay(before: day)).map {
          $0 >= order
        }
          ?? false
      }
      let isOpen = { (day: Int) in
        clock.firstMinute(showing: model.minuteOfDay, onDay: model.lastDay(before: day)).map {
          $0 <= order
        }
          ?? false
      }
      let days = clock.days[4 * 1440]...clock.days[17 * 1440]
      let firstDay = try #require(days.first { $0 >= clock.days[order] && isInTime($0) })
      let start = try #require(clock.days.firstIndex { $0 >= firstDay })
      let earliest = priorNotice.earliestDelivery(
        placedAt: clock.instant(order), in: clock.zone, holidays: model.holidays)
      #expect(earliest == clock.instant(max(start, order)), comment)

      let lastDay = try #require(days.last { isOpen($0) })
      let end = try #require(clock.days.lastIndex { $0 <= lastDay })
      let latestDelivery = horizon.latestDelivery(
        placedAt: clock.instant(order), in: clock.zone, holidays: model.holidays)
      #expect(latestDelivery == clock.instant(end + 1).advanced(bySeconds: -1), comment)
    }
  }

  @Test(arguments: UInt64(0)..<50)
  func `an order is in time exactly from the earliest delivery on`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (name, day) = MinuteClock.changes[Int(seed) % MinuteClock.changes.count]
    let zone = try IANATimeZone(identifier: name)
    let noon = zone.startOfDay(try CivilDate(parsing: day)).advanced(bySeconds: 43_200)
    for _ in 0..<40 {
      let order = noon.advanced(bySeconds: .random(in: -400_000...400_000, using: &generator))
      let model = NoticeModel(around: 20_500, using: &generator)
      let minutes = Int.random(in: 0...3000, using: &generator)
      for notice in [try model.notice, try Notice.minutes(minutes)] {
        let prior = PriorNotice(notice)
        let earliest = prior.earliestDelivery(placedAt: order, in: zone)
        #expect(earliest >= order)
        #expect(prior.latestOrder(for: earliest, in: zone) >= order, "seed \(seed)")
        #expect(
          prior.latestOrder(for: earliest.advanced(bySeconds: -1), in: zone) < order, "seed \(seed)"
        )
        let horizon = BookingHorizon(notice)
        let latest = horizon.latestDelivery(placedAt: order, in: zone)
        #expect(horizon.bookableFrom(for: latest, in: zone) <= order, "seed \(seed)")
        #expect(
          horizon.bookableFrom(for: latest.advanced(bySeconds: 1), in: zone) > order, "seed \(seed)"
        )
      }
    }
  }

  @Test(.bug("https://github.com/tastyigniter/TastyIgniter/issues/591"))
  func `a lead time counts from the order and not again from midnight`() throws {
    // 23:20 plus 45 minutes is 00:05, whatever day that is.
    let zone = try IANATimeZone(identifier: "Europe/Berlin")
    let lead = PriorNotice(try .minutes(45))
    let order = try Instant(rfc3339: "2026-12-01T23:20:00+01:00")
    let earliest = lead.earliestDelivery(placedAt: order, in: zone)
    #expect(earliest.rfc3339(in: zone) == "2026-12-02T00:05:00+01:00")
    let all = try OpeningHours(parsing: "24/7")
    let slots = try SlotPlan(minutes: 15)
      .slots(from: earliest, until: earliest.advanced(bySeconds: 3600), during: all, in: zone)
    #expect(
      slots.map { $0.start.rfc3339(in: zone) } == [
        "2026-12-02T00:15:00+01:00", "2026-12-02T00:30:00+01:00", "2026-12-02T00:45:00+01:00",
        "2026-12-02T01:00:00+01:00",
      ])
  }

  @Test func `a lead time is as long as it says when clocks change`() throws {
    // 01:30 EST plus 45 minutes: 30 minutes to 03:00 EDT, and 15 more.
    let zone = try IANATimeZone(identifier: "America/New_York")
    let order = try Instant(rfc3339: "2026-03-08T01:30:00-05:00")
    let earliest = PriorNotice(try .minutes(45)).earliestDelivery(placedAt: order, in: zone)
    #expect(earliest.rfc3339(in: zone) == "2026-03-08T03:15:00-04:00")
  }

  @Test(
    arguments: [
      // Wednesday 23 December 2026 is the last business day before the holidays of Thursday and Friday.
      ("2026-12-28", "2026-12-23T17:00:00Z"), ("2026-12-26", "2026-12-23T17:00:00Z"),
      ("2026-12-24", "2026-12-23T17:00:00Z"), ("2026-12-23", "2026-12-22T17:00:00Z"),
      ("2026-12-29", "2026-12-28T17:00:00Z"),
    ])
  func `business days skip weekends and holidays`(_ day: String, _ latest: String) throws {
    let holidays = HolidayCalendar(
      try ["2026-12-24", "2026-12-25"].map { try CivilDate(parsing: $0) })
    let notice = PriorNotice(
      try .days(1, at: CivilTime(parsing: "17:00"), count: .businessDays))
    let delivery = try Instant(rfc3339: "\(day)T09:00:00Z")
    let order = notice.latestOrder(for: delivery, in: .utc, holidays: holidays)
    #expect(order.rfc3339(in: .utc) == latest)
  }

  @Test func `a weekend is that of the country`() throws {
    // Sunday 6 December 2026: the day before it that counts is Thursday where Friday and Saturday do not.
    let count = try DayCount.businessDays(weekend: [.friday, .saturday])
    let notice = PriorNotice(try .days(1, at: CivilTime(parsing: "12:00"), count: count))
    let delivery = try Instant(rfc3339: "2026-12-06T09:00:00Z")
    #expect(
      notice.latestOrder(for: delivery, in: .utc).rfc3339(in: .utc) == "2026-12-03T12:00:00Z")
    #expect(throws: BookingError.self) {
      try DayCount.businessDays(weekend: Set(Weekday.allCases))
    }
  }

  @Test func `a horizon in days ends with the last second of a day`() throws {
    let zone = try IANATimeZone(identifier: "America/New_York")
    let order = try Instant(rfc3339: "2026-10-30T18:00:00-04:00")
    let latest = try BookingHorizon.days(2).latestDelivery(placedAt: order, in: zone)
    #expect(latest.rfc3339(in: zone) == "2026-11-01T23:59:59-05:00")
    let today = try BookingHorizon.days(0).latestDelivery(placedAt: order, in: zone)
    #expect(today.rfc3339(in: zone) == "2026-10-30T23:59:59-04:00")
  }

  @Test(arguments: [-1, 5_270_401, .min, .max])
  func `impossible numbers are refused`(_ number: Int) {
    #expect(throws: BookingError.self) { try Notice.minutes(number) }
    #expect(throws: BookingError.self) { try Notice.days(number, at: .midnight) }
    #expect(throws: BookingError.self) { try BookingHorizon.days(number) }
  }

  @Test(arguments: [Int64.min, .min + 1, .max - 1, .max])
  func `the ends of time do not overflow`(_ seconds: Int64) throws {
    let instant = Instant(secondsSince1970: seconds)
    let zone = try IANATimeZone(identifier: "America/New_York")
    for notice in [
      try Notice.minutes(5_000_000), try .days(3660, at: .midnight, count: .businessDays),
    ] {
      let prior = PriorNotice(notice)
      #expect(prior.earliestDelivery(placedAt: instant, in: zone) >= instant)
      #expect(prior.latestOrder(for: instant, in: zone) <= instant)
      let horizon = BookingHorizon(notice)
      // Days far away are told by their nearest that can be written.
      let twoDaysLater = instant.advanced(bySeconds: 2 * 86_400)
      #expect(horizon.bookableFrom(for: instant, in: zone) <= twoDaysLater)
      let latest = horizon.latestDelivery(placedAt: instant, in: zone)
      #expect(latest >= instant || seconds > 0)
    }
  }
}
