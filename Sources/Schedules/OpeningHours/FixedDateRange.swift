// SPDX-License-Identifier: MIT

/// The days from one day of the calendar to another, of every year or once: what most dates in opening
/// hours are, and quick to look up.
///
/// A 29 February as one end needs no care: in other years, the days on either side compare as they should.
struct FixedDateRange: Hashable, Sendable {
  private let isOfEveryYear: Bool
  /// Year (0 for every year), month and day in one number that grows with the date.
  private let first: Int
  private let last: Int

  /// Nothing when an end has an offset, or is a weekday or Easter.
  init?(from start: YearlyDate, to end: YearlyDate) {
    guard let startDay = start.monthAndDay, startDay.offset == 0, let endDay = end.monthAndDay,
      endDay.offset == 0
    else { return nil }
    let wraps = endDay < startDay
    let startYear = start.year ?? 0
    let endYear = end.year ?? (start.year == nil ? 0 : startYear + (wraps ? 1 : 0))
    isOfEveryYear = start.year == nil
    first = Self.number(year: startYear, month: startDay.month, day: startDay.day)
    last = Self.number(year: endYear, month: endDay.month, day: endDay.day)
  }

  func contains(_ date: CivilDate) -> Bool {
    let day = Self.number(year: isOfEveryYear ? 0 : date.year, month: date.month, day: date.day)
    // Only without years may the end come before the start.
    return first <= last ? first <= day && day <= last : first <= day || day <= last
  }

  private static func number(year: Int, month: Int, day: Int) -> Int {
    (year * 12 + month) * 32 + day
  }
}
