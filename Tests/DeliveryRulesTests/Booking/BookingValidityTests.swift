// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import TestSupport
import Testing
import ZoneGeometry

@Suite("How long an answer holds that depends on the time of the order")
struct BookingValidityTests {
  private func secondsValid(
    _ service: BookingService, placedAt: String = "2026-12-01T12:00", for chosen: String? = nil
  ) throws -> Int64 {
    let request = try service.request(placedAt: placedAt, for: chosen)
    let placedAt = try #require(request.placedAt)
    return placedAt.seconds(until: try service.engine.quote(for: request).validUntil)
  }

  /// Limits are inclusive: what can be ordered until 12:05:00 cannot from 12:05:01 on.
  @Test func `until a cut-off, and until midnight brings another one`() throws {
    let service = try BookingService { $0.cutOff = try .daily("12:05") }
    #expect(try secondsValid(service) == 301)
    #expect(try secondsValid(service, placedAt: "2026-12-01T12:05:01") == 900)
    #expect(try secondsValid(service, placedAt: "2026-12-01T23:50") == 600)
    #expect(try secondsValid(service, for: "2026-12-01T18:00") == 301)
    #expect(try secondsValid(service, for: "2026-12-02T18:00") == 900)
  }

  @Test func `until a chosen time is too soon`() throws {
    let lead = try BookingService { $0.leadSeconds = 3600 }
    #expect(try secondsValid(lead, for: "2026-12-01T13:10") == 601)
    #expect(try secondsValid(lead, for: "2026-12-01T12:59") == 900)
    let notice = try BookingService { $0.priorNotice = PriorNotice(try .minutes(60)) }
    #expect(try secondsValid(notice, for: "2026-12-01T13:10") == 601)
  }

  @Test func `until booking begins`() throws {
    let service = try BookingService {
      $0.horizon = BookingHorizon(try .days(1, at: .at("12:10")))
    }
    #expect(try secondsValid(service, for: "2026-12-02T18:00") == 600)
  }

  /// 30 minutes before closing at 12:40: until 12:10:00.
  @Test func `until the last order before closing`() throws {
    var service = try BookingService(hours: "09:00-12:40") { $0.closing = .lastDropOff }
    service.terms.estimate = .minutes(30)
    service.hubs = [try .inTheMiddle()]
    #expect(try secondsValid(service) == 601)
    #expect(try secondsValid(service, placedAt: "2026-12-01T12:10:01") == 900)
  }

  @Test func `until another slot begins, if its room matters`() throws {
    let plan = try SlotPlan(minutes: 30, stepMinutes: 10)
    let counted = try BookingService {
      $0.slots = SlotTerms(plan: plan, capacity: try SlotCapacity(orders: 1))
    }
    #expect(try secondsValid(counted, placedAt: "2026-12-01T12:02") == 480)
    let uncounted = try BookingService { $0.slots = SlotTerms(plan: plan) }
    #expect(try secondsValid(uncounted, placedAt: "2026-12-01T12:02") == 900)
  }

  @Test(arguments: UInt64(0)..<24)
  func `the answer stays the same as long as it says it holds`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func time() throws -> CivilTime {
      try #require(CivilTime(hour: 12, minute: .random(in: 0...20, using: &random)))
    }
    let (cutOff, start, notice) = (try time(), try time(), try time())
    let (lead, hasNotice) = (Int64.random(in: 0...40, using: &random), Bool.random(using: &random))
    var service = try BookingService(hours: "10:00-12:25") {
      $0.leadSeconds = lead * 60
      $0.cutOff = CutOff([.tuesday: try .days(0, at: cutOff)])
      $0.horizon = BookingHorizon(try .days(0, at: start))
      if hasNotice { $0.priorNotice = PriorNotice(try .days(0, at: notice)) }
      $0.closing = .lastDropOff
      $0.slots = SlotTerms(
        plan: try SlotPlan(minutes: 15, stepMinutes: 5), capacity: try SlotCapacity(orders: 1))
    }
    service.terms.estimate = .minutes(Double(Int.random(in: 3...20, using: &random)))
    service.hubs = [try .inTheMiddle()]
    let engine = try service.engine
    let isForNow = Bool.random(using: &random)
    var request = try service.request(
      placedAt: "2026-12-01T12:03", for: isForNow ? nil : "2026-12-01T12:20")
    request.slotUse = [tuesdayNoon.advanced(bySeconds: 300): SlotUse(orders: 1, value: 0)]
    let placedAt = try #require(request.placedAt)
    let quote = try engine.quote(for: request)
    for second in 0..<placedAt.seconds(until: quote.validUntil) {
      request.placedAt = placedAt.advanced(bySeconds: second)
      let later = try engine.quote(for: request)
      #expect(later.deliverable == quote.deliverable, "seed \(seed) after \(second) s")
      #expect(later.code == quote.code, "seed \(seed) after \(second) s")
    }
  }
}
