// SPDX-License-Identifier: MIT

import JSONDocument
public import Schedules

/// What is taken of slots, as whoever keeps the orders writes it down:
///
///     [{ "from": "2026-12-01T18:30:00-05:00", "orders": 7, "value": 32000 }]
///
/// `from` is the start of a slot, RFC 3339 with its offset or on the clock of the service
/// (`2026-12-01T18:30`); `value` is what the baskets are worth together, in minor units. Slots that are not
/// listed are free.
public struct TakenSlots: Sendable {
  /// The members of an element.
  private static let members = ["from", "orders", "value"]

  /// What is taken, by the starts of slots; for `DeliveryRequest.slotUse`.
  public let use: [Instant: SlotUse]

  /// Reads the file at `path`, with wall clocks in `timeZone`.
  ///
  /// - Throws: `ServiceError` with the file and the first mistake in it: a member that is missing or unknown, a
  ///   number below 0, or a slot that is listed twice.
  public init(file path: String, timeZone: IANATimeZone) throws(ServiceError) {
    let document = try SourceFile(path: path).document(.data)
    do throws(JSONError) {
      use = try Self.use(document.root, timeZone: timeZone)
    } catch {
      throw ServiceError(.data, error.description)
    }
  }

  private static func use(
    _ root: JSONValue, timeZone: IANATimeZone
  ) throws(JSONError) -> [Instant: SlotUse] {
    var use: [Instant: SlotUse] = [:]
    for element in try root.elements() {
      try element.rejectMembers(otherThan: members)
      let from = try element.required("from")
      let start = try from.instant(in: timeZone)
      let taken = SlotUse(
        orders: try element.required("orders").integer(in: 0...1_000_000, of: "orders"),
        value: try element.required("value").minorUnits())
      guard use.updateValue(taken, forKey: start) == nil else {
        throw from.error("the slot is listed twice; expected each slot once")
      }
    }
    return use
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
