// SPDX-License-Identifier: MIT

import DeliveryEstimates
import DeliveryModel
import DeliveryRules
import Schedules
import Testing
import ZoneGeometry

/// All deliveries are to the north of the hub, over 0.03° = 3335.852 m.
@Suite("Parts of an estimate")
struct EstimatePartTests {
  private static let hub = Hub(
    id: "hub", name: "Hub", coordinate: Coordinate(longitude: 0, latitude: 0))
  private static let destination = Coordinate(longitude: 0, latitude: 0.03)

  /// Ten minutes of preparation, 12 km/h without detours: 3335.852 ÷ 12 × 3.6 = 1000.76 s.
  private static func parts(_ change: (inout EstimateParts) -> Void = { _ in }) -> EstimateParts {
    var parts = EstimateParts(
      preparation: EstimatePreparation(Spread(fixed: 10)),
      travel: EstimateTravel(way: .speed(EstimateSpeeds(12), detour: 1)))
    change(&parts)
    return parts
  }

  private func quote(
    _ parts: EstimateParts, _ change: (inout DeliveryRequest) -> Void = { _ in }
  ) throws -> Quote {
    let model = EstimateModel(id: "model", basis: .parts(parts))
    let area = try ServiceArea.square(defaults: .init(estimate: model), hubs: [Self.hub])
    var request = DeliveryRequest(to: Self.destination)
    change(&request)
    return try DecisionEngine(area).quote(for: request)
  }

  private func estimate(
    _ parts: EstimateParts, _ change: (inout DeliveryRequest) -> Void = { _ in }
  ) throws -> Estimate {
    try #require(try quote(parts, change).estimate)
  }

  @Test func `times of fixed parts are the same in all quantiles`() throws {
    let forecast = try estimate(Self.parts()).forecast
    #expect(forecast == EstimateForecast(p10: 1601, p50: 1601, p90: 1601))
  }

  /// Up to 2 items 6 minutes, else 9, and half a minute for each: 2 are 7, 3 are 10.5 minutes.
  @Test(arguments: [(2, 420), (3, 630), (10, 840)] as [(Int, Int64)])
  func `preparation follows bands and items`(items: Int, seconds: Int64) throws {
    let parts = Self.parts {
      $0.preparation = EstimatePreparation(
        bands: [
          EstimatePreparation.Band(upToItems: 2, minutes: Spread(fixed: 6)),
          EstimatePreparation.Band(upToItems: 5, minutes: Spread(fixed: 9)),
        ],
        minutesPerItem: 0.5, typicalItems: 2)
    }
    let estimate = try estimate(parts) { $0.basket = Basket(itemCount: items) }
    #expect(estimate.parts.first?.seconds == seconds...seconds)
    #expect(estimate.forecast.p50 == seconds + 1001)
  }

  /// 5 orders × 4 min ÷ 2 are 10 minutes; unknown, 2 to 6 orders are 4 to 12 minutes, 8 in the middle.
  @Test func `a queue waits for the orders that are there, or as is typical`() throws {
    let parts = Self.parts {
      $0.queue = EstimateQueue(
        minutesPerOrder: 4, capacity: 2, typicalOrders: Spread(mostly: 2...6))
    }
    let known = try estimate(parts) { $0.ordersInProgress = 5 }
    #expect(known.parts[1].seconds == 600...600 && known.parts[1].detail == "5 orders × 4 min ÷ 2")
    #expect(known.forecast.range == 2201...2201)
    let typical = try estimate(parts)
    #expect(typical.parts[1].seconds == 240...720)
    #expect(typical.forecast.range == 1841...2321 && typical.forecast.p50 == 2081)
  }

  @Test func `speeds follow the vehicle and the hour, the slowest that holds`() throws {
    let rush = try OpeningHours(parsing: "Mo-Fr 11:30-13:00")
    let lunch = try OpeningHours(parsing: "12:00-12:15")
    let speeds = EstimateSpeeds(
      standard: EstimateSpeeds.Vehicle(usual: 12),
      vehicles: [
        "car": EstimateSpeeds.Vehicle(
          usual: 30,
          hours: [
            EstimateSpeeds.Hours(hours: rush, speed: 20),
            EstimateSpeeds.Hours(hours: lunch, speed: 15),
          ])
      ])
    let parts = Self.parts { $0.travel = EstimateTravel(way: .speed(speeds, detour: 1)) }
    func travel(_ vehicle: String?, after seconds: Int64 = 0) throws -> Int64? {
      let estimate = try estimate(parts) {
        $0.vehicle = vehicle
        $0.placedAt = tuesdayNoon.advanced(bySeconds: seconds)
      }
      return estimate.parts.last?.seconds.lowerBound
    }
    // 3335.852 m × 3.6 ÷ 12, 15, 20 and 30 km/h.
    #expect(try travel(nil) == 1001 && travel("bike") == 1001)
    #expect(try travel("car") == 801)
    #expect(try travel("car", after: 15 * 60) == 600)
    #expect(try travel("car", after: 60 * 60) == 400)
    // Until the next speed holds.
    let quote = try quote(parts) {
      $0.vehicle = "car"
      $0.placedAt = tuesdayNoon.advanced(bySeconds: 10 * 60)
    }
    #expect(quote.validUntil == tuesdayNoon.advanced(bySeconds: 15 * 60))
  }

  /// 2 minutes at 1 km and 8 at 4 km: at 3335.852 m, 2 + 6 × 2335.852 ÷ 3000 = 6.671704 min = 400.3 s.
  @Test func `minutes by distance are in proportion between distances`() throws {
    let distances = try #require(
      EstimateDistances([
        EstimateDistances.Knot(meters: 1000, minutes: 2),
        EstimateDistances.Knot(meters: 4000, minutes: 8),
      ]))
    let estimate = try estimate(
      Self.parts { $0.travel = EstimateTravel(way: .minutes(distances)) })
    #expect(estimate.parts.last?.seconds == 400...400)
    // Nearer than the first, and beyond the last: 8 + 6 ÷ 3.
    #expect(distances.minutes(at: 10) == 2 && distances.minutes(at: 5000) == 10)
  }

  @Test func `a measured time replaces the great circle, and is told`() throws {
    let quote = try quote(Self.parts()) {
      $0.travelTimes = [
        "hub": TravelTime(provider: "osrm", answer: .way(seconds: 700, meters: 4321)),
        "other": TravelTime(provider: "osrm", answer: .way(seconds: 1, meters: 1)),
      ]
    }
    #expect(quote.estimate?.forecast.range == 1300...1300)
    #expect(quote.estimate?.parts.last?.detail == "measured by osrm over 4.3 km")
    let step = try #require(quote.trace.first { $0.rule == "travel" })
    #expect(step.detail == "700 s from hub, measured by osrm")
  }

  @Test func `without a measured time the great circle counts, and the reason is told`() throws {
    let quote = try quote(Self.parts()) {
      $0.travelTimes = ["hub": TravelTime(provider: "osrm", answer: .none(reason: "timed out"))]
    }
    #expect(quote.estimate?.forecast.range == 1601...1601)
    let step = try #require(quote.trace.first { $0.rule == "travel" })
    #expect(step.outcome == .unknown)
    #expect(step.detail == "osrm has no time from hub: timed out; the estimate's own counts")
  }

  /// Ten minutes ± 4 × 1.28155 ÷ 1.28155: 95 % of a normal spread are 1.644854 ÷ 1.281552 × 4 = 5.13395 min.
  @Test func `the promise is the quantile that is configured, and the buffer`() throws {
    let parts = Self.parts {
      $0.preparation = EstimatePreparation(Spread(mostly: 6...14))
      $0.onTime = 0.95
    }
    let model = EstimateModel(id: "model", basis: .parts(parts), buffer: 2)
    let area = try ServiceArea.square(defaults: .init(estimate: model), hubs: [Self.hub])
    let quote = try DecisionEngine(area).quote(for: DeliveryRequest(to: Self.destination))
    let estimate = try #require(quote.estimate)
    // 600 + 1001 + 308.04 + 120, and the upper end 840 + 1001 + 120.
    #expect(estimate.promiseBy == tuesdayNoon.advanced(bySeconds: 2029))
    #expect(estimate.seconds == 1361...1961)
    #expect(estimate.onTime == 0.95)
  }

  @Test func `the earliest time to choose is after the lead time and the promise`() throws {
    let model = EstimateModel(id: "model", basis: .parts(Self.parts()))
    for (lead, earliest) in [(nil, 1601), (600, 1601), (3600, 3600)] as [(Int64?, Int64)] {
      var terms = ServiceArea.Defaults(estimate: model)
      terms.booking.leadSeconds = lead
      let area = try ServiceArea.square(defaults: terms, hubs: [Self.hub])
      let quote = try DecisionEngine(area).quote(for: DeliveryRequest(to: Self.destination))
      #expect(quote.estimate?.earliest == tuesdayNoon.advanced(bySeconds: earliest))
    }
  }
}
