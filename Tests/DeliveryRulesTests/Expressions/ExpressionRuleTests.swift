// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument
import Schedules
import Testing

@Suite("Rules written as expressions")
struct ExpressionRuleTests {
  /// An expression that `DeliveryRequest.full` makes true.
  struct Sample: CustomTestStringConvertible {
    let condition: JSON
    /// What a request that tells nothing but the place lacks to tell; nil when that is enough.
    let missing: String?
    var testDescription: String { (try? condition.text()) ?? "" }

    init(_ condition: JSON, missing: String? = nil) {
      self.condition = condition
      self.missing = missing
    }
  }

  private static let variables = [
    Sample(["==": [["var": "destination.longitude"], 0.5]]),
    Sample(["==": [["var": "destination.latitude"], 0.5]]),
    Sample(["==": [["var": "destination.postcode"], "02110"]], missing: "destination.postcode"),
    Sample(["==": [["var": "basket.subtotal"], 1250]], missing: "basket.subtotal"),
    Sample(["==": [["var": "basket.items"], 3]], missing: "basket.items"),
    Sample(["==": [["var": "basket.weight"], 4200]], missing: "basket.weight"),
    Sample(["==": [["var": "basket.tags"], ["bread", "soup"]]], missing: "basket.tags"),
    Sample(["in": ["member", ["var": "customer.tags"]]], missing: "customer.tags"),
    Sample(["==": [["var": "vehicle"], "bike"]], missing: "vehicle"),
    Sample(["==": [["var": "zone.id"], "square"]]),
    Sample(["==": [["var": "hub.id"], "pier"]]),
    // A tenth of a degree of latitude on the mean sphere: 6 371 008.8 · π/1800 = 11 119.508 m.
    Sample(["<": [11_119.5, ["var": "distanceMeters"], 11_119.6]]),
    // To the second.
    Sample(["in": [["var": "when"], ["2026-12-01T12:00:42Z"]]]),
    Sample(["<": ["2026-12-01T12:00:41Z", ["var": "placedAt"], "2026-12-01T12:00:43Z"]]),
  ]

  private static let operators = [
    Sample(["in_zone": "square"]), Sample(["in_zone": ["square"]]),
    Sample(["has_tag": "soup"], missing: "basket.tags"),
    Sample(["has_tag": "member"], missing: "basket.tags"),
    Sample(["<": [11_119.5, ["distance_m": "hub"], 11_119.6]]),
    // A degree of latitude is 111 195.080 m.
    Sample(["<": [111_195.0, ["distance_m": [0.5, 1.5]], 111_195.1]]),
    Sample(["==": [["distance_m": [["var": "destination.longitude"], 0.5]], 0]]),
    Sample(["open_at": "Tu 12:00-12:01"]),
    Sample(["!": ["open_at": "Tu 12:01-13:00"]]),
    Sample(["==": [["weekday": []], "Tu"]]),
    Sample(["==": [["local_time": []], "12:00"]]),
    Sample(["<": ["11:59", ["local_time": []], "12:01"]]),
    // Counted from 12:00, the seconds dropped.
    Sample(["==": [["minutes_until": "12:30"], 30]]),
    Sample(["==": [["minutes_until": "11:30"], -30]]),
    Sample(["==": [["minutes_until": "24:00"], 720]]),
    Sample(["==": [["minutes_until": "2026-12-02T12:00:59Z"], 1440]]),
    Sample(["==": [["minutes_until": ["var": "when"]], 0]]),
  ]

  @Test(arguments: variables + operators)
  func `an expression reads the decision`(_ sample: Sample) throws {
    let service = try ExpressionService(when: sample.condition)
    #expect(try service.quote(.full).codes == [.ruleRefused])
    var bare = DeliveryRequest.bare
    bare.placedAt = DeliveryRequest.full.placedAt
    let reasons = try service.quote(bare).reasons
    #expect(reasons.map(\.code) == [sample.missing == nil ? .ruleRefused : .missingInput])
    if let missing = sample.missing {
      #expect(reasons.first?.parameters["input"] == .text(missing))
      #expect(reasons.first?.effect == .unknown)
    }
    // What holds is refused, and so its contrary is not.
    #expect(try ExpressionService(when: ["!": sample.condition]).quote(.full).codes == [])
  }

  @Test func `time is that of the service's clocks`() throws {
    // 12:00 UTC is 07:00 in New York in winter.
    var service = try ExpressionService(
      when: [
        "and": [
          ["==": [["local_time": []], "07:00"]], ["==": [["minutes_until": "07:15"], 15]],
          ["==": [["var": "when"], "2026-12-01T07:00:42-05:00"]], ["open_at": "06:30-07:30"],
        ]
      ])
    service.timeZone = try IANATimeZone(identifier: "America/New_York")
    #expect(try service.quote().codes == [.ruleRefused])
  }

  /// Clocks in New York skip 02:00 to 03:00 on 2026-03-08: 02:30 is told as 03:30, two hours after 00:30.
  @Test func `a time of day that clocks skip is later by as much`() throws {
    var service = try ExpressionService(when: ["==": [["minutes_until": "02:30"], 120]])
    service.timeZone = try IANATimeZone(identifier: "America/New_York")
    var request = DeliveryRequest.full
    request.placedAt = try Instant(rfc3339: "2026-03-08T00:30:00-05:00")
    #expect(try service.quote(request).codes == [.ruleRefused])
  }

  @Test func `hours and weekdays are those of the order, minutes those from the question`() throws {
    var request = DeliveryRequest.full
    request.when = .scheduled(tuesdayNoon.advanced(bySeconds: 86_400 + 3600))
    let service = try ExpressionService(
      when: [
        "and": [
          ["==": [["weekday": []], "We"]], ["==": [["local_time": []], "13:00"]],
          ["open_at": "We 13:00-14:00"], ["==": [["minutes_until": "13:00"], 60]],
          ["==": [["minutes_until": ["var": "when"]], 1500]],
        ]
      ])
    #expect(try service.quote(request).codes == [.ruleRefused])
  }

  @Test(
    arguments: [
      (["soup"], nil, []), (["bread"], nil, [.missingInput]), (nil, ["soup"], []),
      (nil, ["member"], [.missingInput]), (["bread"], ["member"], [.ruleRefused]),
    ] as [(Set<String>?, Set<String>?, [ReasonCode])])
  func `a tag is had as soon as one has it, and lacked only when both are known`(
    basket: Set<String>?, customer: Set<String>?, codes: [ReasonCode]
  ) throws {
    let service = try ExpressionService(when: ["!": ["has_tag": "soup"]])
    var request = DeliveryRequest.bare
    request.basket = Basket(tags: basket)
    request.customerTags = customer
    let reasons = try service.quote(request).reasons
    #expect(reasons.map(\.code) == codes)
    if codes == [.missingInput] {
      // Only what is missing is asked for.
      let input = basket == nil ? "basket.tags" : "customer.tags"
      #expect(reasons.first?.parameters["input"] == .text(input))
    }
  }

  @Test func `a zone contains the destination whichever zone owns it, while it is active`() throws {
    var service = try ExpressionService(when: ["in_zone": ["market", "north"]])
    func zone(_ id: String, priority: Int, active: ActivePeriod = .always) throws -> Zone {
      Zone(id: id, name: id, priority: priority, active: active, shape: try .unitSquare())
    }
    let later = ActivePeriod(from: tuesdayNoon.advanced(bySeconds: 3600), until: nil)
    service.zones = [try zone("owner", priority: 9), try zone("market", priority: 1)]
    // The other name has to exist.
    let north = Zone(
      id: "north", name: "N", shape: try .rectangle(west: 2, south: 2, east: 3, north: 3))
    service.zones.append(north)
    #expect(try service.quote().codes == [.ruleRefused])
    service.zones[1] = try zone("market", priority: 1, active: later)
    #expect(try service.quote().codes == [])
    var request = DeliveryRequest.full
    request.when = .scheduled(tuesdayNoon.advanced(bySeconds: 7200))
    #expect(try service.quote(request).codes == [.ruleRefused])
  }

  @Test func `hours that are unknown leave the answer open`() throws {
    let reasons = try ExpressionService(when: ["open_at": "Tu unknown"]).quote().reasons
    #expect(reasons.map(\.code) == [.missingInput])
    #expect(reasons.first?.parameters["input"] == .text("when"))
  }

  @Test func `outside all zones a rule about zone, hub or distance has nothing to say`() throws {
    var request = DeliveryRequest.full
    request.destination = .justOutside
    for condition: JSON in [
      [">": [["var": "distanceMeters"], 1]], ["==": [["var": "zone.id"], "square"]],
      ["==": [["var": "hub.id"], "pier"]],
    ] {
      let quote = try ExpressionService(when: condition).quote(request)
      #expect(quote.codes == [.outOfZone])
      #expect(quote.trace(of: "rule")?.outcome == .abstains)
    }
    let quote = try ExpressionService(when: ["has_tag": "soup"]).quote(request)
    #expect(quote.codes == [.outOfZone, .ruleRefused])
  }

  @Test func `a rule holds in its zones and from its hubs`() throws {
    let expression = RuleExpression(when: true, then: .refuse(.ruleRefused))
    func codes(zones: [String], hubs: [String]) throws -> [ReasonCode] {
      var service = try ExpressionService()
      service.rules = [
        ConfiguredRule(id: "rule", zones: zones, hubs: hubs, expression: expression)
      ]
      return try service.quote().codes
    }
    #expect(try codes(zones: [], hubs: []) == [.ruleRefused])
    #expect(try codes(zones: ["square"], hubs: ["pier"]) == [.ruleRefused])
    #expect(try codes(zones: ["north"], hubs: []) == [])
    #expect(try codes(zones: [], hubs: ["market"]) == [])
  }
}
