// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument
import TestSupport
import Testing
import ZoneGeometry

@Suite("What is offered for a refusal by an expression")
struct ExpressionRemedyTests {
  private func offers(
    when condition: JSON, _ request: DeliveryRequest = .full,
    _ change: (inout ExpressionService) -> Void = { _ in }
  ) throws -> [Alternative] {
    var service = try ExpressionService(when: condition)
    change(&service)
    let quote = try service.quote(request)
    #expect(quote.codes == [.ruleRefused])
    return quote.alternatives
  }

  private func dollars(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .usDollar) }

  // The full request: 12.50, 3 items, 4200 g, soup and bread, by bike.
  @Test func `is what turns the variables that it reads`() throws {
    let cases: [(JSON, Alternative)] = [
      (["<": [["var": "basket.subtotal"], 2000]], Alternative(.addToBasket(amount: dollars(750)))),
      (
        [">=": [["var": "basket.subtotal"], 1000]],
        Alternative(.takeFromBasket(amount: dollars(251)))
      ),
      // 3 × 4.50 = 13.50 are wanted.
      (
        ["<": [["var": "basket.subtotal"], ["*": [["var": "basket.items"], 450]]]],
        Alternative(.takeOutItems(count: 1))
      ),
      ([">": [["var": "basket.items"], 1]], Alternative(.takeOutItems(count: 2))),
      ([">": [["var": "basket.weight"], 4000]], Alternative(.reduceWeight(grams: 200))),
      (["has_tag": ["soup"]], Alternative(.leaveOut(tags: ["soup"]))),
      (
        ["and": [["has_tag": ["soup"]], ["has_tag": ["bread"]]]],
        Alternative(.leaveOut(tags: ["bread"]))
      ),
      (
        ["or": [["has_tag": ["soup"]], ["has_tag": ["bread"]]]],
        Alternative(.leaveOut(tags: ["bread", "soup"]))
      ),
      (["!=": [["var": "vehicle"], "van"]], Alternative(.deliverBy(vehicle: "van"))),
      (
        ["!": [["in": [["var": "vehicle"], ["car", "van"]]]]],
        Alternative(.deliverBy(vehicle: "car"))
      ),
    ]
    for (condition, expected) in cases {
      #expect(try offers(when: condition).first == expected, "\(condition)")
    }
  }

  @Test func `is the smallest amount also where the limit is reckoned`() throws {
    // Less than 4 × 3 items + 9.99 × 2: 1200 + 1998.
    let condition: JSON = [
      "<": [
        ["var": "basket.subtotal"],
        ["+": [["*": [["var": "basket.items"], 400]], ["*": [999, 2]]]],
      ]
    ]
    #expect(
      try offers(when: condition).contains(
        Alternative(.addToBasket(amount: dollars(1200 + 1998 - 1250)))))
  }

  // The hub is 0.1° south of the place: 11 119.5 m.
  @Test(
    arguments: [
      ([">": [["var": "distanceMeters"], 8000]], 3119.5),
      (["<": [["distance_m": ["hub"]], 12_000]], 880.5),
      // A mile of reckoning.
      ([">": [["/": [["var": "distanceMeters"], 2]], 4000]], 3119.5),
      // 0.01° of latitude are 1111.95 m.
      ([">": [["var": "destination.latitude"], 0.49]], 1111.95),
      // 0.05° from a place in the east, 0.06° × cos 0.5° away: 5559.75 - 6671.4 + ….
      (["<": [["distance_m": [0.5, 0.5]], 2000]], 2000),
    ] as [(JSON, Double)])
  func `is the nearest place of which it does not hold`(
    condition: JSON, meters: Double
  ) throws {
    let offer = try #require(try offers(when: condition).last)
    guard case .deliverNearby(_, let found, "square") = offer.changes.first else {
      Issue.record("offered \(offer)")
      return
    }
    #expect(abs(found - meters) < 0.5, "\(found)")
  }

  @Test func `is a place in or beyond the zone that it names`() throws {
    let offer = try #require(
      try offers(when: ["!": [["in_zone": ["gate"]]]]) { service in
        service.zones.append(
          Zone(
            id: "gate", name: "Gate", priority: -1,
            shape: (try? .rectangle(west: 0.6, south: 0, east: 1, north: 1)) ?? ZoneShape()))
      }.last)
    guard case .deliverNearby(_, let found, "square") = offer.changes.first else {
      Issue.record("offered \(offer)")
      return
    }
    // A tenth of a degree along the parallel of 0.5°.
    #expect(abs(found - 11_119.5 * 0.99996) < 5, "\(found)")
  }

  @Test func `is another hub where it reads the hub that was wished for`() throws {
    var request = DeliveryRequest.full
    request.hub = "pier"
    let offers = try offers(when: ["==": [["var": "hub.id"], "pier"]], request) {
      $0.hubs.append(Hub(id: "quay", name: "Quay", coordinate: .inside))
    }
    #expect(offers.first == Alternative(.serveFrom(hub: "quay")))
  }

  @Test func `is nothing for a customer or a postcode`() throws {
    #expect(try offers(when: ["in": ["member", ["var": "customer.tags"]]]).isEmpty)
    #expect(try offers(when: ["==": [["var": "destination.postcode"], "02110"]]).isEmpty)
  }

  @Test func `is enough for all parts of a place that is known roughly`() throws {
    // West of 0.5° the minimum is 15.00, east of it 20.00; the basket has 12.50.
    let zones = try [(0.0, 0.5, 1500), (0.5, 1.0, 2000)].map { west, east, minimum in
      Zone(
        id: "\(minimum)", name: "Zone", minimumOrder: Int64(minimum),
        shape: try .rectangle(west: west, south: 0, east: east, north: 1))
    }
    var request = DeliveryRequest.full
    request.destination = Coordinate(longitude: 0.4999, latitude: 0.5)
    request.accuracyMeters = 50
    let quote = try DecisionEngine(.sample(zones: zones)).quote(for: request)
    #expect(quote.deliverable == .no)
    #expect(quote.alternatives.first == Alternative(.addToBasket(amount: dollars(750))))
  }

  @Test func `asks for the least amount of all hubs`() throws {
    let hubs = [("near", 0.5, 3000), ("far", 0.9, 1500)].map { id, longitude, minimum in
      Hub(
        id: id, name: id, coordinate: Coordinate(longitude: longitude, latitude: 0.5),
        terms: Terms(minimumOrder: Int64(minimum)))
    }
    let quote = try DecisionEngine(.square(hubs: hubs)).quote(for: .full)
    #expect(quote.hub?.id == "near")
    #expect(quote.alternatives.first == Alternative(.addToBasket(amount: dollars(250))))
  }
}
