// SPDX-License-Identifier: MIT

public import Schedules

/// When a delivery can be ordered, and for which times; what is nil is unsaid.
///
/// An order for now is a delivery at the time of the order: it needs no lead time and no slot, but what has to
/// be ordered by some time of day, or long before, cannot be ordered for now after it.
public struct BookingTerms: Hashable, Sendable {
  /// How many seconds before a chosen time an order comes at the latest; orders for now need none.
  public var leadSeconds: Int64?
  /// How early any order must come, one for now too: a service with it takes none for now, unless the notice
  /// is a time of the same day.
  public var priorNotice: PriorNotice?
  /// The last time to order, by weekday of the delivery.
  public var cutOff: CutOff?
  /// How far ahead a delivery can be ordered.
  public var horizon: BookingHorizon?
  /// What the end of the opening hours means for orders.
  ///
  /// When nil, an order for now is taken while it is open, and a chosen time has to be in the hours.
  public var closing: ClosingTime?
  /// The windows in which deliveries arrive.
  public var slots: SlotTerms?

  /// Creates terms that say nothing.
  public init() {}

  /// These terms, and those of `others` where these say nothing.
  public func completed(by others: BookingTerms) -> BookingTerms {
    var terms = self
    terms.leadSeconds = leadSeconds ?? others.leadSeconds
    terms.priorNotice = priorNotice ?? others.priorNotice
    terms.cutOff = cutOff ?? others.cutOff
    terms.horizon = horizon ?? others.horizon
    terms.closing = closing ?? others.closing
    terms.slots = slots ?? others.slots
    return terms
  }
}

/// The windows in which deliveries arrive, and how much fits into each.
public struct SlotTerms: Hashable, Sendable {
  /// Which windows there are within the opening hours.
  public let plan: SlotPlan
  /// How much fits into one; no limit when nil.
  public let capacity: SlotCapacity?

  /// Creates windows that hold `capacity` each.
  public init(plan: SlotPlan, capacity: SlotCapacity? = nil) {
    self.plan = plan
    self.capacity = capacity
  }
}
