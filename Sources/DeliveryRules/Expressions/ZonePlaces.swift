// SPDX-License-Identifier: MIT

import DeliveryModel
import Diagnostics
import RuleLogic
import Schedules
import Synchronization
import ZoneGeometry
import ZoneIndexing

/// The zones of a service as expressions name them.
final class ZonePlaces: Sendable {
  private let zones: ZoneList?
  private let index: ZoneIndex?
  // Made for the first expression that names a zone: a loop over all zones takes its time.
  private let places = Mutex<[Zone.ID: Int]?>(nil)

  /// Zones that are known by name, where `index` knows them by place; any names when `zones` is nil.
  init(_ zones: ZoneList?, index: ZoneIndex? = nil) {
    self.zones = zones
    self.index = index
  }

  /// The place of the zone called `id`; nil when any name goes.
  ///
  /// - Throws: When no zone is called so, with the nearest name.
  func place(of id: Zone.ID, argument: Int) throws(LogicOperatorError) -> Int? {
    guard let zones else { return nil }
    if let place = place(of: id, among: zones) { return place }
    let ids = zones.map(\.id)
    let rest =
      if let nearest = Spelling.nearest(to: id, among: ids) {
        "did you mean \(quoted(nearest))?"
      } else if ids.count > 12 {
        "there are \(ids.count) others"
      } else {
        "there are \(ids.map { quoted($0) }.joined(separator: ", "))"
      }
    throw LogicOperatorError(argument: argument, "no zone is called \(quoted(id)); \(rest)")
  }

  private func place(of id: Zone.ID, among zones: ZoneList) -> Int? {
    places.withLock { places in
      if let known = places { return known[id] }
      let made = Dictionary(
        zones.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: min)
      places = made
      return made[id]
    }
  }

  /// Whether one of the zones at `places` contains the destination and is active at the time of the order;
  /// nil when that cannot be told, as there is no index.
  func contain(_ view: DecisionView, at places: [Int]) -> Bool? {
    guard let index else { return nil }
    var isInside = false
    index.forEachZone(containing: view.context.destination) { zone in
      guard !isInside, places.contains(zone) else { return }
      isInside = index.claim(of: zone).isActive(at: view.context.orderedFor.secondsSince1970)
    }
    return isInside
  }
}
