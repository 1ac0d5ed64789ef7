// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument
import Schedules
import Testing
import ZoneGeometry

@Suite("A hub that refuses")
struct HubFallThroughTests {
  /// `near`, a tenth of a degree away, with `terms`; `far`, 0.4° away, with none.
  private func area(
    near terms: (inout Terms) throws -> Void, everywhere: Terms = Terms(),
    rules: [ConfiguredRule] = []
  ) throws -> ServiceArea {
    var strict = Terms()
    try terms(&strict)
    let hubs = [("far", 0.1, Terms()), ("near", 0.4, strict)].map { id, longitude, terms in
      Hub(
        id: id, name: id, coordinate: Coordinate(longitude: longitude, latitude: 0.5),
        terms: terms)
    }
    return ServiceArea(
      name: "S", timeZone: .utc,
      zones: [Zone(id: "square", name: "Square", shape: try .unitSquare())], hubs: hubs,
      holidays: .empty, defaults: everywhere, rules: rules, version: "1")
  }

  private static let request = DeliveryRequest(
    to: .inside,
    basket: Basket(subtotal: 1000, itemCount: 3, weightGrams: 900, tags: ["alcohol"]),
    customerTags: ["member"], postcode: "90210", vehicle: "bike")

  private static let refusing: [(ReasonCode, @Sendable (inout Terms) throws -> Void)] = [
    (.belowMinimum, { $0.minimumOrder = 1500 }), (.aboveMaximum, { $0.maximumOrder = 500 }),
    (.vehicleUnavailable, { $0.vehicles = ["van"] }), (.tooManyItems, { $0.maximumItems = 2 }),
    (.overweight, { $0.maximumWeightGrams = 500 }),
    (.tooFar, { $0.maximumDistanceMeters = 5000 }),
    (.estimateTooLong, { $0.maximumEstimateSeconds = 60 }),
    (.outsideHours, { $0.hours = try OpeningHours(parsing: "off") }),
    (.itemRestricted, { $0.items = ItemTerms(refused: ["alcohol"]) }),
    (.customerNotEligible, { $0.customers = TagTerms(refused: ["member"]) }),
    (
      .postcodeNotServed,
      { $0.postcodes = PostcodeTerms(allowed: ["10115"].compactMap(PostcodePattern.init)) }
    ),
  ]

  @Test(arguments: refusing.indices)
  func `falls through to the next, whatever it refuses`(number: Int) throws {
    let (code, terms) = Self.refusing[number]
    let area = try area(
      near: terms,
      everywhere: Terms(
        estimate: EstimateModel(
          id: "e", preparation: 5...10, speedKilometersPerHour: 20)))
    let quote = try DecisionEngine(area).quote(for: Self.request)
    #expect(quote.deliverable == .yes)
    #expect(quote.hub?.id == "far")
    let hours = code == .outsideHours ? ReasonCode.hubClosed : code
    #expect(
      quote.trace(of: "hub")?.detail == "far serves it; passed over: near (\(hours.rawValue))"
        || code == .outsideHours
          && quote.trace(of: "hub")?.detail == "far serves it, over near by being open"
    )
    // Wished for, it says no itself, and the other hub is offered.
    var wish = Self.request
    wish.hub = "near"
    let refused = try DecisionEngine(area).quote(for: wish)
    #expect(refused.codes == [hours])
    #expect(refused.trace(of: "hub")?.detail == "near serves it, as wished")
    #expect(refused.alternatives.contains(Alternative(.serveFrom(hub: "far"))))
  }

  @Test func `is passed over for what the zone says of the hub and the way from it`() throws {
    let far = RuleExpression(
      when: ["and": [["==": [["var": "hub.id"], "near"]], ["has_tag": ["alcohol"]]]],
      then: .refuse(ReasonCode(rawValue: "DRY")))
    let area = try area(near: { _ in }, rules: [ConfiguredRule(id: "dry", expression: far)])
    let engine = DecisionEngine(area)
    #expect(try engine.quote(for: Self.request).hub?.id == "far")
    var sober = Self.request
    sober.basket?.tags = []
    #expect(try engine.quote(for: sober).hub?.id == "near")
  }

  @Test func `is told when all others refuse as well`() throws {
    let plain = try area(near: { $0.minimumOrder = 1500 })
    let area = ServiceArea(
      name: "S", timeZone: .utc, zones: Array(plain.zones),
      hubs: plain.hubs.map { hub in
        var terms = hub.terms
        terms.vehicles = hub.id == "far" ? ["van"] : nil
        return Hub(id: hub.id, name: hub.name, coordinate: hub.coordinate, terms: terms)
      }, holidays: .empty, version: "1")
    let quote = try DecisionEngine(area).quote(for: Self.request)
    #expect(quote.hub?.id == "near")
    #expect(quote.codes == [.belowMinimum])
    let entry = try #require(quote.trace(of: "hub"))
    #expect(entry.detail == "near serves it, over far by nearest")
    #expect(entry.inputs[0].value == "open, 44.5 km, VEHICLE_UNAVAILABLE")
  }

  @Test func `serves again as soon as nothing refuses it`() throws {
    let area = try area(near: { $0.minimumOrder = 1500 })
    var request = Self.request
    for (subtotal, hub) in [(1499, "far"), (1500, "near")] as [(Int64, String)] {
      request.basket?.subtotal = subtotal
      #expect(try DecisionEngine(area).quote(for: request).hub?.id == hub)
    }
  }
}
