// SPDX-License-Identifier: MIT

import DeliveryModel
package import DeliveryRules
import RandomNumbers
import Schedules
import Synchronization
import ZoneGeometry

/// Requests to a made-up service, as rules are told of them: all kinds, the unusual more often than in life.
///
/// The same seed gives the same requests.
package struct GeneratedRequests {
  private static let kitchen = Coordinate(longitude: 13.4, latitude: 52.5)
  /// Around the kitchen, far from it, and where degrees end.
  private static let places = [
    kitchen, Coordinate(longitude: 13.41, latitude: 52.51),
    Coordinate(longitude: 13.46, latitude: 52.5), Coordinate(longitude: 14.4, latitude: 52.5),
    Coordinate(longitude: 180, latitude: 0), Coordinate(longitude: -180, latitude: -90),
    Coordinate(longitude: 0, latitude: 90),
  ]
  private static let tags = [
    "food", "alcohol", "frozen", "18+", "пиво", "寿司", "a tag with spaces", "🍕",
    String(repeating: "long", count: 100),
  ]
  private static let amounts: [Int64] = [0, 1, 999, 2_400, 100_000, Int64(Int32.max) + 1, .max]

  private var random: SplitMix64
  private let witness = Witness()
  private let engine: DecisionEngine

  /// Creates the requests of `seed`.
  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    engine = DecisionEngine(area: Self.area, rules: [witness])
  }

  /// What a rule is told of `count` requests.
  package mutating func contexts(count: Int) -> [DecisionContext] {
    (0..<count).compactMap { _ in
      let request = request()
      witness.context.withLock { $0 = nil }
      // What is not decided reaches no plug-in either.
      _ = try? engine.quote(for: request)
      return witness.context.withLock(\.self)
    }
  }

  private mutating func request() -> DeliveryRequest {
    // 2026-01-01 and a few years on, to the second.
    let placedAt = Instant(secondsSince1970: 1_767_225_600 + Int64(below(4 * 366 * 86_400)))
    let isScheduled = below(2) == 0
    return DeliveryRequest(
      to: one(of: Self.places), accuracyMeters: below(4) == 0 ? Double(below(500)) : nil,
      when: isScheduled
        ? .scheduled(placedAt.advanced(bySeconds: Int64(below(8 * 86_400)))) : .now,
      placedAt: placedAt, basket: below(5) == 0 ? nil : basket(),
      customerTags: below(2) == 0 ? nil : someTags())
  }

  private mutating func basket() -> Basket {
    Basket(
      subtotal: below(5) == 0 ? nil : one(of: Self.amounts),
      itemCount: below(5) == 0 ? nil : below(100),
      weightGrams: below(5) == 0 ? nil : one(of: Self.amounts),
      tags: below(5) == 0 ? nil : someTags())
  }

  private mutating func someTags() -> Set<String> {
    Set((0..<below(4)).map { _ in one(of: Self.tags) })
  }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// A number from 0 up to `count`.
  private mutating func below(_ count: Int) -> Int {
    Int(random.next() % UInt64(count))
  }

  /// A zone around a kitchen, another beyond it, and much where nobody delivers.
  private static var area: ServiceArea {
    let circles = [("centre", 2_000.0), ("outskirts", 6_000.0)].map { id, radius in
      Zone(
        id: id, name: id,
        shape: ZoneShape(circles: [Circle(center: kitchen, radiusMeters: radius)]))
    }
    return ServiceArea(
      name: "Check", timeZone: .utc, zones: circles,
      hubs: [Hub(id: "kitchen", name: "Kitchen", coordinate: kitchen)], holidays: .empty,
      defaults: Terms(
        fee: FeeSchedule(base: 299),
        estimate: EstimateModel(id: "bike", preparation: 10...20, speedKilometersPerHour: 15)),
      version: "check")
  }
}

/// A rule that keeps what rules are told.
private final class Witness: Rule {
  let id = "witness"
  let context = Mutex<DecisionContext?>(nil)

  func evaluate(_ context: DecisionContext) -> Verdict {
    // The engine may ask again, to find alternatives.
    self.context.withLock { $0 = $0 ?? context }
    return .pass
  }
}
