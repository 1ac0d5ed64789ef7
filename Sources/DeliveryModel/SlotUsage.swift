// SPDX-License-Identifier: MIT

public import Schedules

/// What is taken of the slots of a service, as whoever keeps the orders knows it.
///
///     request.slotUse = [sixThirty: SlotUse(orders: 7)]
///     request.slotUse?[sixThirty, of: .hub("pier")] = SlotUse(orders: 3)
///
/// Slots that are not listed are free.
public struct SlotUsage: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// Whose slots: a zone and its hub may both have some that begin at the same time.
  public enum Owner: Hashable, Sendable {
    /// Those in which a zone is delivered to, by its id.
    case zone(String)
    /// Those in which deliveries from a hub arrive, by its id.
    case hub(String)
  }

  private struct Entry: Hashable {
    let start: Instant
    let owner: Owner?
  }

  private var uses: [Entry: SlotUse] = [:]

  /// Nothing is taken.
  public init() {}

  /// What is taken by the starts of slots, whosoever these are.
  public init(_ uses: [Instant: SlotUse]) {
    for (start, use) in uses { self[start] = use }
  }

  /// What is taken by the starts of slots, whosoever these are; of equal starts the last counts.
  public init(dictionaryLiteral elements: (Instant, SlotUse)...) {
    for (start, use) in elements { self[start] = use }
  }

  /// Whether no slot is listed.
  public var isEmpty: Bool { uses.isEmpty }

  /// What is listed of the slot of `owner` that begins at `start`, or of any such slot when `owner` is nil.
  public subscript(start: Instant, of owner: Owner? = nil) -> SlotUse? {
    get { uses[Entry(start: start, owner: owner)] }
    set { uses[Entry(start: start, owner: owner)] = newValue }
  }

  /// What is taken of the slot of `owner` that begins at `start`: what is listed of it, else of any slot then,
  /// else nothing.
  public func use(of owner: Owner?, at start: Instant) -> SlotUse {
    owner.flatMap { self[start, of: $0] } ?? self[start] ?? .none
  }
}
