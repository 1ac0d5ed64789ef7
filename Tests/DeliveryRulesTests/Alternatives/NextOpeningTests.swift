// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import TestSupport
import Testing
import ZoneGeometry

@Suite("The next opening")
struct NextOpeningTests {
  private static let hours = [
    "09:00-11:00", "14:00-15:00,18:00-02:00", "We 10:00-12:00", "Mo-Fr 08:00-20:00",
    "Tu unknown; We 08:00-10:00", "10:00-14:00 open \"lunch\"; We off", "Th-Sa 16:07-16:09",
    "23:30-24:00", "Mo-We off; Th 00:00-00:01",
  ]

  private static func hours(using random: inout SeededGenerator) throws -> OpeningHours {
    try OpeningHours(parsing: hours.randomElement(using: &random) ?? "24/7")
  }

  @Test(arguments: UInt64(0)..<60)
  func `the instant that is offered is the first minute that a scan finds`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let zone = try Self.hours(using: &random)
    let hubs = try (0..<Int.random(in: 0...3, using: &random)).map { number in
      Hub(
        id: "\(number)", name: "Hub",
        coordinate: Coordinate(longitude: Double(number), latitude: 0),
        hours: try Self.hours(using: &random))
    }
    let engine = DecisionEngine(try .square(defaults: .init(hours: zone), hubs: hubs))
    let placedAt = tuesdayNoon.advanced(bySeconds: 60 * .random(in: 0...10_080, using: &random))
    let quote = try engine.quote(for: DeliveryRequest(to: .inside, placedAt: placedAt))
    guard quote.deliverable == .no else {
      #expect(quote.alternatives.isEmpty)
      return
    }

    func isOpen(at instant: Instant) -> Bool {
      zone.isOpen(at: instant, in: .utc)
        && (hubs.isEmpty || hubs.contains { $0.hours?.isOpen(at: instant, in: .utc) ?? true })
    }
    // The hours above repeat every week; whole minutes are enough, as all of them begin on one.
    let scan = (1...10_080 as ClosedRange<Int64>).lazy
      .map { placedAt.advanced(bySeconds: 60 * $0) }.first(where: isOpen)
    #expect(
      quote.alternatives == (scan.map { [Alternative(.deliverAt(instant: $0))] } ?? []),
      "seed \(seed)")
  }

  @Test func `another hub that opens earlier is waited for, not the nearest`() throws {
    let near = Hub(
      id: "near", name: "Near", coordinate: .inside, hours: try OpeningHours(parsing: "20:00-21:00")
    )
    let far = Hub(
      id: "far", name: "Far", coordinate: Coordinate(longitude: 1, latitude: 1),
      hours: try OpeningHours(parsing: "13:00-14:00"))
    let engine = DecisionEngine(try .square(hubs: [near, far]))
    let quote = try engine.quote(for: DeliveryRequest(to: .inside))
    #expect(quote.codes == [.hubClosed])
    #expect(quote.hub?.id == "near")
    #expect(
      quote.alternatives == [
        Alternative(.deliverAt(instant: tuesdayNoon.advanced(bySeconds: 3600)))
      ])
  }

  @Test func `hours that never meet are given up`() throws {
    let hub = Hub(
      id: "hub", name: "Hub", coordinate: .inside, hours: try OpeningHours(parsing: "08:00-10:00"))
    let engine = DecisionEngine(
      try .square(defaults: .init(hours: OpeningHours(parsing: "18:00-20:00")), hubs: [hub]))
    #expect(try engine.quote(for: DeliveryRequest(to: .inside)).alternatives.isEmpty)
  }
}
