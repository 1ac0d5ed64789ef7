// SPDX-License-Identifier: MIT

/// What is taken of a slot.
///
/// Whoever keeps the orders knows it, and tells it as a dictionary from the starts of slots. Where windows
/// overlap, an order counts in the window that it was booked for, and in no other.
public struct SlotUse: Hashable, Sendable {
  /// How many orders.
  public let orders: Int64
  /// What their baskets are worth together, in minor units.
  public let value: Int64

  /// Nothing is taken.
  public static let none = Self(orders: 0, value: 0)

  /// Creates the use of a slot by `orders` orders that are worth `value` together.
  public init(orders: Int64, value: Int64) {
    self.orders = orders
    self.value = value
  }
}
