// SPDX-License-Identifier: MIT

import DeliveryEstimates
import DeliveryModel
import Schedules
import TestSupport
import Testing
import ZoneGeometry

@testable import DeliveryRules

@Suite("Estimates that customers can rely on")
struct EstimateStabilityTests {
  private static let hub = Hub(
    id: "hub", name: "Hub", coordinate: Coordinate(longitude: 0, latitude: 0))
  /// Of latitude, on the sphere of radius 6 371 008.8 m.
  private static let degreesPerMeter = 180 / (Double.pi * 6_371_008.8)

  private func estimate(
    _ engine: DecisionEngine, meters: Double, basket: Basket? = nil, orders: Int? = nil
  ) throws -> Estimate {
    let destination = Coordinate(longitude: 0, latitude: meters * Self.degreesPerMeter)
    let request = DeliveryRequest(to: destination, basket: basket, ordersInProgress: orders)
    return try #require(try engine.quote(for: request).estimate)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `a farther address never comes earlier, a metre is never more than a step`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let model = EstimateModel.random(using: &random)
    let area = try ServiceArea.square(defaults: .init(estimate: model), hubs: [Self.hub])
    let engine = DecisionEngine(area)
    let basket = Basket(itemCount: Int.random(in: 0...6, using: &random))
    let orders = Bool.random(using: &random) ? Int.random(in: 0...9, using: &random) : nil
    var meters = 0.0
    var near = try estimate(engine, meters: 0, basket: basket, orders: orders)
    while meters < 12_000 {
      let step = Bool.random(using: &random) ? 1 : Double.random(in: 1...200, using: &random)
      meters += step
      let far = try estimate(engine, meters: meters, basket: basket, orders: orders)
      let place = "at \(meters) m, seed \(seed)"
      #expect(far.forecast.p10 >= near.forecast.p10, "\(place)")
      #expect(far.forecast.p50 >= near.forecast.p50, "\(place)")
      #expect(far.forecast.p90 >= near.forecast.p90, "\(place)")
      #expect(far.promiseBy >= near.promiseBy, "\(place)")
      #expect(far.minutes.lowerBound >= near.minutes.lowerBound, "\(place)")
      #expect(far.minutes.upperBound >= near.minutes.upperBound, "\(place)")
      if step == 1 {
        #expect(far.minutes.lowerBound <= near.minutes.lowerBound + model.roundTo, "\(place)")
        #expect(far.minutes.upperBound <= near.minutes.upperBound + model.roundTo, "\(place)")
      }
      near = far
    }
  }

  @Test func `list, cart and checkout agree where nothing depends on the basket`() throws {
    let model = EstimateModel(id: "bike", preparation: 10...18, speedKilometersPerHour: 14)
    let area = try ServiceArea.square(defaults: .init(estimate: model), hubs: [Self.hub])
    let engine = DecisionEngine(area)
    let list = try estimate(engine, meters: 1500)
    let cart = try estimate(engine, meters: 1500, basket: Basket(subtotal: 2000, itemCount: 4))
    let checkout = try estimate(
      engine, meters: 1500,
      basket: Basket(subtotal: 2000, itemCount: 4, weightGrams: 900, tags: ["soup"]), orders: 3)
    #expect(list == cart && cart == checkout)
  }

  /// A list knows no basket: it tells what a basket of the typical size gets.
  @Test func `a basket that is not known counts as a typical one`() throws {
    let preparation = EstimatePreparation(
      Spread(mostly: 10...14), minutesPerItem: 1.5, typicalItems: 3)
    let parts = EstimateParts(
      preparation: preparation,
      travel: EstimateTravel(way: .speed(EstimateSpeeds(20), detour: 1)))
    let model = EstimateModel(id: "bike", basis: .parts(parts))
    let area = try ServiceArea.square(defaults: .init(estimate: model), hubs: [Self.hub])
    let engine = DecisionEngine(area)
    let list = try estimate(engine, meters: 1500)
    let typical = try estimate(engine, meters: 1500, basket: Basket(itemCount: 3))
    #expect(list.forecast == typical.forecast)
    // One item more is a minute and a half.
    let larger = try estimate(engine, meters: 1500, basket: Basket(itemCount: 4))
    #expect(larger.forecast.p50 == list.forecast.p50 + 90)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `the greatest distance within a time is the last metre that fits`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = EstimateModel.random(using: &random)
    let terms = EstimateTerms(model, timetables: Timetables(in: .utc, holidays: .empty))
    let request = DeliveryRequest(to: .inside)
    func longest(_ meters: Double) -> Int64 {
      let way = EstimateWay(meters: meters, instant: tuesdayNoon, zone: nil, measured: nil)
      return terms.forecast(way, for: request).longest
    }
    for limit in [0, 600, 1800, 3600, 7200] as [Int64] {
      let greatest = terms.greatestDistance(
        within: limit, for: request, at: tuesdayNoon, inZone: nil)
      guard let greatest else {
        #expect(longest(0) > limit, "seed \(seed)")
        continue
      }
      #expect(longest(greatest) <= limit, "seed \(seed)")
      #expect(longest(greatest + 1) > limit || greatest > 2e7, "seed \(seed)")
    }
  }
}
