// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import ZoneGeometry

/// Tuesday 2026-12-01, 12:00:00 UTC: 20 788 days after 1970-01-01, and half a day.
let tuesdayNoon = Instant(secondsSince1970: 20_788 * 86_400 + 43_200)

extension ZoneShape {
  /// The closed rectangle with these sides, in degrees.
  static func rectangle(
    west: Double, south: Double, east: Double, north: Double
  ) throws -> ZoneShape {
    let ring = try Ring(validating: [
      Coordinate(longitude: west, latitude: south), Coordinate(longitude: east, latitude: south),
      Coordinate(longitude: east, latitude: north), Coordinate(longitude: west, latitude: north),
      Coordinate(longitude: west, latitude: south),
    ])
    return ZoneShape(polygons: [Polygon(shell: ring)])
  }

  /// The square from 0° to 1° in both axes.
  static func unitSquare() throws -> ZoneShape {
    try rectangle(west: 0, south: 0, east: 1, north: 1)
  }
}

extension Coordinate {
  /// In the unit square.
  static let inside = Coordinate(longitude: 0.5, latitude: 0.5)
  /// A hundredth of a degree south of the unit square's southern side.
  static let justOutside = Coordinate(longitude: 0.5, latitude: -0.01)
}

extension ServiceArea {
  /// A service in UTC with the given zones and terms.
  static func sample(
    zones: [Zone], hubs: [Hub] = [], precedence: Precedence = .priority,
    defaults: Defaults = Defaults(), locale: String = "en",
    messages: [ReasonCode: [String: String]] = [:]
  ) -> ServiceArea {
    ServiceArea(
      name: "Sample", timeZone: .utc, locale: locale, zones: zones, hubs: hubs,
      precedence: precedence, holidays: .empty, defaults: defaults, messages: messages,
      version: "1")
  }

  /// The unit square as the only zone, with the given terms.
  static func square(
    defaults: Defaults = Defaults(), hubs: [Hub] = [], locale: String = "en",
    messages: [ReasonCode: [String: String]] = [:]
  ) throws -> ServiceArea {
    let zone = Zone(id: "square", name: "Square", shape: try .unitSquare())
    return sample(
      zones: [zone], hubs: hubs, defaults: defaults, locale: locale, messages: messages)
  }
}

extension DecisionEngine {
  /// An engine whose clock stands at `tuesdayNoon`.
  init(_ area: ServiceArea, rules: [any Rule] = [], waitingRules: [any WaitingRule] = []) {
    self.init(area: area, rules: rules, waitingRules: waitingRules) { tuesdayNoon }
  }
}

extension Quote {
  /// The codes of all reasons, in their order.
  var codes: [ReasonCode] { reasons.map(\.code) }

  /// What was said by the rule named `rule`.
  func trace(of rule: String) -> TraceEntry? { trace.first { $0.rule == rule } }
}
