// SPDX-License-Identifier: MIT

import Schedules
import TestSupport
import Testing

/// A random plan, found again by looking at every minute.
private struct SlotModel {
  let stepMinutes: Int
  let stepsPerSlot: Int
  let anchor: Int
  let hours: String

  init(using generator: inout SeededGenerator) {
    stepMinutes = [15, 20, 30, 45, 60, 90, 120, 180][.random(in: 0...7, using: &generator)]
    stepsPerSlot = .random(in: 1...3, using: &generator)
    anchor = [0, 0, 15, 70][.random(in: 0...3, using: &generator)]
    hours =
      [
        "24/7", "00:00-24:00", "10:00-14:30,17:00-21:30", "18:00-02:00", "Mo-Sa 20:00-03:30",
        "00:00-24:00; 12:10-12:40 off", "22:00-24:00 \"late\"; 00:00-04:00 \"very late\"",
        "00:00-24:00 unknown", "02:15-05:00",
      ][.random(in: 0...8, using: &generator)]
  }

  var plan: SlotPlan {
    get throws {
      try SlotPlan(
        minutes: stepMinutes * stepsPerSlot, stepMinutes: stepMinutes,
        anchor: #require(CivilTime(hour: anchor / 60, minute: anchor % 60)))
    }
  }

  /// The minutes at which a step begins: the clock shows its time, or has been put forward past it.
  func lines(on clock: MinuteClock) -> [Int] {
    let isLine = { (reading: Int) in (reading - anchor) % stepMinutes == 0 }
    return clock.readings.indices.dropFirst().filter { minute in
      let (before, now) = (clock.readings[minute - 1], clock.readings[minute])
      return isLine(now) || now > before && ((before + 1)..<now).contains(where: isLine)
    }
  }
}

@Suite("Slots")
struct SlotPlanTests {
  @Test(arguments: UInt64(0)..<66)
  func `agree with a scan of every minute`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let clock = try MinuteClock(change: Int(seed), daysBefore: 2, daysAfter: 3)
    let model = SlotModel(using: &generator)
    let comment: Comment = "seed \(seed): \(model)"
    let hours = try OpeningHours(parsing: model.hours)
    let isOpen = clock.readings.indices.map { minute in
      hours.isOpen(at: clock.instant(minute), in: clock.zone)
    }
    let lines = model.lines(on: clock)
    let expected = lines.indices.dropLast(model.stepsPerSlot).compactMap { index -> Slot? in
      let (start, end) = (lines[index], lines[index + model.stepsPerSlot])
      guard isOpen[start..<end].allSatisfy(\.self) else { return nil }
      return Slot(start: clock.instant(start), end: clock.instant(end))
    }
    let plan = try model.plan
    // A slot that began before the scan is not seen by it.
    let (first, last) = (1440, clock.readings.count - 1440)
    let slots = plan.slots(
      from: clock.instant(first), until: clock.instant(last), during: hours, in: clock.zone)
    let known = expected.filter {
      $0.start >= clock.instant(first) && $0.start < clock.instant(last)
    }
    #expect(Array(slots) == known, comment)

    let date = CivilDate(daysSince1970: clock.days[2 * 1440])
    let ofDay = plan.slots(on: date, during: hours, in: clock.zone)
    let startsOfDay = expected.filter { clock.zone.civil(at: $0.start).date == date }
    #expect(ofDay == startsOfDay, comment)

    for _ in 0..<20 {
      let minute = Int.random(in: first..<last, using: &generator)
      let found = plan.slot(containing: clock.instant(minute), during: hours, in: clock.zone)
      #expect(found == expected.last { $0.contains(clock.instant(minute)) }, comment)
    }
  }

  @Test(
    .bug("https://github.com/opening-hours/opening_hours.js/issues/221"),
    arguments: [
      // 23 hours of two slots each, 25 hours, and 24.
      ("America/New_York", "2026-03-08", 46), ("America/New_York", "2026-11-01", 50),
      ("Europe/Berlin", "2026-03-29", 46), ("Europe/Berlin", "2026-10-25", 50),
      ("Europe/Berlin", "2026-12-01", 48),
      // 24½ and 23½ hours; midnight is skipped; a day is skipped.
      ("Australia/Lord_Howe", "2026-04-05", 49), ("Australia/Lord_Howe", "2026-10-04", 47),
      ("America/Santiago", "2026-09-06", 46), ("Pacific/Apia", "2011-12-30", 0),
    ])
  func `a day has as many half hours as it lasts, without a hole`(
    _ name: String, _ day: String, _ count: Int
  ) throws {
    let zone = try IANATimeZone(identifier: name)
    let date = try CivilDate(parsing: day)
    let slots = try SlotPlan(minutes: 30)
      .slots(on: date, during: OpeningHours(parsing: "24/7"), in: zone)
    #expect(slots.count == count)
    #expect(zip(slots, slots.dropFirst()).allSatisfy { $0.end == $1.start })
    #expect(slots.allSatisfy { $0.start.seconds(until: $0.end) == 1800 })
    #expect((slots.first?.start ?? zone.startOfDay(date)) == zone.startOfDay(date))
  }

  @Test(.bug("https://github.com/coopcycle/coopcycle-web/issues/2632"))
  func `a closing within the opening hours takes the slots that it touches`() throws {
    // Open 11:00 to 15:00 but for 12:00 to 12:40.
    let hours = try OpeningHours(parsing: "11:00-15:00; 12:00-12:40 off")
    let slots = try SlotPlan(minutes: 30)
      .slots(on: CivilDate(parsing: "2026-12-01"), during: hours, in: .utc)
    #expect(
      slots.map { IANATimeZone.utc.civil(at: $0.start).time.description } == [
        "11:00:00", "11:30:00", "13:00:00", "13:30:00", "14:00:00", "14:30:00",
      ])
  }

  @Test(.bug("https://github.com/NateWr/restaurant-reservations/issues/38"))
  func `slots go on after midnight`() throws {
    let hours = try OpeningHours(parsing: "Fr 22:30-00:45")
    let friday = try Instant(rfc3339: "2026-12-04T12:00:00Z")
    let slots = try SlotPlan(minutes: 45, anchor: CivilTime(parsing: "22:30"))
      .slots(from: friday, until: friday.advanced(bySeconds: 86_400), during: hours, in: .utc)
    #expect(
      slots.map { $0.start.rfc3339(in: .utc) } == [
        "2026-12-04T22:30:00Z", "2026-12-04T23:15:00Z", "2026-12-05T00:00:00Z",
      ])
  }

  @Test(
    arguments: [
      (0, nil, "expected 1 to 1440 minutes, found 0"),
      (1441, nil, "expected 1 to 1440 minutes, found 1441"),
      (.max, 1, "expected 1 to 1440 minutes, found 9223372036854775807"),
      (50, nil, "expected a divisor of a day's 1440 minutes, as 48, found steps of 50 minutes"),
      (45, 30, "expected a multiple of 30 minutes, found 45 minutes"),
      (60, -15, "expected 1 to 1440 minutes, found -15"),
    ] as [(Int, Int?, String)])
  func `uneven slots are refused`(_ minutes: Int, _ step: Int?, _ message: String) {
    #expect {
      try SlotPlan(minutes: minutes, stepMinutes: step)
    } throws: {
      "\($0)" == message
    }
  }

  @Test(arguments: [Int64.min, .min + 1, .max - 1, .max])
  func `the ends of time end the slots`(_ seconds: Int64) throws {
    let instant = Instant(secondsSince1970: seconds)
    let plan = try SlotPlan(minutes: 30)
    let hours = try OpeningHours(parsing: "24/7")
    for zone in [IANATimeZone.utc, try IANATimeZone(identifier: "America/New_York")] {
      let slots = plan.slots(
        from: instant.advanced(bySeconds: -5000), until: instant.advanced(bySeconds: 5000),
        during: hours, in: zone)
      // Clocks that cannot be written stand still, so slots there may be short, but they go on.
      let starts = slots.map(\.start)
      #expect(starts.count <= 10_000)
      #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
      _ = plan.slot(containing: instant, during: hours, in: zone)
    }
  }
}
