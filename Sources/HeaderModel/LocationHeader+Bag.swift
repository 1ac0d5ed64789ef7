// SPDX-License-Identifier: MIT

extension LocationHeader {
  /// The bag beside the address.
  public struct Bag: Hashable, Sendable {
    /// How many items are in it, never negative.
    public let count: Int
  }

  /// The bag; nil hides it.
  public var bag: Bag? {
    onCart == nil ? nil : Bag(count: max(0, cartCount))
  }

  /// Opens the bag with `onCart`.
  public func openBag() {
    onCart?()
  }
}
