// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import TestSupport
import Testing
import ZoneGeometry

extension DeliveryRequest {
  /// The request that a customer makes who takes `alternative`.
  func taking(_ alternative: Alternative) -> DeliveryRequest {
    var request = self
    switch alternative {
    case .deliverNearby(let coordinate, _, _):
      request.destination = coordinate
      request.accuracyMeters = nil
    case .addToBasket(let amount):
      let subtotal = request.basket?.subtotal ?? 0
      request.basket?.subtotal = subtotal + amount.minorUnits
    case .deliverAt(let instant):
      request.when = .scheduled(instant)
    }
    return request
  }
}

@Suite("Alternatives")
struct AlternativeTests {
  private static let hours = [
    nil, nil, "09:00-11:00", "14:00-15:00,18:00-02:00", "We 10:00-12:00", "Mo-Fr 08:00-20:00",
    "Tu unknown; We 08:00-10:00", "off", "10:00-14:00 open \"lunch\"",
  ]

  private static func hours(using random: inout SeededGenerator) throws -> OpeningHours? {
    try (hours.randomElement(using: &random) ?? nil).map { try OpeningHours(parsing: $0) }
  }

  /// Blocks with random hours and minimum orders, and up to three hubs.
  private static func area(using random: inout SeededGenerator) throws -> ServiceArea {
    let hubs = try (0..<Int.random(in: 0...3, using: &random)).map { number in
      Hub(
        id: "hub-\(number)", name: "Hub \(number)",
        coordinate: Coordinate(longitude: Double(number) * 3, latitude: 2),
        hours: try hours(using: &random))
    }
    let zones = try (0..<Int.random(in: 1...5, using: &random)).map { number in
      let block = try Block(using: &random).zone(id: "\(number)")
      return Zone(
        id: block.id, name: block.name, kind: block.kind, priority: block.priority,
        hubs: hubs.map(\.id).filter { _ in Bool.random(using: &random) }, active: block.active,
        hours: try hours(using: &random),
        minimumOrder: [nil, 0, 1000, 2000].randomElement(using: &random) ?? nil,
        fee: block.fee, estimate: block.estimate, shape: block.shape)
    }
    return ServiceArea.sample(
      zones: zones, hubs: hubs,
      precedence: Precedence.allCases.randomElement(using: &random) ?? .first,
      defaults: .init(hours: try hours(using: &random), minimumOrder: 500))
  }

  private static func request(using random: inout SeededGenerator) -> DeliveryRequest {
    let later = tuesdayNoon.advanced(bySeconds: .random(in: -3600...200_000, using: &random))
    return DeliveryRequest(
      to: Coordinate(
        longitude: .random(in: -1...10, using: &random),
        latitude: .random(in: -1...7, using: &random)),
      accuracyMeters: [nil, nil, 0, 25].randomElement(using: &random) ?? nil,
      when: [.now, .scheduled(later)].randomElement(using: &random) ?? .now,
      basket: Basket(
        subtotal: [nil, 0, 1500, 3000].randomElement(using: &random) ?? nil))
  }

  @Test(arguments: UInt64(0)..<40)
  func `taking any alternative turns the answer to yes`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let engine = DecisionEngine(try Self.area(using: &random))
    for _ in 0..<40 {
      let request = Self.request(using: &random)
      let quote = try engine.quote(for: request)
      if quote.deliverable == .yes { #expect(quote.alternatives.isEmpty) }
      for alternative in quote.alternatives {
        let other = try engine.quote(for: request.taking(alternative))
        let comment: Comment = "seed \(seed): \(alternative) for \(request)"
        #expect(other.deliverable == .yes, comment)
        guard case .deliverNearby(let coordinate, let meters, let zone) = alternative else {
          continue
        }
        #expect(other.zone?.id == zone, comment)
        #expect(coordinate.distanceMeters(to: quote.coordinate) == meters, comment)
        guard case .meters(let distance) = quote.reasons.first?.parameters["distance"] else {
          Issue.record(comment)
          continue
        }
        // Farther than the nearest zone only where exclusion zones cover what is nearest.
        #expect(meters >= distance - 1, comment)
        let hasExclusion = engine.area.zones.contains { $0.kind == .exclusion }
        #expect(meters <= distance + 1 || hasExclusion, comment)
      }
    }
  }

  /// Places on the sides of `block`, a 64th of a degree apart.
  private static func sides(of block: Block) -> [Coordinate] {
    let (west, east) = (64 * block.west, 64 * (block.west + block.width))
    let (south, north) = (64 * block.south, 64 * (block.south + block.height))
    let level = (west...east).flatMap { x in [south, north].map { (x, $0) } }
    let upright = (south...north).flatMap { y in [west, east].map { ($0, y) } }
    return (level + upright).map { x, y in
      Coordinate(longitude: Double(x) / 64, latitude: Double(y) / 64)
    }
  }

  @Test(arguments: UInt64(0)..<10)
  func `no place is nearer than the one that is offered`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let blocks = (0..<4).map { _ in
      var block = Block(using: &random)
      (block.kind, block.from, block.until) = (.service, nil, nil)
      return block
    }
    let engine = DecisionEngine(try .blocks(blocks, precedence: .priority))
    var offers = 0
    for _ in 0..<20 {
      let place = Coordinate(
        longitude: .random(in: -1...10, using: &random),
        latitude: .random(in: -1...7, using: &random))
      let quote = try engine.quote(for: DeliveryRequest(to: place))
      guard case .deliverNearby(_, let meters, _) = quote.alternatives.first else { continue }
      offers += 1
      let nearest = blocks.flatMap(Self.sides).map { $0.distanceMeters(to: place) }.min()
      // Sides are sampled, so what is offered may be nearer, but by more than a metre no farther.
      #expect(try #require(nearest) >= meters - 1, "seed \(seed) at \(place)")
    }
    #expect(offers > 0)
  }

  @Test func `the nearest place is offered to one who is outside`() throws {
    let quote = try DecisionEngine(.square()).quote(for: DeliveryRequest(to: .justOutside))
    guard case .deliverNearby(let coordinate, let meters, "square") = quote.alternatives.first
    else {
      Issue.record("offered \(quote.alternatives)")
      return
    }
    // Due north, on the southern side; 0.01° of latitude are 1111.951 m.
    #expect(abs(coordinate.longitude - 0.5) < 1e-6)
    #expect(abs(coordinate.latitude) < 1e-6)
    #expect(abs(meters - 1111.951) < 1)
  }

  @Test func `the nearest place is offered to one whose place is known roughly`() throws {
    let request = DeliveryRequest(to: .justOutside, accuracyMeters: 100)
    let quote = try DecisionEngine(.square()).quote(for: request)
    #expect(quote.deliverable == .no)
    #expect(quote.alternatives.count == 1)
  }

  @Test func `the place that is offered is named after the zone that will own it`() throws {
    let plain = Zone(
      id: "plain", name: "Plain", shape: try .rectangle(west: 0, south: 0, east: 2, north: 2))
    let better = Zone(id: "better", name: "Better", priority: 1, shape: try .unitSquare())
    let engine = DecisionEngine(.sample(zones: [plain, better]))
    let quote = try engine.quote(for: DeliveryRequest(to: .justOutside))
    guard case .deliverNearby(_, _, let zone) = quote.alternatives.first else {
      Issue.record("offered \(quote.alternatives)")
      return
    }
    #expect(zone == "better")
  }

  @Test func `what is missing of the minimum is offered`() throws {
    let engine = DecisionEngine(try .square(defaults: .init(minimumOrder: 1000)))
    let request = DeliveryRequest(to: .inside, basket: Basket(subtotal: 350))
    #expect(
      try engine.quote(for: request).alternatives == [
        .addToBasket(amount: Money(minorUnits: 650, currency: .usDollar))
      ])
  }

  @Test func `nothing is offered that a second refusal would undo`() throws {
    let full = ScriptedRule("slots", .refuse(Refusal(code: .slotFull)))
    let closed = try OpeningHours(parsing: "14:00-15:00")
    let engine = DecisionEngine(
      try .square(defaults: .init(hours: closed, minimumOrder: 1000)), rules: [full])
    for place in [Coordinate.inside, .justOutside] {
      let request = DeliveryRequest(to: place, basket: Basket(subtotal: 350))
      let quote = try engine.quote(for: request)
      #expect(quote.codes.count == (place == .inside ? 3 : 4))
      #expect(quote.alternatives.isEmpty)
    }
  }

  @Test func `nothing is to be taken out of a basket`() throws {
    // A rule may use the code for a purpose of its own, here a largest basket.
    let largest = ScriptedRule("largest") { context in
      (context.request.basket?.subtotal ?? 0) > 2000
        ? .refuse(Refusal(code: .belowMinimum, message: "Too much")) : .pass
    }
    let engine = DecisionEngine(
      try .square(defaults: .init(minimumOrder: 1000)), rules: [largest])
    let request = DeliveryRequest(to: .inside, basket: Basket(subtotal: 3000))
    #expect(try engine.quote(for: request).alternatives.isEmpty)
  }
}
