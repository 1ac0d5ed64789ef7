// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import Testing
import ZoneGeometry

@Suite("The slots of a day")
struct SlotOfferTests {
  private func slots(
    _ service: BookingService, on date: String = "2026-12-01",
    _ change: (inout DeliveryRequest) throws -> Void = { _ in }
  ) throws -> [SlotOffer] {
    var request = try service.request(placedAt: "2026-12-01T12:10", for: nil)
    try change(&request)
    return try service.engine.slots(for: request, on: CivilDate(parsing: date))
  }

  /// Asks without waiting, from a place where waiting would be possible.
  private func slotsAtOnce(
    _ engine: DecisionEngine, _ date: CivilDate
  ) throws(RequestError) -> [SlotOffer] {
    try engine.slots(for: DeliveryRequest(to: .inside), on: date)
  }

  private func hourly(_ hours: String? = "10:00-16:00") throws -> BookingService {
    try BookingService(hours: hours) {
      $0.leadSeconds = 3600
      $0.slots = SlotTerms(
        plan: try SlotPlan(minutes: 60), capacity: try SlotCapacity(orders: 3, value: 5000))
    }
  }

  /// By hand: at 12:10 with a lead time of an hour, the slot from 14:00 is the first; that from 13:00 has
  /// begun by 13:10.
  @Test func `each slot has its answer and its room`() throws {
    let service = try hourly()
    let offers = try slots(service) { request in
      request.basket = Basket(subtotal: 1000)
      request.slotUse = [
        try service.instant("2026-12-01T14:00"): SlotUse(orders: 2, value: 1500),
        try service.instant("2026-12-01T15:00"): SlotUse(orders: 7, value: 4500),
      ]
    }
    #expect(
      offers.map(\.slot.start)
        == (try (10...15).map { try service.instant("2026-12-01T\($0):00") }))
    #expect(offers.map(\.isBookable) == [false, false, false, false, true, false])
    #expect(offers.map(\.quote.code).last == .slotFull)
    #expect(offers.map(\.ordersLeft) == [3, 3, 3, 3, 1, 0])
    #expect(offers.map(\.valueLeft?.minorUnits) == [5000, 5000, 5000, 5000, 3500, 500])
    #expect(offers[3].quote.codes == [.leadTimeTooShort])
  }

  @Test func `room is not known without what is taken`() throws {
    let offers = try slots(hourly(), on: "2026-12-02")
    #expect(offers.count == 6)
    #expect(offers.allSatisfy { $0.isBookable && $0.ordersLeft == nil && $0.valueLeft == nil })
    #expect(offers.allSatisfy { $0.quote.codes == [.missingInput] })
  }

  @Test func `there are none where nothing is offered`() throws {
    #expect(try slots(hourly("Mo off")).isEmpty)
    #expect(try slots(BookingService()).isEmpty)
    #expect(try slots(hourly()) { $0.destination = .justOutside }.isEmpty)
    #expect(try slots(hourly(nil), on: "2026-12-02").count == 24)
  }

  /// 25 hours in New York on 2026-11-01, and 23 on 2026-03-08.
  @Test(arguments: [("2026-11-01", 25), ("2026-03-08", 23), ("2026-12-01", 24)])
  func `a day has as many slots as it has hours`(date: String, count: Int) throws {
    let service = try BookingService("America/New_York") {
      $0.slots = SlotTerms(plan: try SlotPlan(minutes: 60))
    }
    let offers = try slots(service, on: date)
    #expect(offers.count == count)
    #expect(zip(offers, offers.dropFirst()).allSatisfy { $0.slot.end == $1.slot.start })
  }

  /// The hub by the door opens at 14:00; until then the far one delivers, in its own slots.
  @Test func `slots are those of the hub that would deliver then`() throws {
    func hub(_ id: String, _ place: Coordinate, hours: String, minutes: Int) throws -> Hub {
      var terms = Terms(hours: try OpeningHours(parsing: hours))
      terms.booking.slots = SlotTerms(plan: try SlotPlan(minutes: minutes))
      return Hub(id: id, name: id, coordinate: place, terms: terms)
    }
    var service = try BookingService()
    service.hubs = [
      try hub("near", .inside, hours: "14:00-15:00", minutes: 30),
      try hub(
        "far", Coordinate(longitude: 1, latitude: 1), hours: "13:00-16:00", minutes: 60),
    ]
    let offers = try slots(service)
    #expect(
      offers.map(\.slot.start)
        == (try ["13:00", "14:00", "14:30", "15:00"].map {
          try service.instant("2026-12-01T\($0)")
        }))
    #expect(offers.map { $0.quote.hub?.id } == ["far", "near", "near", "far"])
    #expect(offers.allSatisfy { $0.isBookable })
  }

  @Test func `a request that cannot be answered is an error, also where there are no slots`() throws
  {
    #expect(throws: RequestError.self) {
      try slots(BookingService()) { $0.accuracyMeters = -1 }
    }
  }

  @Test func `rules that wait are waited for`() async throws {
    let service = try hourly()
    let rule = ScriptedWaitingRule("stock") { _ in .refuse(Refusal(code: .itemRestricted)) }
    let zone = Zone(id: "square", name: "Square", terms: service.terms, shape: try .unitSquare())
    let engine = DecisionEngine(.sample(zones: [zone]), waitingRules: [rule])
    let date = try CivilDate(parsing: "2026-12-02")
    let offers = try await engine.slots(for: DeliveryRequest(to: .inside), on: date)
    #expect(offers.count == 6)
    #expect(offers.allSatisfy { $0.quote.code == .itemRestricted })
    #expect(throws: RequestError.mustWait(rules: ["stock"])) { try slotsAtOnce(engine, date) }
  }
}
