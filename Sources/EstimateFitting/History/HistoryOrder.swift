// SPDX-License-Identifier: MIT

package import Schedules

/// What a history says of one delivered order.
package struct HistoryOrder: Sendable {
  /// From being placed to being handed over.
  package let minutes: Double
  /// When it was placed, where the history has dates.
  package let placed: Instant?
  /// The time on the kitchen's clock, in hours since midnight; noon when the history does not say.
  package let hour: Double
  /// The weekday there; Monday when the history does not say.
  package let weekday: Weekday
  /// From the kitchen to the address.
  package let distanceMeters: Double?
  /// How many items were in the basket.
  package let itemCount: Int?
  /// Which were in the basket, as indices of `History.itemNames`, ascending.
  package let items: [Int]
  /// The identifier of the zone.
  package let zone: String?
}
