// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument
import RuleLogic
import Schedules
import ZoneGeometry

/// A service whose only rules are expressions: the unit square, delivered to from a hub in its middle.
struct ExpressionService {
  var rules: [ConfiguredRule] = []
  var zones: [Zone]
  var hubs = [
    Hub(id: "pier", name: "Pier 4", coordinate: Coordinate(longitude: 0.5, latitude: 0.4))
  ]
  var timeZone = IANATimeZone.utc
  var locale = "en"
  var defaults = Terms()

  init(
    when condition: JSON? = nil, mode: LogicMode = .strict,
    then consequence: RuleExpression.Consequence = .refuse(.ruleRefused)
  ) throws {
    zones = [Zone(id: "square", name: "The Square", shape: try .unitSquare())]
    if let condition {
      let expression = RuleExpression(
        when: condition, mode: mode, then: consequence, pointer: "/rules/0/when")
      rules = [ConfiguredRule(id: "rule", expression: expression)]
    }
  }

  var area: ServiceArea {
    ServiceArea(
      name: "Sample", timeZone: timeZone, locale: locale, zones: zones, hubs: hubs,
      holidays: .empty, defaults: defaults, rules: rules, version: "1")
  }

  func quote(_ request: DeliveryRequest = .full) throws -> Quote {
    try DecisionEngine(area).quote(for: request)
  }
}

extension DeliveryRequest {
  /// A request that tells everything, for now.
  static let full = DeliveryRequest(
    to: .inside, placedAt: tuesdayNoon.advanced(bySeconds: 42),
    basket: Basket(subtotal: 1250, itemCount: 3, weightGrams: 4200, tags: ["soup", "bread"]),
    customerTags: ["member"], postcode: "02110", vehicle: "bike")

  /// A request that tells nothing but the place.
  static let bare = DeliveryRequest(to: .inside)
}
