// SPDX-License-Identifier: MIT

import Schedules

/// The clock and the holidays that the hours of a service are on.
struct ServiceClock: Sendable {
  /// The zone of its clocks.
  var zone = IANATimeZone.utc
  /// The days that `PH` means.
  var holidays = HolidayCalendar.empty
  /// Whether these are all that the service has; without it they are somewhere else.
  var knowsHolidays = true

  /// Long enough for what comes once a year.
  private static let secondsOfYear: Int64 = 366 * 86_400

  /// Whether `hours` are `off` at all times that anybody may ask about.
  func neverOpens(_ hours: OpeningHours) -> Bool {
    guard knowsHolidays || !hours.namesPublicHolidays else { return false }
    let start = Instant.now()
    let isOpen = { hours.state(at: $0, in: zone, holidays: holidays).kind != .closed }
    let change = { hours.nextChange(after: $0, in: zone, holidays: holidays) }
    if isOpen(start) { return false }
    guard let first = change(start) else { return true }
    return !isOpen(first) && change(first) == nil
  }

  /// Whether the service has no public holidays.
  var lacksHolidays: Bool { knowsHolidays && holidays.dates.isEmpty }

  /// Whether some moment of the coming year is in both; each is always open when nil.
  func meet(_ first: OpeningHours?, _ second: OpeningHours?) -> Bool {
    guard let first, let second else { return true }
    let start = Instant.now()
    let end = start.advanced(bySeconds: Self.secondsOfYear)
    return first.intervals(from: start, until: end, in: zone, holidays: holidays).contains { open in
      open.state.isOpen
        && second.intervals(from: open.start, until: open.end, in: zone, holidays: holidays)
          .contains { $0.state.isOpen && $0.start < $0.end }
    }
  }
}
