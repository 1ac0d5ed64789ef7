// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import Testing
import ZoneGeometry

/// A delivery to the north of a hub at 0°, 0°, where a degree of latitude is
/// 6 371 008.8 m × π ÷ 180 = 111 195.080 m.
struct Trip: CustomTestStringConvertible {
  let testDescription: String
  let model: EstimateModel
  let latitude: Double
  let parts: [String: ClosedRange<Int64>]
  let text: String

  static let all = [
    // 0.03° = 3335.852 m; × 1.35 ÷ 14 km/h = 0.321672 h = 1158.02 s.
    // 600 + 1158 + 180 = 1938 s = 32:18; 1080 + 1158 + 180 = 2418 s = 40:18.
    Trip(
      testDescription: "a bicycle with handover",
      model: EstimateModel(
        id: "bike", preparation: 10...18, speedKilometersPerHour: 14, detour: 1.35, handover: 3),
      latitude: 0.03,
      parts: ["preparation": 600...1080, "travel": 1158...1158, "handover": 180...180],
      text: "30–45 min"),
    // 0.045° = 5003.779 m; × 1.3 (the detour when none is given) ÷ 30 km/h = 780.59 s.
    // 300 + 781 = 1081 s = 18:01; 300 + 781 + 240 = 1321 s = 22:01.
    Trip(
      testDescription: "a car with buffer",
      model: EstimateModel(
        id: "car", preparation: 5...5, speedKilometersPerHour: 30, buffer: 4, roundTo: 1),
      latitude: 0.045,
      parts: ["preparation": 300...300, "travel": 781...781, "buffer": 0...240],
      text: "18–23 min"),
    // No way to go, and half minutes: 2.5 min = 150 s, 7.25 min = 435 s.
    Trip(
      testDescription: "the hub's own door",
      model: EstimateModel(id: "foot", preparation: 2.5...7.25, speedKilometersPerHour: 5),
      latitude: 0, parts: ["preparation": 150...435], text: "5–10 min"),
    // 0.2° = 22 239.016 m; × 1 ÷ 40 km/h = 2001.51 s: 33:22, one step wide.
    Trip(
      testDescription: "travel alone",
      model: EstimateModel(
        id: "van", preparation: 0...0, speedKilometersPerHour: 40, detour: 1, roundTo: 15),
      latitude: 0.2, parts: ["travel": 2002...2002], text: "30–45 min"),
  ]
}

@Suite("Travel")
struct TravelTests {
  private static let hub = Hub(
    id: "hub", name: "Hub", coordinate: Coordinate(longitude: 0, latitude: 0))

  @Test(arguments: Trip.all)
  func `an estimate is preparation, travel, handover and buffer`(trip: Trip) throws {
    let area = try ServiceArea.square(defaults: .init(estimate: trip.model), hubs: [Self.hub])
    let destination = Coordinate(longitude: 0, latitude: trip.latitude)
    let quote = try DecisionEngine(area).quote(for: DeliveryRequest(to: destination))
    let estimate = try #require(quote.estimate)
    let parts = Dictionary(uniqueKeysWithValues: estimate.parts.map { ($0.name, $0.seconds) })
    #expect(parts == trip.parts)
    #expect(
      estimate.parts.map(\.name)
        == ["preparation", "travel", "handover", "buffer"].filter { trip.parts[$0] != nil })
    #expect(estimate.text == trip.text)
    #expect(estimate.window == nil)
  }

  @Test func `a scheduled order has a window from the chosen instant`() throws {
    let model = EstimateModel(
      id: "bike", preparation: 10...18, speedKilometersPerHour: 14, window: 45)
    let area = try ServiceArea.square(defaults: .init(estimate: model), hubs: [Self.hub])
    let chosen = tuesdayNoon.advanced(bySeconds: 6 * 3600)
    let request = DeliveryRequest(to: .inside, when: .scheduled(chosen))
    let window = try #require(try DecisionEngine(area).quote(for: request).estimate?.window)
    #expect(window.from == chosen)
    // 45 minutes.
    #expect(window.until == chosen.advanced(bySeconds: 2700))
  }

  @Test func `a rule lengthens and shortens the estimate under its own name`() throws {
    let model = EstimateModel(id: "foot", preparation: 20...30, speedKilometersPerHour: 5)
    let area = try ServiceArea.square(defaults: .init(estimate: model), hubs: [Self.hub])
    let engine = DecisionEngine(
      area,
      rules: [
        ScriptedRule("rain", .adjust(Adjustment(seconds: 600))),
        ScriptedRule("fee-only", .adjust(Adjustment(minorUnits: 5))),
        ScriptedRule("free-rider", .adjust(Adjustment(seconds: -301))),
      ])
    let quote = try engine.quote(for: DeliveryRequest(to: Self.hub.coordinate))
    let estimate = try #require(quote.estimate)
    #expect(estimate.parts.map(\.name) == ["preparation", "rain", "free-rider"])
    // 1200 + 600 - 301 = 1499 s = 24:59; 1800 + 600 - 301 = 2099 s = 34:59.
    #expect(estimate.seconds == 1499...2099)
    #expect(estimate.text == "20–35 min")
    #expect(quote.trace(of: "rain")?.outcome == .adjusts)
  }

  @Test func `rules that take off more than all leave the shortest range`() throws {
    let model = EstimateModel(id: "foot", preparation: 20...30, speedKilometersPerHour: 5)
    let area = try ServiceArea.square(defaults: .init(estimate: model), hubs: [Self.hub])
    let magic = ScriptedRule("magic", .adjust(Adjustment(seconds: .min)))
    let more = ScriptedRule("more", .adjust(Adjustment(seconds: .min)))
    let engine = DecisionEngine(area, rules: [magic, more])
    let quote = try engine.quote(for: DeliveryRequest(to: .inside))
    #expect(quote.estimate?.text == "5–10 min")
  }

  @Test(arguments: [
    EstimateModel(id: "standing", preparation: 1...2, speedKilometersPerHour: 0),
    EstimateModel(id: "nan", preparation: 1...2, speedKilometersPerHour: .nan),
    EstimateModel(id: "back", preparation: 1...2, speedKilometersPerHour: -1e-300),
    EstimateModel(id: "slow", preparation: 1...2, speedKilometersPerHour: 1e-300),
    EstimateModel(id: "endless", preparation: 1e300 ... .infinity, speedKilometersPerHour: 1),
    EstimateModel(id: "debt", preparation: -9...2, speedKilometersPerHour: 1, buffer: -5),
    EstimateModel(id: "wide", preparation: 1...2, speedKilometersPerHour: 1, roundTo: .max),
    EstimateModel(id: "late", preparation: 1...2, speedKilometersPerHour: 1, window: .max),
    EstimateModel(id: "early", preparation: 1...2, speedKilometersPerHour: 1, window: .min),
  ])
  func `an absurd model gives an absurd estimate, not a crash`(model: EstimateModel) throws {
    let area = try ServiceArea.square(defaults: .init(estimate: model), hubs: [Self.hub])
    let engine = DecisionEngine(area)
    for when in [DeliveryRequest.When.now, .scheduled(tuesdayNoon)] {
      let quote = try engine.quote(for: DeliveryRequest(to: .inside, when: when))
      let estimate = try #require(quote.estimate)
      #expect(estimate.seconds.lowerBound >= 0)
      #expect(!estimate.text.isEmpty && estimate.minutes.lowerBound > 0)
    }
  }
}
