// SPDX-License-Identifier: MIT

/// The days to which a rule applies: those in all of its lists, where an empty list holds every day.
struct DaySelector: Hashable, Sendable {
  var years: [YearRange] = []
  var dates: [DateRange] = []
  var weeks: [WeekRange] = []
  /// Holidays that narrow `weekdays`, as in `SH Mo-Fr`.
  var narrowingHolidays: [WeekdaySelector] = []
  var weekdays: [WeekdaySelector] = []

  /// Whether it selects all days whatever.
  var isEveryDay: Bool {
    years.isEmpty && dates.isEmpty && weeks.isEmpty && narrowingHolidays.isEmpty
      && weekdays.isEmpty
  }

  /// Whether it selects `day`.
  func contains(_ day: CalendarDay, holidays: HolidayCalendar) -> Bool {
    let date = day.date
    // What is found out quickest comes first.
    return (years.isEmpty || years.contains { $0.contains(date.year) })
      && (dates.isEmpty || dates.contains { $0.contains(day) })
      && (weekdays.isEmpty || weekdays.contains { $0.contains(day, holidays: holidays) })
      && (narrowingHolidays.isEmpty
        || narrowingHolidays.contains { $0.contains(day, holidays: holidays) })
      && (weeks.isEmpty || weeks.contains { $0.contains(date.isoWeek) })
  }

  /// The lists in their normal spelling and order.
  var words: [String] {
    var words: [String] = []
    if !years.isEmpty { words.append(Self.list(years)) }
    if !dates.isEmpty { words.append(Self.list(dates) + monthDelimiter) }
    if !weeks.isEmpty { words.append("week \(Self.list(weeks))") }
    if !narrowingHolidays.isEmpty { words.append(Self.list(narrowingHolidays)) }
    if !weekdays.isEmpty { words.append(Self.list(weekdays)) }
    return words
  }

  /// What keeps a month apart from a weekday with an offset, which directly behind it would count from the
  /// month's own weekday: `Jan-Jan Mo[1] +1 day`.
  private var monthDelimiter: String {
    guard case .positioned(_, _, let dayOffset) = weekdays.first, dayOffset != 0,
      let month = dates.last?.wholeMonth, weeks.isEmpty, narrowingHolidays.isEmpty
    else { return "" }
    return "-\(OpeningHoursWords.months[month - 1])"
  }

  private static func list(_ items: [some CustomStringConvertible]) -> String {
    items.map(\.description).joined(separator: ",")
  }
}
