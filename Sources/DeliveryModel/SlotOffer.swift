// SPDX-License-Identifier: MIT

public import Schedules

/// A slot as a checkout shows it: whether it can be booked, why not, and how much room is left.
public struct SlotOffer: Hashable, Sendable {
  /// The window.
  public let slot: Slot
  /// The answer for an order that is to arrive in it.
  public let quote: Quote
  /// How many more orders fit; nil without such a limit, or when it is not known what is taken.
  public let ordersLeft: Int64?
  /// How much more the baskets may be worth; nil without such a limit, or when it is not known what is taken.
  public let valueLeft: Money?

  /// Whether the order can be delivered then.
  public var isBookable: Bool { quote.deliverable == .yes }

  /// Creates an offer.
  public init(slot: Slot, quote: Quote, ordersLeft: Int64? = nil, valueLeft: Money? = nil) {
    self.slot = slot
    self.quote = quote
    self.ordersLeft = ordersLeft
    self.valueLeft = valueLeft
  }
}
