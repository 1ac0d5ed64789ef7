// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import TestSupport
import Testing
import ZoneGeometry

@Suite("Alternatives")
struct AlternativeTests {
  @Test(arguments: UInt64(0)..<40)
  func `taking any alternative turns the answer`(seed: UInt64) throws {
    var random = RandomService(seed: seed)
    let engine = DecisionEngine(try random.area())
    for _ in 0..<8 {
      let request = random.request()
      let quote = try engine.quote(for: request)
      let comment: Comment = "seed \(seed): \(request)"
      switch quote.deliverable {
      case .yes: #expect(quote.alternatives.isEmpty, comment)
      case .depends:
        #expect(quote.alternatives == [Alternative(.setPin)], comment)
        let other = try engine.quote(for: request.applying(Alternative(.setPin)))
        #expect(other.deliverable != .depends, comment)
      case .no:
        for alternative in quote.alternatives {
          let other = try engine.quote(for: request.applying(alternative))
          #expect(other.deliverable == .yes, "\(comment): \(alternative), \(other.codes)")
        }
      }
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func `no change of an alternative could be left out`(seed: UInt64) throws {
    var random = RandomService(seed: seed)
    let engine = DecisionEngine(try random.area())
    for _ in 0..<8 {
      let request = random.request()
      for alternative in try engine.quote(for: request).alternatives
      where alternative.changes.count > 1 {
        for change in alternative.changes {
          let fewer = Alternative(changes: alternative.changes.filter { $0 != change })
          let other = try engine.quote(for: request.applying(fewer))
          #expect(
            other.deliverable != .yes || other.codes.contains(.missingInput),
            "seed \(seed): \(fewer) of \(alternative) for \(request)")
        }
      }
    }
  }

  @Test func `every kind of change is offered to somebody, and up to three together`() throws {
    var kinds: Set<String> = []
    var sizes: Set<Int> = []
    for seed in UInt64(0)..<40 {
      var random = RandomService(seed: seed)
      let engine = DecisionEngine(try random.area())
      for _ in 0..<8 {
        for alternative in try engine.quote(for: random.request()).alternatives {
          sizes.insert(alternative.changes.count)
          kinds.formUnion(alternative.changes.map { String("\($0)".prefix { $0 != "(" }) })
        }
      }
    }
    #expect(
      kinds == [
        "serveFrom", "deliverBy", "deliverAt", "leaveOut", "takeOutItems",
        "reduceWeight", "takeFromBasket", "addToBasket", "deliverNearby",
      ])
    #expect(sizes.isSuperset(of: [1, 2, 3]))
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
      guard case .deliverNearby(_, let meters, _) = quote.alternatives.first?.changes.first else {
        continue
      }
      offers += 1
      let nearest = blocks.flatMap(Self.sides).map { $0.distanceMeters(to: place) }.min()
      // Sides are sampled, so what is offered may be nearer, but by more than a metre no farther.
      #expect(try #require(nearest) >= meters - 1, "seed \(seed) at \(place)")
    }
    #expect(offers > 0)
  }

  @Test func `the nearest place is offered to one who is outside`() throws {
    let quote = try DecisionEngine(.square()).quote(for: DeliveryRequest(to: .justOutside))
    guard
      case .deliverNearby(let coordinate, let meters, "square") = quote.alternatives.first?.changes
        .first
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
    guard case .deliverNearby(_, _, let zone) = quote.alternatives.first?.changes.first else {
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
        Alternative(.addToBasket(amount: Money(minorUnits: 650, currency: .usDollar)))
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
