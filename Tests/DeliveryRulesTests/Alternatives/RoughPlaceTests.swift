// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Glibc
import JSONDocument
import Schedules
import TestSupport
import Testing
import ZoneGeometry

/// A town of a few kilometres around its middle: zones, hubs that reach only so far, and expressions that
/// look at the place.
private struct Town {
  static let metersPerDegree = 6_371_008.8 * Double.pi / 180

  var random: SeededGenerator
  let middle = Coordinate(longitude: -71.05, latitude: 42.36)

  func at(east: Double, north: Double) -> Coordinate {
    Coordinate(
      longitude: middle.longitude
        + east / Self.metersPerDegree / cos(middle.latitude * .pi / 180),
      latitude: middle.latitude + north / Self.metersPerDegree)
  }

  mutating func place(within meters: Double = 1500) -> Coordinate {
    at(
      east: .random(in: -meters...meters, using: &random),
      north: .random(in: -meters...meters, using: &random))
  }

  mutating func isChosen(oneIn chances: Int) -> Bool {
    Int.random(in: 0..<chances, using: &random) == 0
  }

  mutating func shape() throws -> ZoneShape {
    if isChosen(oneIn: 4) {
      return ZoneShape(circles: [
        Circle(center: place(), radiusMeters: .random(in: 300...2000, using: &random))
      ])
    }
    let (west, south) = (
      Double.random(in: -2500...500, using: &random), Double.random(in: -2500...500, using: &random)
    )
    let (width, height) = (
      Double.random(in: 500...4000, using: &random), Double.random(in: 500...4000, using: &random)
    )
    let corners = [(0, 0), (width, 0), (width, height), (0, height), (0, 0)]
    let ring = try Ring(
      validating: corners.map { at(east: west + $0.0, north: south + $0.1) })
    return ZoneShape(polygons: [Polygon(shell: ring)])
  }

  mutating func condition() -> JSON {
    let meters = JSON.number(Double.random(in: 200...2500, using: &random).rounded())
    let distance: JSON = ["var": "distanceMeters"]
    let place = place()
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return [">": [distance, meters]]
    case 1: return ["<": [distance, meters]]
    case 2: return ["and": [["in_zone": ["0"]], [">": [distance, meters]]]]
    case 3: return [">": [["var": "destination.latitude"], .number(place.latitude)]]
    case 4: return ["<": [["var": "destination.longitude"], .number(place.longitude)]]
    case 5:
      return [
        ">": [["distance_m": [.number(place.longitude), .number(place.latitude)]], meters]
      ]
    // Reckoning.
    case 6: return [">": [["*": [distance, 2]], ["+": [meters, meters]]]]
    default: return ["and": [["==": [["var": "hub.id"], "h0"]], [">=": [distance, meters]]]]
    }
  }

  mutating func limits() -> Terms {
    var terms = Terms()
    if isChosen(oneIn: 3) { terms.maximumDistanceMeters = .random(in: 200...3000, using: &random) }
    if isChosen(oneIn: 4) { terms.maximumEstimateSeconds = .random(in: 700...1500, using: &random) }
    if isChosen(oneIn: 6) { terms.minimumOrder = 2000 }
    return terms
  }

  mutating func area(mostZones: Int = 3, expressions: Bool = true) throws -> ServiceArea {
    let hubs = (0..<Int.random(in: 1...3, using: &random)).map { number in
      Hub(id: "h\(number)", name: "Hub", coordinate: place(), terms: limits())
    }
    var zones: [Zone] = []
    for number in 0..<Int.random(in: 1...mostZones, using: &random) {
      zones.append(
        Zone(
          id: "\(number)", name: "Zone \(number)", priority: .random(in: 0...1, using: &random),
          terms: limits(), shape: try shape()))
    }
    var rules: [ConfiguredRule] = []
    if expressions {
      for number in 0..<Int.random(in: 0...2, using: &random) {
        rules.append(
          ConfiguredRule(
            id: "e\(number)",
            expression: RuleExpression(when: condition(), then: .refuse(.ruleRefused))))
      }
    }
    let choices: [HubChoice] = [.nearest, .fastest, .zone]
    return ServiceArea(
      name: "Town", timeZone: .utc, zones: zones, hubs: hubs,
      precedence: isChosen(oneIn: 4) ? .fastest : .priority,
      hubChoice: choices.randomElement(using: &random) ?? .nearest, holidays: .empty,
      defaults: Terms(
        estimate: EstimateModel(id: "e", preparation: 5...10, speedKilometersPerHour: 15)),
      rules: rules, version: "1")
  }
}

@Suite("A place that is known roughly, where the way counts")
struct RoughPlaceTests {
  /// So many places within `meters` of `place`, spread evenly (a sunflower's seeds).
  private func samples(_ count: Int, within meters: Double, of place: Coordinate) -> [Coordinate] {
    (0..<count).map { number in
      place.destination(
        bearing: Double(number) * .pi * (3 - 5.0.squareRoot()),
        meters: (meters - 2e-3) * (Double(number) / Double(count - 1)).squareRoot())
    }
  }

  private func rim(_ count: Int, _ meters: Double, of place: Coordinate) -> [Coordinate] {
    (0..<count).map {
      place.destination(bearing: Double($0) * 2 * .pi / Double(count), meters: meters)
    }
  }

  @Test func `a yes or a no is never contradicted by a place within the accuracy`() throws {
    var answers: [Quote.Deliverable: Int] = [:]
    var unseen = 0
    // Beside the first, those that have found mistakes.
    for seed in Array(0..<150) + [182, 1005, 1496, 2251, 2254] as [UInt64] {
      var town = Town(random: SeededGenerator(seed: seed))
      let engine = DecisionEngine(try town.area())
      let place = town.place()
      let accuracy = try #require(
        [30.0, 120, 400, 900].randomElement(using: &town.random))
      var request = DeliveryRequest(
        to: place, accuracyMeters: accuracy, basket: Basket(subtotal: 2500))
      if town.isChosen(oneIn: 5) { request.hub = "h0" }
      let quote = try engine.quote(for: request)
      var exact = request
      exact.accuracyMeters = nil
      let kinds = try Set(
        samples(2000, within: accuracy, of: place).map {
          exact.destination = $0
          return try engine.quote(for: exact).deliverable
        })
      answers[quote.deliverable, default: 0] += 1
      let comment: Comment = "seed \(seed): \(accuracy) m around \(place): \(quote.sides)"
      guard quote.deliverable == .depends else {
        #expect(kinds == [quote.deliverable], comment)
        continue
      }
      #expect(Set(quote.sides.map(\.deliverable)) == [.yes, .no], comment)
      guard kinds.count == 1 else { continue }
      let onRim = try rim(4000, accuracy - 2e-3, of: place).map {
        exact.destination = $0
        return try engine.quote(for: exact).deliverable
      }
      if kinds.union(onRim).count == 1 { unseen += 1 }
    }
    // What depends has two sides, of which thousands of samples see all but the thinnest.
    #expect(unseen <= 2, "\(unseen) of \(answers)")
    #expect(answers.values.allSatisfy { $0 >= 20 } && answers.count == 3, "\(answers)")
  }

  // The hub is 1000 m south of the place; the circle reaches from 900 to 1100 m.
  @Test(arguments: [
    (899, Quote.Deliverable.no), (901, .depends), (1000, .depends), (1099, .depends), (1101, .yes),
  ])
  func `a limit of the distance divides the circle where it ends`(
    limit: Double, deliverable: Quote.Deliverable
  ) throws {
    let place = Coordinate(longitude: 0.5, latitude: 0.5)
    let hub = Hub(
      id: "hub", name: "Hub", coordinate: place.destination(bearing: .pi, meters: 1000))
    var terms = Terms()
    terms.maximumDistanceMeters = limit
    let quote = try DecisionEngine(.square(defaults: terms, hubs: [hub])).quote(
      for: DeliveryRequest(to: place, accuracyMeters: 100))
    #expect(quote.deliverable == deliverable)
    guard deliverable == .depends else { return }
    #expect(Set(quote.sides.map(\.zone?.id)) == ["square"])
    #expect(quote.sides.compactMap(\.code) == [.tooFar])
    // No border is near, so none is named.
    let reason = try #require(quote.reasons.first)
    #expect(reason.parameters["zone"] == nil)
    #expect(reason.message.hasSuffix(", and the limit of where we deliver is close"))
  }

  @Test func `a second hub that reaches the rest makes it a yes`() throws {
    let place = Coordinate(longitude: 0.5, latitude: 0.5)
    var terms = Terms()
    terms.maximumDistanceMeters = 1050
    let hubs = [0, Double.pi].map { bearing in
      Hub(
        id: "\(bearing)", name: "Hub",
        coordinate: place.destination(bearing: bearing, meters: 1000))
    }
    // What is farther than 1050 m from the southern hub is nearer to the northern one.
    for (count, deliverable) in [(1, Quote.Deliverable.depends), (2, .yes)] {
      let engine = DecisionEngine(
        try .square(defaults: terms, hubs: Array(hubs.prefix(count))))
      let quote = try engine.quote(for: DeliveryRequest(to: place, accuracyMeters: 100))
      #expect(quote.deliverable == deliverable)
      #expect(quote.sides.isEmpty == (deliverable == .yes))
    }
  }
}

extension Coordinate {
  /// The place so far away in a direction, clockwise from north in radians.
  fileprivate func destination(bearing: Double, meters: Double) -> Coordinate {
    let angle = meters / 6_371_008.8
    let phi = latitude * .pi / 180
    let sine = sin(phi) * cos(angle) + cos(phi) * sin(angle) * cos(bearing)
    let turn = atan2(
      sin(bearing) * sin(angle) * cos(phi), cos(angle) - sin(phi) * sine)
    return Coordinate(
      longitude: (longitude + turn * 180 / .pi).remainder(dividingBy: 360),
      latitude: asin(sine) * 180 / .pi)
  }
}

@Suite("The nearest place within reach of a hub")
struct PlaceWithinReachTests {
  @Test func `is about as near as a fine grid finds`() throws {
    var offers = 0
    // Beside the first, those that have found mistakes.
    for seed in Array(0..<60) + [143, 178, 215, 940] as [UInt64] {
      var town = Town(random: SeededGenerator(seed: seed &+ 1000))
      let engine = DecisionEngine(try town.area(expressions: false))
      let place = town.place(within: 2500)
      let request = DeliveryRequest(to: place, basket: Basket(subtotal: 2500))
      let quote = try engine.quote(for: request)
      guard quote.deliverable == .no else { continue }
      let offered = quote.alternatives.lazy.compactMap { alternative -> Double? in
        guard alternative.changes.count == 1,
          case .deliverNearby(_, let meters, _) = alternative.changes[0]
        else { return nil }
        return meters
      }.first
      // 120 rings of places around it: 25 m apart, and less along them.
      let rings = (1...160).map { Double($0) * 25 }
      let nearest = try rings.lazy.first { meters in
        let count = max(32, Int(2 * Double.pi * meters / 25))
        return try (0..<count).contains { number in
          var there = request
          there.destination = place.destination(
            bearing: Double(number) * 2 * .pi / Double(count), meters: meters)
          return try engine.quote(for: there).deliverable == .yes
        }
      }
      let comment: Comment = "seed \(seed): \(String(describing: nearest)) \(quote.codes)"
      guard let offered else {
        #expect(nearest == nil, comment)
        continue
      }
      offers += 1
      // A grid finds nothing in the last ring but one, and corners only later.
      if let nearest { #expect(offered < nearest + 5, "\(comment), offered \(offered)") }
    }
    #expect(offers >= 25, "\(offers)")
  }
}
