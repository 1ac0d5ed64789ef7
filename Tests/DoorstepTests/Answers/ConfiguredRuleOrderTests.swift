// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import TestSupport
import Testing

/// How people sort `service.json` is a matter of taste: it decides nothing.
@Suite("The order of what a service writes down")
struct ConfiguredRuleOrderTests {
  private static let rules: [JSON] = [
    ["id": "items", "maximumItems": 4],
    ["id": "few items", "maximumItems": 2, "hubs": ["north"]],
    ["id": "weight", "maximumWeightGrams": 5000, "zones": ["mitte"]],
    ["id": "minimum", "minimumOrder": 1200],
    ["id": "small order", "minimumOrder": ["amount": 2500, "surcharge": 150]],
    ["id": "maximum", "maximumOrder": 4000, "hubs": ["south"]],
    ["id": "near", "maximumDistanceMeters": 4500],
    ["id": "fast", "maximumEstimateMinutes": 45],
    ["id": "vehicles", "vehicles": ["bike", "car"]],
    ["id": "postcodes", "postcodes": ["allow": ["10115", "101*"], "refuse": ["10117"]]],
    [
      "id": "tags",
      "items": [
        "refuse": ["knife", "soup"], "age": ["wine": 18, "beer": 16],
        "hours": ["soup": "Mo-Su 11:00-14:00", "beer": "Mo-Sa 10:00-22:00"],
      ],
    ],
    ["id": "customers", "customers": ["refuse": ["blocked", "moved"]]],
    ["id": "evening", "hours": "Mo-Su 09:00-18:00"],
    [
      "id": "hot", "when": ["has_tag": "soup"],
      "then": [
        "refuse": "SOUP_TODAY", "message": ["en": "No soup for {zone}", "de": "Keine Suppe"],
      ],
    ],
    [
      "id": "heavy", "when": [">": [["var": "basket.weight"], 3000]],
      "then": ["surcharge": 250, "addMinutes": 7],
    ],
    [
      "id": "members", "when": ["in": ["member", ["var": "customer.tags"]]],
      "then": ["surcharge": 75],
    ],
    ["id": "far", "when": [">": [["var": "distanceMeters"], 4400]], "then": ["addMinutes": 11]],
  ]

  private static let service = ServiceFolder.service
    .setting("/messages", to: ["ITEM_RESTRICTED": ["de": "Nicht {tag}", "en": "Not {tag}"]])
    .setting(
      "/defaults",
      to: [
        "hours": "Mo-Su 08:00-22:00", "minimumOrder": 500, "estimate": "bike",
        "booking": ["leadMinutes": 30, "horizonDays": 3],
        "fee": [
          "base": 250, "percent": 1.5, "surge": [["hours": "Sa,Su 17:00-20:00", "add": 100]],
          "distance": [["upTo": 3000, "add": 0], ["add": 120]],
        ],
      ])

  private static func request(using random: inout SeededGenerator) throws -> DeliveryRequest {
    func one<Value>(of values: [Value?]) -> Value? { values.randomElement(using: &random) ?? nil }
    let placed = try Instant(rfc3339: "2026-12-05T07:00:00+01:00")
      .advanced(bySeconds: .random(in: 0...50_000, using: &random))
    let tags = ["soup", "knife", "wine", "beer", "bread"]
    return DeliveryRequest(
      to: Coordinate(
        longitude: .random(in: 13.385...13.415, using: &random),
        latitude: .random(in: 52.505...52.535, using: &random)),
      when: one(of: [nil, .scheduled(placed.advanced(bySeconds: 7200))]) ?? .now,
      placedAt: placed,
      basket: Basket(
        subtotal: one(of: [nil, 300, 1100, 2400, 5000]), itemCount: one(of: [nil, 1, 3, 9]),
        weightGrams: one(of: [nil, 1000, 4000, 9000]),
        tags: one(of: [nil, Set(tags.filter { _ in .random(using: &random) })])),
      customerTags: Set(["member", "blocked"].filter { _ in .random(using: &random) }),
      postcode: one(of: [nil, "10115", "10117", "80331"]),
      vehicle: one(of: [nil, "bike", "van"]))
  }

  @Test(arguments: UInt64(0)..<12)
  func `changes neither the reasons nor the fee nor the estimate`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rules = Self.rules.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
    let service = Self.service.setting("/rules", to: .array(rules))
    let zones = ServiceFolder.collection([ServiceFolder.feature(id: "mitte", ["name": "Mitte"])])
    let first = try ServiceFolder(service: service, zones: zones).checker()
    let requests = try (0..<40).map { _ in try Self.request(using: &random) }
    let expected = try requests.map { try first.quote(for: $0) }
    #expect(Set(expected.flatMap(\.reasons).map(\.rule)).count > 3, "seed \(seed)")
    for _ in 0..<3 {
      let other = try ServiceFolder(
        service: service.setting("/rules", to: .array(rules.shuffled(using: &random)))
          .shuffledMembers(using: &random),
        zones: zones.shuffledMembers(using: &random)
      ).checker()
      for (request, expected) in zip(requests, expected) {
        let quote = try other.quote(for: request)
        #expect(quote.deliverable == expected.deliverable, "seed \(seed)")
        #expect(Set(quote.reasons) == Set(expected.reasons), "seed \(seed)")
        #expect(quote.reasons.map(\.code) == expected.reasons.map(\.code), "seed \(seed)")
        #expect(quote.fee?.total == expected.fee?.total, "seed \(seed)")
        #expect(quote.estimate?.text == expected.estimate?.text, "seed \(seed)")
        #expect(quote.estimate?.seconds == expected.estimate?.seconds, "seed \(seed)")
        #expect(quote.alternatives == expected.alternatives, "seed \(seed)")
      }
    }
  }
}
