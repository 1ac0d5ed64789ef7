// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import TestSupport
import Testing
import ZoneGeometry

/// Who owns a place, by the words of the design taken one by one.
private struct NaiveChoice: Equatable {
  var owner: String?
  var refusal: ReasonCode?

  init(owner: String?, refusal: ReasonCode?) {
    self.owner = owner
    self.refusal = refusal
  }

  /// The choice among `blocks` at `x`, `y` half degrees.
  init(among blocks: [Block], halves x: Int, _ y: Int, precedence: Precedence) {
    let here = blocks.indices.filter { blocks[$0].contains(halves: x, y) }
    let active = here.filter { blocks[$0].isActive }
    var candidates = active.filter { blocks[$0].kind == .service }
    let exclusions = active.filter { blocks[$0].kind == .exclusion }
    if let highest = exclusions.map({ blocks[$0].priority }).max() {
      let above = candidates.filter { blocks[$0].priority > highest }
      if above.isEmpty {
        refusal = .excludedArea
      } else {
        candidates = above
      }
    } else if candidates.isEmpty {
      let isPaused = here.contains { blocks[$0].kind == .service }
      refusal = isPaused ? .zonePaused : .outOfZone
    }
    // Selection by elimination: no sorting, whose stability would be part of the thing tested.
    for rank in Self.ranks(precedence) {
      let best = candidates.map { rank(blocks[$0]) }.min()
      candidates = candidates.filter { rank(blocks[$0]) == best }
    }
    owner = candidates.first.map(String.init)
  }

  /// Ranks to eliminate by, one after another; smaller is stronger.
  private static func ranks(_ precedence: Precedence) -> [(Block) -> Double] {
    let priority: (Block) -> Double = { Double(-$0.priority) }
    // Between two parallels an area goes with the width and the difference of their sines.
    let area: (Block) -> Double = { block in
      let sines = [block.south, block.south + block.height].map { sine(degrees: $0) }
      return Double(block.width) * (sines[1] - sines[0])
    }
    switch precedence {
    case .priority: return [priority, area]
    case .first: return []
    case .smallest: return [area]
    case .cheapest: return [{ $0.fee.map(Double.init) ?? .infinity }, priority, area]
    case .fastest: return [{ $0.minutes.map(Double.init) ?? .infinity }, priority, area]
    }
  }

  /// The sine by its series, good to the last digits below 10°.
  private static func sine(degrees: Int) -> Double {
    let x = Double(degrees) * .pi / 180
    return x - x * x * x / 6 + x * x * x * x * x / 120 - x * x * x * x * x * x * x / 5040
  }
}

@Suite("Precedence of zones")
struct ZonePrecedenceTests {
  @Test(arguments: Precedence.allCases, UInt64(0)..<12)
  func `every place has the owner that the naive reference gives it`(
    precedence: Precedence, seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let blocks = (0..<Int.random(in: 1...14, using: &random)).map { _ in Block(using: &random) }
    let engine = DecisionEngine(try .blocks(blocks, precedence: precedence))
    // Every half degree from one outside: middles, shared sides and shared corners alike.
    for x in -1...20 {
      for y in -1...14 {
        let place = Coordinate(longitude: Double(x) / 2, latitude: Double(y) / 2)
        let quote = try engine.quote(for: DeliveryRequest(to: place))
        let found = (owner: quote.zone?.id, refusal: quote.codes.first)
        let expected = NaiveChoice(among: blocks, halves: x, y, precedence: precedence)
        #expect(
          NaiveChoice(owner: found.owner, refusal: found.refusal) == expected,
          "seed \(seed) at \(place): \(blocks)")
        #expect((quote.deliverable == .yes) == (expected.refusal == nil))
      }
    }
  }

  /// An express zone, cheaper and faster than the standard one around it, and what the express zone says beside that.
  private func quote(
    _ precedence: Precedence, express: Terms, standard: Terms = Terms(), hubIsPaused: Bool = false
  ) throws -> Quote {
    func terms(_ terms: Terms, fee: Int64, minutes: Double) -> Terms {
      var terms = terms
      terms.fee = FeeSchedule(base: fee)
      terms.estimate = EstimateModel(
        id: "\(minutes)", preparation: minutes...minutes, speedKilometersPerHour: 20)
      return terms
    }
    var pause = Terms()
    pause.pause = hubIsPaused ? Pause() : nil
    let hubs = [("depot", Terms()), ("shop", pause)].map { id, terms in
      Hub(
        id: id, name: id, coordinate: Coordinate(longitude: 0.5, latitude: 0.5), terms: terms)
    }
    let zones = [
      Zone(
        id: "express", name: "Express", hubs: ["shop"],
        terms: terms(express, fee: 100, minutes: 10), shape: try .unitSquare()),
      Zone(
        id: "standard", name: "Standard", hubs: ["depot"],
        terms: terms(standard, fee: 500, minutes: 60), shape: try .unitSquare()),
    ]
    let area = ServiceArea.sample(zones: zones, hubs: hubs, precedence: precedence)
    return try DecisionEngine(area).quote(for: DeliveryRequest(to: .inside))
  }

  @Test(arguments: [Precedence.cheapest, .fastest])
  func `an offer that cannot be had loses to one that can`(precedence: Precedence) throws {
    var closed = Terms()
    closed.hours = try OpeningHours(parsing: "off")
    #expect(try quote(precedence, express: Terms()).zone?.id == "express")
    let refusals: [(Quote, String)] = [
      (try quote(precedence, express: Terms(), hubIsPaused: true), "HUB_CLOSED"),
      (try quote(precedence, express: closed), "OUTSIDE_HOURS"),
    ]
    for (quote, code) in refusals {
      #expect(quote.deliverable == .yes)
      #expect(quote.zone?.id == "standard")
      #expect(
        quote.trace(of: "zone")?.detail
          == "standard owns it, over express (\(code)) by \(precedence)")
    }
    let neither = try quote(precedence, express: closed, standard: closed)
    #expect(neither.zone?.id == "express")
    #expect(neither.codes == [.outsideHours])
    #expect(
      neither.trace(of: "zone")?.detail == "express owns it, over standard by \(precedence)")
  }

  @Test(arguments: [Precedence.priority, .first, .smallest])
  func `where the drawing decides, what a zone refuses is refused`(precedence: Precedence) throws {
    var closed = Terms()
    closed.hours = try OpeningHours(parsing: "off")
    let quote = try quote(precedence, express: closed)
    #expect(quote.zone?.id == "express")
    #expect(quote.codes == [.outsideHours])
  }

  @Test(arguments: Precedence.allCases)
  func `the border of two neighbours belongs to exactly one of them`(
    precedence: Precedence
  ) throws {
    let zones = [
      Zone(
        id: "west", name: "West",
        shape: try .rectangle(west: 0, south: 0, east: 1, north: 1)),
      Zone(
        id: "east", name: "East",
        shape: try .rectangle(west: 1, south: 0, east: 2, north: 1)),
    ]
    let engine = DecisionEngine(.sample(zones: zones, precedence: precedence))
    for step in 0...64 {
      let latitude = Double(step) / 64
      for (longitude, owner) in [(1.0.nextDown, "west"), (1, "west"), (1.0.nextUp, "east")] {
        let place = Coordinate(longitude: longitude, latitude: latitude)
        let quote = try engine.quote(for: DeliveryRequest(to: place))
        #expect(quote.zone?.id == owner, "at \(place)")
        #expect(quote.deliverable == .yes)
      }
    }
  }
}
