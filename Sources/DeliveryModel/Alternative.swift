// SPDX-License-Identifier: MIT

public import Schedules
public import ZoneGeometry

/// A small change to the request that turns the answer into a yes; each was decided again by the
/// engine before it was offered.
public enum Alternative: Hashable, Sendable {
  /// Deliver to exactly `coordinate`, `distanceMeters` away on the great circle, in the named zone.
  case deliverNearby(coordinate: Coordinate, distanceMeters: Double, zone: String)
  /// Add `amount` to the basket.
  case addToBasket(amount: Money)
  /// Have it delivered at `instant`.
  case deliverAt(instant: Instant)
}
