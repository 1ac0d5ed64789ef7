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

  @Test(
    arguments: [
      // What no limit asks for may be left out; what one asks for may not.
      (2, nil, SlotUse(orders: 1), []), (nil, 5000, SlotUse(value: 100), []),
      (2, nil, SlotUse(value: 100), [.missingInput]),
      (nil, 5000, SlotUse(orders: 1), [.missingInput]),
      (2, 5000, SlotUse(orders: 1), [.missingInput]), (2, 5000, SlotUse(value: 0), [.missingInput]),
      (2, 5000, SlotUse(orders: 2), [.slotFull]), (2, 5000, SlotUse(value: 4500), [.slotFull]),
    ] as [(Int64?, Int64?, SlotUse, [ReasonCode])])
  func `only what a limit counts has to be told`(
    orders: Int64?, value: Int64?, use: SlotUse, codes: [ReasonCode]
  ) throws {
    let service = try service(orders: orders, value: value)
    var request = try service.request(placedAt: "2026-12-01T12:00", for: Self.chosen)
    request.basket = Basket(subtotal: 1000)
    request.slotUse = [try service.instant(Self.slot): use]
    let quote = try service.engine.quote(for: request)
    #expect(quote.codes == codes)
    if codes == [.missingInput] {
      #expect(quote.reasons.first?.parameters["input"] == .text("slotUse"))
    }
  }

  /// The zone has quarters of an hour, its hub hours, and both have one from 18:00: an order in the hub's hour
  /// may be one in any of the zone's quarters.
  @Test func `slots of the zone and of the hub are counted apart`() throws {
    var service = try service(orders: 2, value: nil)
    var terms = Terms()
    terms.booking.slots = SlotTerms(
      plan: try SlotPlan(minutes: 60), capacity: try SlotCapacity(orders: 4))
    service.hubs = [Hub(id: "hub", name: "Hub", coordinate: .inside, terms: terms)]
    let six = try service.instant("2026-12-01T18:00")
    func rules(_ use: SlotUsage) throws -> [String] {
      var request = try service.request(placedAt: "2026-12-01T12:00", for: "2026-12-01T18:00")
      request.slotUse = use
      return try service.engine.quote(for: request).reasons.map(\.rule)
    }
    var use: SlotUsage = [six: SlotUse(orders: 2)]
    #expect(try rules(use) == ["slots"])
    use[six, of: .zone("square")] = SlotUse(orders: 1)
    #expect(try rules(use) == [])
    use[six, of: .hub("hub")] = SlotUse(orders: 4)
    #expect(try rules(use) == ["hub-slots"])
    use[six, of: .zone("square")] = SlotUse(orders: 2)
    #expect(try rules(use) == ["hub-slots", "slots"])
    // Those of another hub and of another zone are nothing to this one.
    #expect(
      try rules([:]) == [])
    var others = SlotUsage()
    others[six, of: .hub("square")] = SlotUse(orders: 9)
    others[six, of: .zone("hub")] = SlotUse(orders: 9)
    #expect(try rules(others) == [])
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
