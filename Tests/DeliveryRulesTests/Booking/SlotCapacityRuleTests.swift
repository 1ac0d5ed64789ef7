// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import Testing

/// coopcycle-web#1989 asks for a capacity per slot that tells why it is closed; #3580 for one by the value of
/// baskets, such as 300 € per 15 minutes.
@Suite("The capacity of slots")
struct SlotCapacityRuleTests {
  private static let chosen = "2026-12-01T18:40"
  private static let slot = "2026-12-01T18:30"

  private func service(orders: Int64?, value: Int64?) throws -> BookingService {
    try BookingService(hours: "11:00-22:00") {
      $0.slots = SlotTerms(
        plan: try SlotPlan(minutes: 15), capacity: try SlotCapacity(orders: orders, value: value))
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var orders: Int64?
    var value: Int64?
    /// Orders and value that are taken; nil when nobody says.
    let taken: (Int64, Int64)?
    let basket: Int64?
    let codes: [ReasonCode]
    var input: String?

    var testDescription: String {
      "\(orders ?? -1), \(value ?? -1), taken \(taken.map { "\($0)" } ?? "?"), \(basket ?? -1)"
    }
  }

  @Test(arguments: [
    Case(orders: 12, taken: (11, 0), basket: nil, codes: []),
    Case(orders: 12, taken: (12, 0), basket: nil, codes: [.slotFull]),
    Case(orders: 12, taken: (.max, .max), basket: nil, codes: [.slotFull]),
    Case(value: 30_000, taken: (0, 27_000), basket: 3000, codes: []),
    Case(value: 30_000, taken: (0, 27_000), basket: 3001, codes: [.slotFull]),
    Case(value: 30_000, taken: (0, 30_000), basket: nil, codes: [.slotFull]),
    Case(orders: 9, value: 30_000, taken: (8, 0), basket: 30_000, codes: []),
    Case(orders: 9, value: 30_000, taken: (9, 0), basket: 1, codes: [.slotFull]),
    // What does not fit into an empty slot fits into none, whatever is taken.
    Case(value: 30_000, taken: nil, basket: 30_001, codes: [.slotFull]),
    Case(orders: 0, taken: nil, basket: nil, codes: [.slotFull]),
    // What is missing is never taken for 0 (as in coopcycle-web PR#3732, where it was -1).
    Case(orders: 12, taken: nil, basket: 100, codes: [.missingInput], input: "slotUse"),
    Case(value: 30_000, taken: nil, basket: nil, codes: [.missingInput], input: "slotUse"),
    Case(
      value: 30_000, taken: (0, 100), basket: nil, codes: [.missingInput], input: "basket.subtotal"),
  ])
  func `an order fits up to the limit, and needs to know what is taken`(_ sample: Case) throws {
    let service = try service(orders: sample.orders, value: sample.value)
    var request = try service.request(placedAt: "2026-12-01T12:00", for: Self.chosen)
    request.basket = sample.basket.map { Basket(subtotal: $0) }
    let start = try service.instant(Self.slot)
    request.slotUse = sample.taken.map { [start: SlotUse(orders: $0.0, value: $0.1)] }
    let quote = try service.engine.quote(for: request)
    #expect(quote.codes == sample.codes)
    #expect(quote.deliverable == (sample.codes == [.slotFull] ? .no : .yes))
    let parameters = quote.reasons.first?.parameters
    if sample.codes == [.slotFull] {
      #expect(parameters?["from"] == .instant(start))
      #expect(parameters?["until"] == .instant(try service.instant("2026-12-01T18:45")))
    }
    if let input = sample.input { #expect(parameters?["input"] == .text(input)) }
  }

  @Test func `a full slot leaves the next one alone`() throws {
    let service = try service(orders: 1, value: nil)
    var request = try service.request(placedAt: "2026-12-01T12:00", for: "2026-12-01T18:45")
    request.slotUse = [try service.instant(Self.slot): SlotUse(orders: 1, value: 0)]
    #expect(try service.engine.quote(for: request).codes == [])
    // An order for now takes room in the slot that it comes in.
    request.when = .now
    request.placedAt = try service.instant("2026-12-01T18:44:59")
    #expect(try service.engine.quote(for: request).codes == [.slotFull])
    request.placedAt = try service.instant("2026-12-01T18:45")
    #expect(try service.engine.quote(for: request).codes == [])
  }

  @Test func `overlapping slots are told apart by their starts`() throws {
    let service = try BookingService(hours: "11:00-22:00") {
      $0.slots = SlotTerms(
        plan: try SlotPlan(minutes: 60, stepMinutes: 30), capacity: try SlotCapacity(orders: 1))
    }
    var request = try service.request(placedAt: "2026-12-01T12:00", for: "2026-12-01T18:30")
    request.slotUse = [try service.instant("2026-12-01T18:00"): SlotUse(orders: 1, value: 0)]
    #expect(try service.engine.quote(for: request).codes == [])
    request.when = .scheduled(try service.instant("2026-12-01T18:29"))
    #expect(try service.engine.quote(for: request).codes == [.slotFull])
    // The last slot of the day ends at closing: 21:30 to 22:30 is none, so 21:59 is in that from 21:00.
    request.when = .scheduled(try service.instant("2026-12-01T21:59"))
    request.slotUse = [try service.instant("2026-12-01T21:00"): SlotUse(orders: 1, value: 0)]
    #expect(try service.engine.quote(for: request).codes == [.slotFull])
  }

  @Test func `the window that is shown is the slot`() throws {
    var service = try service(orders: nil, value: nil)
    service.terms.estimate = .minutes(20)
    service.hubs = [try .inTheMiddle()]
    let quote = try service.quote(placedAt: "2026-12-01T12:00", for: Self.chosen)
    #expect(quote.estimate?.window?.from == (try service.instant(Self.slot)))
    #expect(quote.estimate?.window?.until == (try service.instant("2026-12-01T18:45")))
  }

  @Test func `a time between slots is outside hours, and a closed one is told once`() throws {
    let service = try BookingService(hours: "11:10-12:50") {
      $0.slots = SlotTerms(plan: try SlotPlan(minutes: 30))
    }
    func codes(_ time: String) throws -> [ReasonCode] {
      try service.quote(placedAt: "2026-12-01T08:00", for: "2026-12-01T\(time)").codes
    }
    #expect(try codes("11:15") == [.outsideHours])
    #expect(try codes("11:30") == [])
    #expect(try codes("12:29") == [])
    #expect(try codes("12:30") == [.outsideHours])
    #expect(try codes("13:00") == [.outsideHours])
    #expect(try service.quote(placedAt: "2026-12-01T11:15").codes == [])
  }
}
