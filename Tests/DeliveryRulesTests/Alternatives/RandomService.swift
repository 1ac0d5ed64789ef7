// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import Schedules
import TestSupport
import ZoneGeometry

/// Services and requests with a bit of everything that can refuse.
struct RandomService {
  private static let hours = [
    "24/7", "09:00-11:00", "14:00-15:00,18:00-02:00", "We 10:00-12:00", "Mo-Fr 08:00-20:00",
    "Tu unknown; We 08:00-10:00", "off", "10:00-14:00 open \"lunch\"", "Dec 20-Jan 10",
    "2027 Nov 01-30 09:00-17:00", "12:30-24:00",
  ]
  private static let tags = ["alcohol", "soup", "tobacco"]
  private static let vehicles = ["bike", "car", "van"]

  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// One of `choices`, at times nothing.
  private mutating func perhaps<Choice>(_ choices: Choice..., oneIn chances: Int = 3) -> Choice? {
    Int.random(in: 0..<chances, using: &random) == 0
      ? choices.randomElement(using: &random) : nil
  }

  private mutating func some(_ words: [String]) -> [String] {
    words.filter { _ in Bool.random(using: &random) }
  }

  mutating func openingHours() throws -> OpeningHours {
    try OpeningHours(parsing: Self.hours.randomElement(using: &random) ?? "off")
  }

  private mutating func terms() throws -> Terms {
    var terms = Terms(
      hours: perhaps(true, oneIn: 2) == nil ? nil : try openingHours(),
      minimumOrder: perhaps(0, 1000, 2000),
      estimate: EstimateModel(id: "e", preparation: 5...10, speedKilometersPerHour: 20))
    if let pause = perhaps(-600 as Int64, 7200, 200_000, .max, oneIn: 6) {
      terms.pause = Pause(until: pause == .max ? nil : tuesdayNoon.advanced(bySeconds: pause))
    }
    terms.maximumOrder = perhaps(2500, 5000, oneIn: 5)
    terms.maximumItems = perhaps(3, 10, oneIn: 5)
    terms.maximumWeightGrams = perhaps(2000, 9000, oneIn: 5)
    terms.maximumDistanceMeters = perhaps(100_000, 300_000, oneIn: 5)
    terms.maximumEstimateSeconds = perhaps(40_000, oneIn: 9)
    terms.vehicles = perhaps(true, oneIn: 5) == nil ? nil : some(Self.vehicles)
    if perhaps(true, oneIn: 8) != nil {
      terms.postcodes = PostcodeTerms(
        allowed: ["SW1A *", "90210"].compactMap(PostcodePattern.init))
    }
    if perhaps(true, oneIn: 4) != nil {
      let hours = try openingHours()
      terms.items = ItemTerms(
        refused: some(Self.tags), hours: [ItemTerms.Hours(tag: "alcohol", hours: hours)],
        ages: [ItemTerms.Age(tag: "tobacco", years: 18)])
    }
    if perhaps(true, oneIn: 9) != nil { terms.customers = TagTerms(refused: ["blocked"]) }
    return terms
  }

  /// A condition about something that a change of the request may turn.
  private mutating func condition() -> JSON? {
    perhaps(
      ["<": [["var": "basket.subtotal"], 2200]],
      [">": [["var": "basket.items"], 4]],
      [">": [["*": [["var": "basket.weight"], 2]], 9000]],
      ["and": [["has_tag": ["soup"]], ["has_tag": ["alcohol"]]]],
      ["!=": [["var": "vehicle"], "van"]],
      [">": [["var": "distanceMeters"], 250_000]],
      ["and": [["has_tag": ["tobacco"]], [">": [["distance_m": ["hub"]], 90_000]]]],
      [">": [["var": "destination.latitude"], 3.3]],
      ["in_zone": ["0"]],
      ["==": [["var": "hub.id"], "hub-0"]],
      ["<": [["local_time": []], "13:30"]], oneIn: 2)
  }

  private mutating func shape(of block: Block) throws -> ZoneShape {
    let (west, south) = (Double(block.west), Double(block.south))
    let shell = try Ring.rectangle(
      west: west, south: south, width: Double(block.width), height: Double(block.height))
    let hole = try Ring.rectangle(west: west + 0.25, south: south + 0.25, width: 0.5, height: 0.5)
    let holes = perhaps(true) == nil ? [] : [hole]
    guard perhaps(true, oneIn: 6) == nil else {
      let center = Coordinate(longitude: west, latitude: south)
      return ZoneShape(polygons: [], circles: [Circle(center: center, radiusMeters: 80_000)])
    }
    return ZoneShape(polygons: [Polygon(shell: shell, holes: holes)])
  }

  /// A service with up to five zones and three hubs.
  mutating func area() throws -> ServiceArea {
    var hubs: [Hub] = []
    for number in 0..<Int.random(in: 0...3, using: &random) {
      let place = Coordinate(longitude: Double(number) * 3, latitude: 2)
      var terms = perhaps(true, oneIn: 2) == nil ? Terms() : try terms()
      terms.estimate = nil
      hubs.append(Hub(id: "hub-\(number)", name: "Hub", coordinate: place, terms: terms))
    }
    var zones: [Zone] = []
    for number in 0..<Int.random(in: 1...5, using: &random) {
      let block = Block(using: &random)
      let plain = try block.zone(id: "\(number)")
      zones.append(
        Zone(
          id: plain.id, name: plain.name, kind: block.kind, priority: block.priority,
          hubs: some(hubs.map(\.id)), active: plain.active, terms: try terms(),
          shape: try shape(of: block)))
    }
    var rules: [ConfiguredRule] = []
    for number in 0..<Int.random(in: 0...2, using: &random) {
      rules.append(
        ConfiguredRule(
          id: "rule-\(number)", zones: some(zones.map(\.id)), hubs: some(hubs.map(\.id)),
          terms: try terms()))
    }
    if let condition = condition() {
      rules.append(
        ConfiguredRule(
          id: "expression", zones: some(zones.map(\.id)),
          expression: RuleExpression(when: condition, then: .refuse(.ruleRefused))))
    }
    return ServiceArea(
      name: "Random", timeZone: .utc, zones: zones, hubs: hubs,
      precedence: Precedence.allCases.randomElement(using: &random) ?? .first,
      hubChoice: HubChoice.allCases.randomElement(using: &random) ?? .nearest, holidays: .empty,
      rules: rules, version: "1")
  }

  /// A place in or around the zones.
  mutating func place() -> Coordinate {
    Coordinate(
      longitude: .random(in: -1...10, using: &random),
      latitude: .random(in: -1...7, using: &random))
  }

  /// A request for anything, that gives most of what rules ask for.
  mutating func request() -> DeliveryRequest {
    let later = tuesdayNoon.advanced(bySeconds: .random(in: -3600...200_000, using: &random))
    return DeliveryRequest(
      to: place(), accuracyMeters: perhaps(0, 25, 20_000, oneIn: 4),
      when: perhaps(.scheduled(later)) ?? .now,
      basket: Basket(
        subtotal: perhaps(0, 1500, 3000, 6000, oneIn: 1),
        itemCount: perhaps(2, 5, 20, oneIn: 1), weightGrams: perhaps(1000, 5000, 12_000, oneIn: 1),
        tags: Set(some(Self.tags))),
      customerTags: perhaps(["blocked"], oneIn: 9) ?? [],
      postcode: perhaps("SW1A 1AA", "10115", oneIn: 2),
      vehicle: perhaps("bike", "car", "scooter", oneIn: 1),
      hub: perhaps("hub-0", "hub-1", oneIn: 3))
  }
}

extension Ring {
  fileprivate static func rectangle(
    west: Double, south: Double, width: Double, height: Double
  ) throws -> Ring {
    let corners = [(0, 0), (width, 0), (width, height), (0, height), (0, 0)]
    return try Ring(
      validating: corners.map { Coordinate(longitude: west + $0.0, latitude: south + $0.1) })
  }
}
