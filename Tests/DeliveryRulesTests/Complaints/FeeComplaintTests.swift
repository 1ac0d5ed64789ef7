// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Testing
import ZoneGeometry

/// What people complained about in shops' software, about fees and minimums; `ZoneComplaintTests` has the list.
@Suite("Complaints about fees and minimums, answered")
struct FeeComplaintTests {
  private static let hub = Hub(id: "hub", name: "Hub", coordinate: .inside)

  private func quote(
    _ fee: FeeSchedule, north: Double = 0, subtotal: Int64? = nil
  ) throws -> Quote {
    let place = Coordinate(longitude: 0.5, latitude: 0.5 + north)
    let request = DeliveryRequest(to: place, basket: subtotal.map { Basket(subtotal: $0) })
    return try DecisionEngine(.square(defaults: Terms(fee: fee), hubs: [Self.hub]))
      .quote(for: request)
  }

  /// TastyIgniter#728: to charge by the kilometre "gets asked for all the time".
  ///
  /// 0.001 degrees of latitude are 111.2 m: 0.008 are 890 m, 0.01 are 1112 m, 0.03 are 3336 m.
  @Test(arguments: [(0.0, 200), (0.008, 200), (0.01, 300), (0.03, 500)])
  func `a fee grows with the distance`(north: Double, cents: Int64) throws {
    var fee = FeeSchedule(base: 200)
    fee.distance = [
      FeeSchedule.Tier(upTo: 1000, add: 0), FeeSchedule.Tier(upTo: 3000, add: 100),
      FeeSchedule.Tier(upTo: nil, add: 300),
    ]
    // The distance is known before anything is in the basket (coopcycle-app#1622).
    #expect(try quote(fee, north: north).fee?.total.minorUnits == cents)
  }

  /// TastyIgniter#440: exactly 10.00 missed the rule for "over 10".
  @Test(arguments: [(999, 300), (1000, 0), (1001, 0)] as [(Int64, Int64)])
  func `an amount of exactly the limit reaches it`(subtotal: Int64, cents: Int64) throws {
    let quote = try quote(FeeSchedule(base: 300, freeFrom: 1000), subtotal: subtotal)
    #expect(quote.fee?.total.minorUnits == cents)
    let minimum = try DecisionEngine(.square(defaults: Terms(minimumOrder: 1000)))
      .quote(for: DeliveryRequest(to: .inside, basket: Basket(subtotal: subtotal)))
    #expect(minimum.codes == (subtotal < 1000 ? [.belowMinimum] : []))
  }

  /// coopcycle-web#2307: a price went below zero when another condition was used.
  @Test(arguments: [-300, -301, .min] as [Int64])
  func `a fee never goes below zero`(discount: Int64) throws {
    var fee = FeeSchedule(base: 300)
    fee.distance = [FeeSchedule.Tier(upTo: nil, add: discount)]
    #expect(try quote(fee, north: 0.03).fee?.total.minorUnits == 0)
  }

  /// coopcycle-web#1477 and #1333: a minimum for each zone, "to make the trip worth it".
  ///
  /// ONDC-Protocol-Specs#78: customers should know it before they fill a basket.
  @Test(arguments: [(0.5, 1000), (1.5, 4000)] as [(Double, Int64)])
  func `each zone has its minimum, and says it before there is a basket`(
    longitude: Double, minimum: Int64
  ) throws {
    let zones = try [("near", 0.0, 1000), ("far", 1.0, 4000)].map { id, west, minimum in
      Zone(
        id: id, name: id, minimumOrder: Int64(minimum),
        shape: try .rectangle(west: west, south: 0, east: west + 1, north: 1))
    }
    let engine = DecisionEngine(.sample(zones: zones))
    func quote(_ subtotal: Int64?) throws -> Quote {
      try engine.quote(
        for: DeliveryRequest(
          to: Coordinate(longitude: longitude, latitude: 0.5),
          basket: subtotal.map { Basket(subtotal: $0) }))
    }
    let before = try quote(nil)
    #expect(before.deliverable == .yes)
    #expect(before.minimumOrder?.minorUnits == minimum)
    #expect(try quote(minimum - 1).codes == [.belowMinimum])
    #expect(try quote(minimum).codes == [])
  }
}
