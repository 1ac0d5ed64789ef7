// SPDX-License-Identifier: MIT

/// What is ordered; each member is unknown when nil.
public struct Basket: Hashable, Sendable {
  /// The price of the items in minor units of the service's currency, without fees.
  public var subtotal: Int64?
  /// The number of items.
  public var itemCount: Int?
  /// The weight of all items in grams.
  public var weightGrams: Int64?
  /// What rules may ask about the items, for example `["alcohol"]`.
  ///
  /// Case and spaces around a tag do not matter: they are kept in lower case, blank ones not at all.
  public var tags: Set<String>? {
    didSet { tags = tags.map(Label.folded) }
  }

  /// Creates a basket; what is left out is unknown.
  public init(
    subtotal: Int64? = nil, itemCount: Int? = nil, weightGrams: Int64? = nil,
    tags: Set<String>? = nil
  ) {
    self.subtotal = subtotal
    self.itemCount = itemCount
    self.weightGrams = weightGrams
    self.tags = tags.map(Label.folded)
  }
}
