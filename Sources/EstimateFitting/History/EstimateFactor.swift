// SPDX-License-Identifier: MIT

/// What the time of a delivery may depend on.
package enum EstimateFactor: String, CaseIterable, Sendable {
  /// The time of day.
  case hour
  /// The day of the week.
  case weekday
  /// The zone.
  case zone
  /// The distance from the kitchen.
  case distance
  /// The number of items.
  case items
  /// Items that take another time together.
  case combinations
}
