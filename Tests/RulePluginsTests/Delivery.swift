// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import Synchronization
import ZoneGeometry

/// Requests to a small service in Berlin, in the form in which rules get them.
enum Delivery {
  static let kitchen = Coordinate(longitude: 13.4, latitude: 52.5)
  /// A degree of latitude, 111 km, north of the only zone.
  static let outside = Coordinate(longitude: 13.4, latitude: 53.5)

  /// One zone around one hub; at the hub a delivery takes 10 to 20 minutes and costs 2.99 €.
  static func area() throws -> ServiceArea {
    let circle = Circle(center: kitchen, radiusMeters: 2000)
    return ServiceArea(
      name: "Kitchen", timeZone: try IANATimeZone(identifier: "Europe/Berlin"),
      currency: Currency(code: "EUR") ?? .usDollar,
      zones: [Zone(id: "centre", name: "Centre", shape: ZoneShape(circles: [circle]))],
      hubs: [Hub(id: "kitchen", name: "Kitchen", coordinate: kitchen)], holidays: [],
      defaults: ServiceArea.Defaults(
        fee: FeeSchedule(base: 299),
        estimate: EstimateModel(id: "bike", preparation: 10...20, speedKilometersPerHour: 15)),
      version: "test")
  }

  /// A request on the Berlin clock: winter time, an hour ahead of UTC, unless the date says summer.
  static func context(
    to destination: Coordinate = kitchen, placedAt: String = "2026-12-01T12:00:00+01:00",
    scheduledFor: String? = nil, basket: Basket? = nil, customerTags: Set<String>? = nil
  ) throws -> DecisionContext {
    let witness = Witness()
    let request = DeliveryRequest(
      to: destination,
      when: try scheduledFor.map { .scheduled(try Instant(rfc3339: $0)) } ?? .now,
      placedAt: try Instant(rfc3339: placedAt), basket: basket, customerTags: customerTags)
    _ = try DecisionEngine(area: area(), rules: [witness]).quote(for: request)
    guard let context = witness.first.withLock({ $0 }) else { throw NotAsked() }
    return context
  }

  private struct NotAsked: Error {}

  /// Keeps what rules are told; the engine may ask again to find alternatives.
  private final class Witness: Rule {
    let id = "witness"
    let first = Mutex<DecisionContext?>(nil)

    func evaluate(_ context: DecisionContext) -> Verdict {
      first.withLock { $0 = $0 ?? context }
      return .pass
    }
  }
}
