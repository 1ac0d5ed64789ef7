// SPDX-License-Identifier: MIT

extension LocationHeader.Snapshot {
  /// The bag beside the address.
  public struct Bag: Hashable, Sendable, Codable {
    /// How many items are in it, never negative.
    public let count: Int
    /// The count as it is written on the bag; nil when it is empty.
    public let badge: String?
    /// What a screen reader says: "Bag, 2 items".
    public let accessibilityText: String
  }
}

extension LocationHeader {
  /// The bag; nil hides it.
  public var bag: Snapshot.Bag? {
    guard onCart != nil else { return nil }
    let count = max(0, cartCount)
    let words = environment.words
    return Snapshot.Bag(
      count: count, badge: count == 0 ? nil : words.localized("\(count)"),
      accessibilityText: words.spoken(words.bag, words.items(count)))
  }

  /// Opens the bag with `onCart`.
  public func openBag() {
    onCart?()
  }
}
