// SPDX-License-Identifier: MIT

/// How much one slot can take: orders, the value of their baskets, or both.
///
/// Limits are inclusive: 12 orders means that the twelfth still fits.
public struct SlotCapacity: Hashable, Sendable {
  /// What there is room for in a slot.
  public enum Room: Hashable, Sendable {
    /// The order fits.
    case free
    /// It does not.
    case full
    /// It depends on the basket's value, which is not known.
    case unknown
  }

  /// How many orders; nothing when their number does not matter.
  public let orders: Int64?
  /// What their baskets may be worth together, in minor units; nothing when that does not matter.
  public let value: Int64?

  /// Creates the capacity of a slot; without both limits it never is full.
  ///
  /// - Throws: When a limit is negative.
  public init(orders: Int64? = nil, value: Int64? = nil) throws(BookingError) {
    for (limit, name) in [(orders, "orders"), (value, "minor units")] {
      guard let limit, limit < 0 else { continue }
      throw BookingError(reason: .outOfRange, found: "\(limit)", expected: "0 or more \(name)")
    }
    self.orders = orders
    self.value = value
  }

  /// Looks whether one more order fits beside what is taken.
  ///
  /// - Parameters:
  ///   - basket: The value of its basket in minor units; nothing when it is not known.
  ///   - use: What is taken already.
  /// - Returns: Whether there is room.
  public func room(forBasketOf basket: Int64?, beside use: SlotUse = .none) -> Room {
    if let orders, use.orders >= orders { return .full }
    guard let value else { return .free }
    guard let basket else { return use.value >= value ? .full : .unknown }
    return use.value.addingOrSaturating(max(0, basket)) <= value ? .free : .full
  }
}
