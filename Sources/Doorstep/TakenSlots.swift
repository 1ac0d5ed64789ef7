// SPDX-License-Identifier: MIT

import Diagnostics
import JSONDocument
public import DeliveryModel
public import Schedules

/// What is taken of slots, as whoever keeps the orders writes it down.
///
///     [{ "from": "2026-12-01T18:30:00-05:00", "orders": 7, "value": 32000 },
///      { "from": "2026-12-01T18:30", "hub": "pier", "orders": 3 }]
///
/// `from` is the start of a slot, RFC 3339 with its offset or on the clock of the service
/// (`2026-12-01T18:30`); `value` is what the baskets are worth together, in minor units. `zone` or `hub`, an id,
/// says whose slot it is; without them it is that of anybody. What no capacity limits may be left out, and slots
/// that are not listed are free.
public struct TakenSlots: Sendable {
  /// The members of an element.
  fileprivate static let members = ["from", "zone", "hub", "orders", "value"]

  /// An element, for what is said about it.
  fileprivate struct Entry {
    let pointer: String
    let start: Instant
    let owner: SlotUsage.Owner?
  }

  /// What is taken; for `DeliveryRequest.slotUse`.
  public let use: SlotUsage
  private let path: String
  private let entries: [Entry]

  /// Reads the file at `path`, with wall clocks in `timeZone`.
  ///
  /// - Throws: `ServiceError` with the file and the first mistake in it: a member that is missing or unknown, a
  ///   number below 0, or a slot that is listed twice.
  public init(file path: String, timeZone: IANATimeZone) throws(ServiceError) {
    let document = try SourceFile(path: path).document(.data)
    self.path = path
    var use = SlotUsage()
    var entries: [Entry] = []
    do throws(JSONError) {
      for element in try document.root.elements() {
        let entry = try Entry(element, timeZone: timeZone)
        guard use[entry.start, of: entry.owner] == nil else {
          throw try element.required("from")
            .error("the slot is listed twice; expected each slot once")
        }
        use[entry.start, of: entry.owner] = try SlotUse(taken: element)
        entries.append(entry)
      }
    } catch {
      throw ServiceError(.data, error.description)
    }
    self.use = use
    self.entries = entries
  }

  /// What is listed in vain, a line for each: starts at which no slot of the service of `checker` begins.
  public func doubts(about checker: DeliveryChecker) -> [String] {
    entries.filter { !checker.hasSlot(startingAt: $0.start, of: $0.owner) }.map { entry in
      let owner =
        switch entry.owner {
        case nil: ""
        case .zone(let id): " of the zone \(quoted(id))"
        case .hub(let id): " of the hub \(quoted(id))"
        }
      let start = entry.start.rfc3339(in: checker.area.timeZone)
      return
        "\(path): \(entry.pointer): no slot\(owner) begins at \(start), so that this counts nowhere"
    }
  }
}

extension TakenSlots.Entry {
  /// Reads an element with wall clocks in `timeZone`.
  fileprivate init(_ element: JSONValue, timeZone: IANATimeZone) throws(JSONError) {
    try element.rejectMembers(otherThan: TakenSlots.members)
    pointer = element.pointer
    start = try element.required("from").instant(in: timeZone)
    let zone = try element.member("zone")?.nonEmptyString()
    let hub = try element.member("hub")?.nonEmptyString()
    guard zone == nil || hub == nil else {
      throw element.error("a slot is that of a zone or of a hub; leave out one of them")
    }
    owner = zone.map { .zone($0) } ?? hub.map { .hub($0) }
  }
}

extension SlotUse {
  /// Reads what an element says is taken.
  fileprivate init(taken element: JSONValue) throws(JSONError) {
    let orders = try element.member("orders")?.integer(in: 0...1_000_000, of: "orders")
    let value = try element.member("value")?.minorUnits()
    guard orders != nil || value != nil else {
      throw element.error("expected \"orders\", \"value\" or both, found none of them")
    }
    self.init(orders: orders, value: value)
  }
}

extension JSONValue {
  /// A date and a time, RFC 3339 or on the clocks of `timeZone`; the first of two instants at which they show
  /// it.
  fileprivate func instant(in timeZone: IANATimeZone) throws(JSONError) -> Instant {
    // Only an offset has one of these after the date.
    guard !(try string().dropFirst(10).contains { "+-Zz".contains($0) }) else {
      return try instant()
    }
    return timeZone.instant(for: try civilDateTime())
  }
}
