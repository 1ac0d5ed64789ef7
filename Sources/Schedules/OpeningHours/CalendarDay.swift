// SPDX-License-Identifier: MIT

/// A day of `OpeningHours.years`, with what the days of rules ask about it most.
struct CalendarDay {
  let date: CivilDate
  let weekday: Weekday
  /// Days since 1970-01-01.
  let number: Int

  /// The day `number` days after 1970-01-01.
  init(number: Int) {
    date = CivilDate(daysSince1970: number)
    weekday = Weekday(daysSince1970: number)
    self.number = number
  }

  /// The day `days` later; earlier when negative.
  func advanced(byDays days: Int) -> Self {
    days == 0 ? self : Self(number: number + days)
  }
}
