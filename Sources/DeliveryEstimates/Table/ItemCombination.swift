// SPDX-License-Identifier: MIT

/// Things that take another time together than each with others: two dishes from one oven.
public struct ItemCombination: Hashable, Sendable {
  /// Which have to be in one basket, by the names of the history's columns or the tags of the basket.
  public let items: [String]
  /// Minutes more, or a factor; as the table's form has it.
  public let effect: Double
  /// How many orders of the history had them all.
  public let orders: Int

  /// Creates a combination.
  public init(items: [String], effect: Double, orders: Int) {
    self.items = items
    self.effect = effect
    self.orders = orders
  }
}
