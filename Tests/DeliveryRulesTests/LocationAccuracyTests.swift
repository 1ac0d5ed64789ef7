// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Testing
import ZoneGeometry

@Suite("The accuracy of a location")
struct LocationAccuracyTests {
  // 0.001° along the meridian: 6 371 008.8 m × π ÷ 180 000 = 111.195 m.
  private static let north = Coordinate(longitude: 0.5, latitude: 0.001)
  private static let south = Coordinate(longitude: 0.5, latitude: -0.001)
  private static let border = Coordinate(longitude: 0.5, latitude: 0)

  @Test(
    arguments: [
      (north, nil, .yes, []), (north, 0, .yes, []), (north, 111, .yes, []),
      (north, 112, .depends, [.locationImprecise]),
      (north, .greatestFiniteMagnitude, .depends, [.locationImprecise]),
      (south, nil, .no, [.outOfZone]), (south, 111, .no, [.outOfZone]),
      (south, 112, .depends, [.locationImprecise, .outOfZone]),
      // Known exactly, a place on the border is in the zone.
      (border, 0, .yes, []), (border, .leastNonzeroMagnitude, .depends, [.locationImprecise]),
    ] as [(Coordinate, Double?, Quote.Deliverable, [ReasonCode])])
  func `the answer depends when the place may be across a border`(
    place: Coordinate, accuracy: Double?, deliverable: Quote.Deliverable, codes: [ReasonCode]
  ) throws {
    let request = DeliveryRequest(to: place, accuracyMeters: accuracy)
    let quote = try DecisionEngine(.square()).quote(for: request)
    #expect(quote.deliverable == deliverable)
    #expect(quote.codes == codes)
    let outcomes: [Quote.Deliverable: TraceEntry.Outcome] = [
      .yes: .passes, .no: .refuses, .depends: .unknown,
    ]
    #expect(quote.trace(of: "zone")?.outcome == outcomes[deliverable])
    // What depends is not refused by anything.
    #expect(quote.reasons.contains { $0.effect == .refuses } == (deliverable == .no))
    if deliverable == .depends {
      let message = try #require(quote.reasons.first?.message)
      #expect(message.hasPrefix("Please set the pin more exactly: "))
      #expect(message.hasSuffix("the border of Square is close"))
      #expect(quote.alternatives == [Alternative(.setPin)])
    }
  }

  @Test func `an accuracy of exactly the distance reaches the border`() throws {
    let engine = DecisionEngine(try .square())
    let near = try ZoneShape.unitSquare().nearestBorder(to: Self.south)
    let distance = try #require(near).distanceMeters
    for (accuracy, deliverable) in [
      (distance, Quote.Deliverable.depends), (distance.nextDown, .no),
    ] {
      let request = DeliveryRequest(to: Self.south, accuracyMeters: accuracy)
      #expect(try engine.quote(for: request).deliverable == deliverable)
    }
  }

  @Test func `what is refused on both sides of the border is refused`() throws {
    let engine = DecisionEngine(
      try .square(), rules: [ScriptedRule("heavy", .refuse(Refusal(code: .overweight)))])
    let quote = try engine.quote(for: DeliveryRequest(to: Self.south, accuracyMeters: 200))
    #expect(quote.deliverable == .no)
    #expect(quote.codes == [.outOfZone, .overweight])
    #expect(quote.reasons.map(\.effect) == [.refuses, .refuses])
  }

  @Test func `the border of a zone that is not active does not matter`() throws {
    let past = ActivePeriod(from: nil, until: tuesdayNoon)
    let zones = [
      Zone(
        id: "all", name: "All", shape: try .rectangle(west: -9, south: -9, east: 9, north: 9)),
      Zone(id: "square", name: "Square", active: past, shape: try .unitSquare()),
    ]
    let request = DeliveryRequest(to: Self.border, accuracyMeters: 50)
    #expect(try DecisionEngine(.sample(zones: zones)).quote(for: request).deliverable == .yes)
  }
}
