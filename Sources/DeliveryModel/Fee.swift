// SPDX-License-Identifier: MIT

/// What one delivery costs, and why.
public struct Fee: Hashable, Sendable {
  /// A summand of the fee.
  public struct Part: Hashable, Sendable {
    /// What is charged or taken off: `base`, `freeFrom`, or the id of the rule that adjusted it.
    public let name: String
    /// The amount, negative when taken off.
    public let amount: Money

    /// Creates a summand.
    public init(name: String, amount: Money) {
      self.name = name
      self.amount = amount
    }
  }

  /// The sum of the parts, never below zero.
  public let total: Money
  /// The summands in the order in which they were applied.
  public let parts: [Part]

  /// The fee that `parts` add up to, in `currency`, never below zero.
  ///
  /// Sums beyond 64 bits stay at the limit, whatever the order of the parts.
  public init(parts: [Part], currency: Currency) {
    let sum = parts.reduce(0) { $0 + Int128($1.amount.minorUnits) }
    total = Money(minorUnits: Int64(clamping: max(0, sum)), currency: currency)
    self.parts = parts
  }
}
