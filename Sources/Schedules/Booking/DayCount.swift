// SPDX-License-Identifier: MIT

/// Which days count in "two days before".
///
/// GTFS's `prior_notice_service_id` chooses the same: without it days are those of the calendar, with a service
/// of business days only those count.
public struct DayCount: Hashable, Sendable {
  /// The weekdays that do not count; nothing when all days do, holidays too.
  private let weekend: Set<Weekday>?

  /// Every day of the calendar counts.
  public static let calendarDays = Self(uncheckedWeekend: nil)
  /// Monday to Friday count, but for public holidays.
  public static let businessDays = Self(uncheckedWeekend: [.saturday, .sunday])

  /// All days count but for those of `weekend` and public holidays.
  ///
  /// - Throws: When no weekday is left.
  public static func businessDays(weekend: Set<Weekday>) throws(BookingError) -> Self {
    guard weekend.count < Weekday.allCases.count else {
      throw BookingError(
        reason: .weekdays, found: "a weekend of all seven days",
        expected: "a weekend that leaves a business day")
    }
    return Self(uncheckedWeekend: weekend)
  }

  private init(uncheckedWeekend weekend: Set<Weekday>?) {
    self.weekend = weekend
  }

  /// Whether `date` counts.
  ///
  /// Beyond the years that can be named, every day does, so that looking for the next one comes to an end.
  public func counts(_ date: CivilDate, holidays: HolidayCalendar) -> Bool {
    guard let weekend, CivilDate.nameableYears.contains(date.year) else { return true }
    return !weekend.contains(date.weekday) && !holidays.contains(date)
  }

  /// The last day that lies `count` days that count before `date`, which itself does not matter: one
  /// business day before a Sunday or a Monday is Friday, and none before is `date`.
  func day(_ count: Int, before date: CivilDate, holidays: HolidayCalendar) -> CivilDate {
    walk(count, from: date, by: -1, holidays: holidays)
  }

  /// The first day that lies `count` days that count after `date`.
  func day(_ count: Int, after date: CivilDate, holidays: HolidayCalendar) -> CivilDate {
    walk(count, from: date, by: 1, holidays: holidays)
  }

  private func walk(
    _ count: Int, from date: CivilDate, by direction: Int, holidays: HolidayCalendar
  ) -> CivilDate {
    guard weekend != nil else { return date.advanced(byDays: count * direction) }
    var date = date
    var left = count
    while left > 0 {
      date = date.advanced(byDays: direction)
      if counts(date, holidays: holidays) { left -= 1 }
    }
    return date
  }
}
