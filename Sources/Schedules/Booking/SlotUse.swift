// SPDX-License-Identifier: MIT

/// What is taken of a slot.
///
/// Whoever keeps the orders knows it. Where windows overlap, an order counts in the window that it was booked for,
/// and in no other.
public struct SlotUse: Hashable, Sendable {
  /// How many orders; nothing when that is not known.
  public let orders: Int64?
  /// What their baskets are worth together, in minor units; nothing when that is not known.
  public let value: Int64?

  /// Nothing is taken.
  public static let none = Self(orders: 0, value: 0)
  /// It is not known what is taken.
  public static let unknown = Self()

  /// Creates the use of a slot by `orders` orders that are worth `value` together; what no capacity limits
  /// may be left out.
  public init(orders: Int64? = nil, value: Int64? = nil) {
    self.orders = orders
    self.value = value
  }
}
