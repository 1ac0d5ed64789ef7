// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import TestSupport
import Testing
import ZoneGeometry

/// Every minute of a week as the time of a delivery, against rules written down in the plainest way: by
/// looking through minutes.
@Suite("Booking rules agree with a scan of minutes")
struct BookingOracleTests {
  // 2026-11-01 clocks go back in New York, 2026-03-29 forward in Berlin.
  private static let weeks = [
    ("America/New_York", "2026-10-29"), ("Europe/Berlin", "2026-03-26"), ("UTC", "2026-12-01"),
    ("Asia/Kathmandu", "2026-12-23"),
  ]

  @Test(arguments: UInt64(0)..<12)
  func `for every minute of a week`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (zone, start) = Self.weeks[Int(seed % 4)]
    let oracle = try BookingOracle(zone, from: CivilDate(parsing: start), using: &random)
    let engine = try oracle.service.engine
    // The last half of the first day, and some of the next.
    let placedAt = oracle.minutes[Int.random(in: 720...2000, using: &random)].instant
    var answers: Set<ReasonCode?> = []
    for index in 0..<min(10_080, oracle.minutes.count) {
      let delivery = oracle.minutes[index].instant
      guard delivery >= placedAt else { continue }
      let request = DeliveryRequest(
        to: .inside, when: .scheduled(delivery), placedAt: placedAt,
        slotUse: SlotUsage(oracle.slotUse))
      let quote = try engine.quote(for: request)
      let expected = oracle.codes(orderedAt: placedAt, forMinute: index)
      answers.insert(quote.code)
      #expect(quote.code == expected.first, "seed \(seed): \(placedAt) for \(delivery) in \(zone)")
      // Sentences take their time.
      if index % 97 == 0 { #expect(quote.codes == expected, "seed \(seed), minute \(index)") }
    }
    // One answer for all minutes would show little.
    #expect(answers.count > 1, "seed \(seed)")
  }
}

/// Random booking terms, and what they mean minute by minute.
private struct BookingOracle {
  struct Minute {
    let instant: Instant
    let civil: CivilDateTime
    let isOpen: Bool
    var minuteOfDay: Int { civil.time.secondsSinceMidnight / 60 }
  }

  let service: BookingService
  let minutes: [Minute]
  let slotUse: [Instant: SlotUse]
  private let leadMinutes: Int64
  private let horizonDays: Int
  private let capacity: Int64
  /// The last instant at which the clock shows the time to order by, by day of delivery.
  private let lastOrders: [CivilDate: Instant]
  /// The index at which the last slot begins that contains a minute and is open throughout, for each.
  private let slots: [Int?]

  init(_ zone: String, from date: CivilDate, using random: inout SeededGenerator) throws {
    leadMinutes = .random(in: 0...180, using: &random)
    horizonDays = .random(in: 1...6, using: &random)
    let step = [15, 20, 30, 45, 60].randomElement(using: &random) ?? 30
    let stepsPerSlot = Int.random(in: 1...3, using: &random)
    let anchor = Int.random(in: 0...59, using: &random)
    capacity = .random(in: 1...3, using: &random)
    var cutOffs: [Weekday: (days: Int, minute: Int)] = [:]
    for day in Weekday.allCases where Bool.random(using: &random) {
      cutOffs[day] = (.random(in: 0...2, using: &random), .random(in: 0...1439, using: &random))
    }
    let hours =
      ["24/7", "11:00-22:10", "Mo-Fr 09:00-14:00,17:00-02:00; Sa,Su 12:00-20:00", "18:00-26:00"]
      .randomElement(using: &random)
    let notices = try cutOffs.mapValues { cutOff in
      let time = CivilTime(hour: cutOff.minute / 60, minute: cutOff.minute % 60) ?? .midnight
      return try Notice.days(cutOff.days, at: time)
    }
    let plan = try SlotPlan(
      minutes: step * stepsPerSlot, stepMinutes: step,
      anchor: CivilTime(hour: 0, minute: anchor) ?? .midnight)
    let (lead, horizon, room) = (leadMinutes * 60, horizonDays, capacity)
    service = try BookingService(zone, hours: hours) {
      $0.leadSeconds = lead
      $0.horizon = try .days(horizon)
      $0.cutOff = CutOff(notices)
      $0.slots = SlotTerms(plan: plan, capacity: try SlotCapacity(orders: room))
    }
    let minutes = Self.minutes(of: service, from: date)
    self.minutes = minutes
    let days = Set(minutes.map(\.civil.date))
    lastOrders = Dictionary(
      uniqueKeysWithValues: days.compactMap { day in
        guard let cutOff = cutOffs[day.weekday] else { return nil }
        let last = minutes.last { minute in
          let date = day.advanced(byDays: -cutOff.days)
          return minute.civil.date < date
            || minute.civil.date == date && minute.minuteOfDay <= cutOff.minute
        }
        return (day, last?.instant ?? Instant(secondsSince1970: .min))
      })
    let lines = minutes.indices.dropFirst().filter { index in
      let now = minutes[index].minuteOfDay
      let before = minutes[index - 1].minuteOfDay
      let forward = (now - before + 1440) % 1440
      // Every time that the clock has gone past since the last minute; one that is put back goes past none.
      let passed = forward < 720 ? 0..<max(1, forward) : 0..<1
      return passed.contains { (now - $0 - anchor + 2880) % step == 0 }
    }
    var use: [Instant: SlotUse] = [:]
    for line in lines {
      use[minutes[line].instant] = SlotUse(orders: .random(in: 0...3, using: &random), value: 0)
    }
    slotUse = use
    slots = Self.slots(between: lines, stepsPerSlot, minutes)
  }

  private static func slots(
    between lines: [Int], _ stepsPerSlot: Int, _ minutes: [Minute]
  ) -> [Int?] {
    var slots = [Int?](repeating: nil, count: minutes.count)
    // Later ones replace earlier ones.
    for (first, last) in zip(lines, lines.dropFirst(stepsPerSlot))
    where minutes[first..<last].allSatisfy(\.isOpen) {
      for index in first..<last { slots[index] = first }
    }
    return slots
  }

  private static func minutes(of service: BookingService, from date: CivilDate) -> [Minute] {
    let first = service.timeZone.startOfDay(date)
    return (0..<11_520).map { (minute: Int64) in
      let instant = first.advanced(bySeconds: 60 * minute)
      return Minute(
        instant: instant, civil: service.timeZone.civil(at: instant),
        isOpen: service.terms.hours?.isOpen(at: instant, in: service.timeZone) ?? true)
    }
  }

  /// All refusals of an order, most decisive first.
  func codes(orderedAt order: Instant, forMinute index: Int) -> [ReasonCode] {
    let delivery = minutes[index]
    let slot = slots[index]
    var codes: [ReasonCode] = []
    if !delivery.isOpen || slot == nil { codes.append(.outsideHours) }
    if let last = lastOrders[delivery.civil.date], last < order { codes.append(.cutoffPassed) }
    let today = service.timeZone.civil(at: order).date
    if delivery.civil.date > today.advanced(byDays: horizonDays) { codes.append(.tooEarlyToBook) }
    if order.seconds(until: delivery.instant) < leadMinutes * 60 { codes.append(.leadTimeTooShort) }
    if let slot, let orders = slotUse[minutes[slot].instant]?.orders, orders >= capacity {
      codes.append(.slotFull)
    }
    return codes
  }
}
