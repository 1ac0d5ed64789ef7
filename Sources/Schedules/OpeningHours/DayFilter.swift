// SPDX-License-Identifier: MIT

/// What can be said of a rule's days without going through its lists: all, for most rules.
struct DayFilter: Sendable {
  /// The weekdays on which the rule may count, bit *n* for the one with number *n*.
  private let weekdays: UInt8
  /// Whether it may count on public holidays too, whatever their weekday.
  private let includesPublicHolidays: Bool
  /// Where the dates are of which one must hold; empty when any date may.
  private let dates: Range<Int>
  /// Whether nothing else has to be asked.
  let isComplete: Bool

  /// The filter of `selector`, which adds its dates to `allDates`.
  init(_ selector: DaySelector, addingDatesTo allDates: inout [FixedDateRange]) {
    let first = allDates.count
    let fixed = selector.dates.compactMap(\.fixed)
    let hasFixedDates = fixed.count == selector.dates.count
    if hasFixedDates { allDates += fixed }
    dates = first..<allDates.count

    var set = WeekdaySet()
    var includesPublicHolidays = false
    var hasPlainDays = true
    for weekday in selector.weekdays {
      switch weekday {
      case .weekdays(let weekdays): set.formUnion(weekdays)
      case .publicHoliday(dayOffset: 0): includesPublicHolidays = true
      case .publicHoliday, .schoolHoliday, .positioned: hasPlainDays = false
      }
    }
    let isAnyWeekday = selector.weekdays.isEmpty || !hasPlainDays
    weekdays = isAnyWeekday ? WeekdaySet.all.bits : set.bits
    self.includesPublicHolidays = includesPublicHolidays && !isAnyWeekday
    isComplete =
      hasFixedDates && hasPlainDays && selector.years.isEmpty && selector.weeks.isEmpty
      && selector.narrowingHolidays.isEmpty
  }

  /// Whether weekdays alone say which days it lets through.
  var isWeekly: Bool { isComplete && dates.isEmpty && !includesPublicHolidays }

  /// Whether the rule may count on `day`, and does when the filter is complete.
  func lets(
    through day: CalendarDay, dates allDates: [FixedDateRange], holidays: HolidayCalendar
  ) -> Bool {
    guard
      weekdays & day.weekday.bit != 0
        || includesPublicHolidays && holidays.contains(day.date)
    else { return false }
    guard !dates.isEmpty else { return true }
    for index in dates where allDates[index].contains(day.date) { return true }
    return false
  }
}
