// SPDX-License-Identifier: MIT

/// The days to which a rule applies: those in all of its lists, where an empty list holds every day.
struct DaySelector: Hashable, Sendable {
  var years: [YearRange] = []
  var dates: [DateRange] = []
  var weeks: [WeekRange] = []
  var weekdays: [WeekdaySelector] = []

  /// Whether it selects all days whatever.
  var isEveryDay: Bool {
    years.isEmpty && dates.isEmpty && weeks.isEmpty && weekdays.isEmpty
  }

  /// Whether it selects `date`.
  func contains(_ date: CivilDate, holidays: HolidayCalendar) -> Bool {
    (weekdays.isEmpty || weekdays.contains { $0.contains(date, holidays: holidays) })
      && (years.isEmpty || years.contains { $0.contains(date.year) })
      && (dates.isEmpty || dates.contains { $0.contains(date) })
      && (weeks.isEmpty || weeks.contains { $0.contains(date.isoWeek) })
  }

  /// The lists in their normal spelling and order.
  var words: [String] {
    var words: [String] = []
    if !years.isEmpty { words.append(Self.list(years)) }
    if !dates.isEmpty { words.append(Self.list(dates) + monthDelimiter) }
    if !weeks.isEmpty { words.append("week \(Self.list(weeks))") }
    if !weekdays.isEmpty { words.append(Self.list(weekdays)) }
    return words
  }

  /// What keeps a month apart from a weekday with an offset, which directly behind it would count from the
  /// month's own weekday: `Jan-Jan Mo[1] +1 day`.
  private var monthDelimiter: String {
    guard case .positioned(_, _, let dayOffset) = weekdays.first, dayOffset != 0,
      let month = dates.last?.wholeMonth, weeks.isEmpty
    else { return "" }
    return "-\(OpeningHoursWords.months[month - 1])"
  }

  private static func list(_ items: [some CustomStringConvertible]) -> String {
    items.map(\.description).joined(separator: ",")
  }
}
