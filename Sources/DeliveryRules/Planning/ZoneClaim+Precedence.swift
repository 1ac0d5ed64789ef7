// SPDX-License-Identifier: MIT

package import DeliveryModel
import Schedules
import ZoneGeometry
package import ZoneIndexing

/// What a zone says of its precedence over others.
package protocol RankedZone {
  /// Whether it is delivered to or kept out.
  var kind: Zone.Kind { get }
  /// Wins over zones of lower priority where they overlap.
  var priority: Int { get }
  /// When the zone exists.
  var active: ActivePeriod { get }
}

extension Zone: RankedZone {}

extension ZoneClaim {
  /// What decides which of `zones` owns a coordinate under `precedence`.
  ///
  /// Precedences that depend on the order, `cheapest` and `fastest`, rank zones as `priority` does
  /// until the order is known.
  ///
  /// - Complexity: O(*n* log *n* + *v*) for *n* zones and *v* vertices.
  package static func claims(of zones: [Zone], precedence: Precedence) -> [ZoneClaim] {
    claims(of: zones, precedence: precedence) { zones[$0].shape.areaSquareMeters }
  }

  /// What decides which of `zones` owns a coordinate under `precedence`, given the area of each in square
  /// metres.
  package static func claims(
    of zones: [some RankedZone], precedence: Precedence, area: (Int) -> Double
  ) -> [ZoneClaim] {
    var ranks = [UInt32](repeating: 0, count: zones.count)
    for (rank, zone) in order(of: zones, by: precedence, area).enumerated() {
      ranks[zone] = UInt32(rank)
    }
    return zip(zones, ranks).map { zone, rank in
      ZoneClaim(
        rank: rank, priority: Int32(clamping: zone.priority), isExclusion: zone.kind == .exclusion,
        activeFrom: zone.active.from?.secondsSince1970 ?? .min,
        activeUntil: zone.active.until?.secondsSince1970 ?? .max)
    }
  }

  /// The places of zones, the one that wins over all others first.
  private static func order(
    of zones: [some RankedZone], by precedence: Precedence, _ area: (Int) -> Double
  ) -> [Int] {
    switch precedence {
    case .first: return Array(zones.indices)
    case .smallest:
      let areas = zones.indices.map(area)
      return zones.indices.sorted { (areas[$0], $0) < (areas[$1], $1) }
    case .priority, .cheapest, .fastest:
      let areas = zones.indices.map(area)
      return zones.indices.sorted { one, other in
        (zones[other].priority, areas[one], one) < (zones[one].priority, areas[other], other)
      }
    }
  }
}
