// SPDX-License-Identifier: MIT

/// What one delivery costs, and why.
public struct Fee: Hashable, Sendable {
  /// A summand of the fee.
  public struct Part: Hashable, Sendable {
    /// What is charged or taken off: `base`, `distance`, `subtotal`, `weight`, `percent`, `surge`,
    /// `floor`, `cap`, `freeFrom`, or the id of the rule that adjusted it.
    public let name: String
    /// The amount, negative when taken off.
    public let amount: Money

    /// Creates a summand.
    public init(name: String, amount: Money) {
      self.name = name
      self.amount = amount
    }
  }

  /// The basket from which delivery is free, when this one is smaller.
  public struct FreeDelivery: Hashable, Sendable {
    /// That basket, inclusive.
    public let threshold: Money
    /// What this basket lacks: "add 3.20 for free delivery".
    public let missing: Money

    /// Creates an offer.
    public init(threshold: Money, missing: Money) {
      self.threshold = threshold
      self.missing = missing
    }
  }

  /// The sum of the parts, never below zero.
  public let total: Money
  /// The summands in the order in which they were applied.
  public let parts: [Part]
  /// What would make it free; nil when nothing is known to.
  public let freeFrom: FreeDelivery?

  /// The fee that `parts` add up to, in `currency`, never below zero.
  ///
  /// Where they would add up to less, a part called `floor` makes up for it. Sums beyond 64 bits stay
  /// at the limit, whatever the order of the parts.
  public init(parts: [Part], currency: Currency, freeFrom: FreeDelivery? = nil) {
    let sum = parts.reduce(0) { $0 + Int128($1.amount.minorUnits) }
    total = Money(minorUnits: Int64(clamping: max(0, sum)), currency: currency)
    let debt = Money(minorUnits: Int64(clamping: -sum), currency: currency)
    self.parts = sum < 0 ? parts + [Part(name: "floor", amount: debt)] : parts
    self.freeFrom = freeFrom
  }
}
