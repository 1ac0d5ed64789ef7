// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import Synchronization
import ZoneGeometry

/// Tries a new version of a plug-in before it decides for customers: with a few requests that differ in what is
/// given, to a small service of the trial's own.
enum PluginTrial {
  /// Refuses a plug-in that says something malformed, or fails each time.
  ///
  /// That it fails at some requests may be right: it is asked about things that no service has.
  static func check(_ plugin: any PluginEvaluator) throws(RulePluginError) {
    var failures: [RulePluginError] = []
    for context in contexts {
      do {
        _ = try plugin.evaluate(context, timeout: .seconds(1))
      } catch {
        if case .malformedVerdict = error.reason { throw error }
        failures.append(error)
      }
    }
    if let failure = failures.first, failures.count == contexts.count { throw failure }
  }

  /// The requests in the form in which rules get them; made once, as they never change.
  private static let contexts: [DecisionContext] = {
    // 2026-12-01T12:00:00Z.
    let noon = Instant(secondsSince1970: 1_796_126_400)
    let kitchen = Coordinate(longitude: 13.4, latitude: 52.5)
    let full = Basket(
      subtotal: 2500, itemCount: 3, weightGrams: 1200, tags: ["alcohol", "größe", ""])
    let requests = [
      DeliveryRequest(to: kitchen, placedAt: noon),
      DeliveryRequest(to: kitchen, placedAt: noon, basket: full, customerTags: ["staff"]),
      DeliveryRequest(
        to: kitchen, when: .scheduled(noon.advanced(bySeconds: 3 * 86_400)), placedAt: noon,
        basket: Basket(subtotal: 0, itemCount: 0, weightGrams: 0, tags: [])),
      DeliveryRequest(
        to: kitchen, placedAt: noon,
        basket: Basket(subtotal: .max, itemCount: .max, weightGrams: .max)),
      DeliveryRequest(to: Coordinate(longitude: -180, latitude: -90), placedAt: noon),
    ]
    let listener = Listener()
    let engine = DecisionEngine(area: area(around: kitchen), rules: [listener])
    // Only a place off the globe cannot be asked about.
    for request in requests { _ = try? engine.quote(for: request) }
    return listener.contexts.withLock { $0 }
  }()

  private static func area(around kitchen: Coordinate) -> ServiceArea {
    let circle = Circle(center: kitchen, radiusMeters: 2000)
    let zone = Zone(id: "trial", name: "Trial", shape: ZoneShape(circles: [circle]))
    return ServiceArea(
      name: "Trial", timeZone: .utc, zones: [zone],
      hubs: [Hub(id: "kitchen", name: "Kitchen", coordinate: kitchen)], holidays: .empty,
      defaults: ServiceArea.Defaults(
        fee: FeeSchedule(base: 299),
        estimate: EstimateModel(id: "bike", preparation: 10...20, speedKilometersPerHour: 15)),
      version: "trial")
  }

  /// Keeps what rules are told.
  private final class Listener: Rule {
    let id = "trial"
    let contexts = Mutex<[DecisionContext]>([])

    func evaluate(_ context: DecisionContext) -> Verdict {
      contexts.withLock { $0.append(context) }
      return .pass
    }
  }
}
