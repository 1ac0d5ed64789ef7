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
    /// It depends on what is not known: the basket's value, or what is taken.
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
  /// - Returns: Whether there is room; full also where what is not known cannot make room.
  public func room(forBasketOf basket: Int64?, beside use: SlotUse = .none) -> Room {
    if let orders, let taken = use.orders, taken >= orders { return .full }
    if orders == 0 { return .full }
    guard let value else { return isTold(by: use) ? .free : .unknown }
    let taken = use.value ?? 0
    guard let basket else { return taken >= value ? .full : .unknown }
    guard taken.addingOrSaturating(max(0, basket)) <= value else { return .full }
    return isTold(by: use) ? .free : .unknown
  }

  /// Whether `use` tells all that there is a limit to.
  public func isTold(by use: SlotUse) -> Bool {
    (orders == nil || use.orders != nil) && (value == nil || use.value != nil)
  }
}
