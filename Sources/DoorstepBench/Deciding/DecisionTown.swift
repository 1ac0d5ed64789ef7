// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep
import JSONDocument
import ZoneIndexing

/// A service with the rules of a usual delivery, and requests to it.
struct DecisionTown {
  /// What is asked for.
  enum Mix: String, CaseIterable, CommandLineValue {
    /// Places in zones, with baskets that suit, and no expression among the rules.
    case plain
    /// Places in zones, with baskets that suit.
    case yes
    /// Places outside all zones.
    case outside
    /// Places in zones, with baskets that are too small.
    case small
    /// Places in zones, at night.
    case closed
    /// All of these in turn, half of them yes.
    case mixed
  }

  private static let requestCount = 10_000
  /// 2026-12-01, 12:00 UTC.
  private static let noon = Instant(secondsSince1970: 1_796_126_400)

  private let checker: DeliveryChecker
  /// Without the expression.
  private let plainChecker: DeliveryChecker
  private let inside: [Coordinate]
  private let outside: [Coordinate]

  init(seed: UInt64) throws {
    let city = try ZoneSet.city(zones: 150, vertices: 100, seed: seed)
    let index = ZoneIndex(city.shapes)
    let places = city.uniformCoordinates(count: 4 * Self.requestCount, seed: seed)
    inside = places.filter { !index.zones(containing: $0).isEmpty }
    outside = places.filter { index.zones(containing: $0).isEmpty }
    checker = DeliveryChecker(area: try Self.area(city, rules: [Self.littleFar]))
    plainChecker = DeliveryChecker(area: try Self.area(city, rules: []))
  }

  /// Who decides the requests of `mix`.
  func checker(for mix: Mix) -> DeliveryChecker {
    mix == .plain ? plainChecker : checker
  }

  /// Refuses little that would go far.
  private static var littleFar: ConfiguredRule {
    let isLittleFar: JSON = [
      "and": [
        [">": [["var": "distanceMeters"], 6000]], ["<": [["var": "basket.subtotal"], 2000]],
      ]
    ]
    return ConfiguredRule(
      id: "little-far",
      expression: RuleExpression(
        when: isLittleFar, then: .refuse(ReasonCode(rawValue: "TOO_FAR_FOR_LITTLE"))))
  }

  private static func area(_ city: ZoneSet, rules: [ConfiguredRule]) throws -> ServiceArea {
    let zones = city.shapes.enumerated().map { Zone(id: "z\($0)", name: "Zone \($0)", shape: $1) }
    let hours = try OpeningHours(parsing: "Mo-Su 11:00-21:30; PH off")
    let hubs = [("north", 42.33), ("south", 42.27)].map { name, latitude in
      Hub(
        id: name, name: name, coordinate: Coordinate(longitude: -71, latitude: latitude),
        hours: hours)
    }
    var fee = FeeSchedule(base: 299, freeFrom: 5000)
    fee.distance = [FeeSchedule.Tier(upTo: 3000, add: 0), FeeSchedule.Tier(upTo: nil, add: 150)]
    fee.maximum = 799
    var defaults = Terms(
      hours: hours, minimumOrder: 1500, fee: fee,
      estimate: EstimateModel(id: "bike", preparation: 10...18, speedKilometersPerHour: 14))
    defaults.maximumOrder = 50_000
    defaults.maximumItems = 40
    defaults.maximumWeightGrams = 12_000
    defaults.maximumDistanceMeters = 20_000
    defaults.maximumEstimateSeconds = 3 * 3600
    defaults.items = ItemTerms(refused: ["tobacco"])
    return ServiceArea(
      name: "Town", timeZone: .utc, zones: zones, hubs: hubs, holidays: .empty,
      defaults: defaults, rules: rules, version: "bench")
  }

  /// The requests of `mix`.
  func requests(_ mix: Mix) -> [DeliveryRequest] {
    (0..<Self.requestCount).map { number in
      switch mix {
      case .plain, .yes: suitable(number)
      case .outside: suitable(number, among: outside)
      case .small: small(number)
      case .closed: closed(number)
      case .mixed:
        switch number % 6 {
        case 0: suitable(number, among: outside)
        case 1: small(number)
        case 2: closed(number)
        default: suitable(number)
        }
      }
    }
  }

  private func suitable(_ number: Int, among places: [Coordinate]? = nil) -> DeliveryRequest {
    let places = places ?? inside
    return DeliveryRequest(
      to: places[number % places.count],
      placedAt: Self.noon.advanced(bySeconds: Int64(number % 3600)),
      basket: Basket(subtotal: 2400, itemCount: 3, weightGrams: 1800, tags: ["food"]))
  }

  private func small(_ number: Int) -> DeliveryRequest {
    var request = suitable(number)
    request.basket?.subtotal = 900
    return request
  }

  private func closed(_ number: Int) -> DeliveryRequest {
    var request = suitable(number)
    request.when = .scheduled(Self.noon.advanced(bySeconds: 12 * 3600 + Int64(number % 3600)))
    return request
  }
}
