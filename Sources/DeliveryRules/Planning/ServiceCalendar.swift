// SPDX-License-Identifier: MIT

import Schedules

/// The clocks and holidays of one service.
struct ServiceCalendar: Sendable {
  let timeZone: IANATimeZone
  let holidays: HolidayCalendar

  /// The first instant of the day after the one of `instant`.
  func startOfNextDay(after instant: Instant) -> Instant {
    timeZone.startOfDay(timeZone.civil(at: instant).date.advanced(byDays: 1))
  }
}
