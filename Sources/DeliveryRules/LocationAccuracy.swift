// SPDX-License-Identifier: MIT

import DeliveryModel
import ZoneGeometry

extension DecisionEngine {
  /// The active zones whose border the true place may be on the other side of; empty for a
  /// request without accuracy, or with one of 0 m.
  ///
  /// - Complexity: Linear in the vertices of all zones.
  func zonesNearBorder(_ context: DecisionContext) -> [Zone] {
    guard let accuracy = context.request.accuracyMeters, accuracy > 0 else { return [] }
    return area.zones.filter { zone in
      zone.active.contains(context.orderedFor)
        && zone.shape.nearestBorder(to: context.destination, within: accuracy.nextUp) != nil
    }
  }
}
