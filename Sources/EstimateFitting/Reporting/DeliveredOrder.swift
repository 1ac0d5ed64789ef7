// SPDX-License-Identifier: MIT

/// What an order was told when it was placed, and when it came; in minutes from being placed.
package struct DeliveredOrder: Sendable {
  /// The zone of its address; nil when the quote has none.
  package let zone: String?
  /// The hour of the day at which it was placed, on the clock of its timestamp.
  package let hour: Int
  /// The range that was shown.
  package let shown: ClosedRange<Double>
  /// What was promised: by then it is there.
  package let promise: Double
  /// When it was there.
  package let actual: Double

  /// An order, all of its times in minutes from being placed.
  package init(
    zone: String?, hour: Int, shown: ClosedRange<Double>, promise: Double, actual: Double
  ) {
    self.zone = zone
    self.hour = hour
    self.shown = shown
    self.promise = promise
    self.actual = actual
  }

  /// Whether it came within the range that was shown.
  package var isInRange: Bool { shown.contains(actual) }
  /// Whether it came by what was promised.
  package var isOnTime: Bool { actual <= promise }
}
