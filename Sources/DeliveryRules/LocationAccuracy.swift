// SPDX-License-Identifier: MIT

import DeliveryModel
import ZoneIndexing

extension DecisionEngine {
  /// The active zones whose border the true place may be on the other side of; empty for a
  /// request without accuracy, or with one of 0 m.
  ///
  /// - Complexity: Linear in the zones whose boxes are so near.
  func zonesNearBorder(_ context: DecisionContext) -> [Zone] {
    guard let accuracy = context.request.accuracyMeters, accuracy > 0 else { return [] }
    let near = index.zones(withBordersWithin: accuracy, of: context.destination) { ordinal in
      area.zones[ordinal].active.contains(context.orderedFor)
    }
    return near.map { area.zones[$0] }
  }
}
