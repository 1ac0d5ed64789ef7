// SPDX-License-Identifier: MIT

import Schedules
import TestSupport
import Testing

@Suite("Slots for those who know when it is open")
struct SlotPlanWindowTests {
  /// Days with a change of clocks, and days without; Lord Howe's clocks change by half an hour.
  private static let days = [
    ("America/New_York", "2026-11-01"), ("America/New_York", "2026-03-08"),
    ("Australia/Lord_Howe", "2026-04-05"), ("Australia/Lord_Howe", "2026-10-04"),
    ("UTC", "2026-12-01"),
  ]

  @Test(arguments: UInt64(0)..<20)
  func `they are those within opening hours`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (name, day) = Self.days[Int(seed % 5)]
    let zone = try IANATimeZone(identifier: name)
    let date = try CivilDate(parsing: day)
    let step = [5, 15, 20, 45, 60, 90].randomElement(using: &random) ?? 60
    let plan = try SlotPlan(
      minutes: step * .random(in: 1...4, using: &random), stepMinutes: step,
      anchor: CivilTime(hour: 0, minute: .random(in: 0...59, using: &random)) ?? .midnight)
    let texts = ["24/7", "11:00-22:10", "00:30-03:10,17:00-24:00", "18:00-26:00", "off"]
    let hours = try OpeningHours(parsing: texts.randomElement(using: &random) ?? "24/7")
    func isOpen(_ slot: Slot) -> Bool {
      hours.intervals(from: slot.start, until: slot.end, in: zone).allSatisfy(\.state.isOpen)
    }

    let expected = plan.slots(on: date, during: hours, in: zone)
    #expect(plan.slots(on: date, in: zone, where: isOpen) == expected, "seed \(seed)")
    for _ in 0..<200 {
      let instant = zone.startOfDay(date)
        .advanced(bySeconds: .random(in: -7200...97_200, using: &random))
      #expect(
        plan.slot(containing: instant, in: zone, where: isOpen)
          == plan.slot(containing: instant, during: hours, in: zone), "seed \(seed) at \(instant)")
    }
  }

  @Test(arguments: [Int64.min, Int64.min + 1, Int64.max - 1, Int64.max])
  func `the ends of time are no trap`(second: Int64) throws {
    let plan = try SlotPlan(minutes: 60, stepMinutes: 30)
    let zone = try IANATimeZone(identifier: "Europe/Berlin")
    let slot = plan.slot(containing: Instant(secondsSince1970: second), in: zone) { _ in true }
    #expect(slot.map { $0.start < $0.end } ?? true)
  }
}
