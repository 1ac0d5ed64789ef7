// SPDX-License-Identifier: MIT

extension PlainWords {
  /// `Monday to Friday in December`, `public holidays`, `every day`.
  static func days(of days: DaySelector) -> String {
    var parts: [String] = []
    if !days.weekdays.isEmpty { parts.append(list(days.weekdays.map(selector))) }
    if !days.narrowingHolidays.isEmpty {
      parts.append("on \(list(days.narrowingHolidays.map(selector)))")
    }
    if !days.weeks.isEmpty { parts.append(list(days.weeks.map(week))) }
    if !days.dates.isEmpty { parts.append(list(days.dates.map(range))) }
    if !days.years.isEmpty { parts.append(list(days.years.map(year))) }
    return parts.isEmpty ? "every day" : parts.joined(separator: " ")
  }

  // MARK: Weekdays and holidays

  private static func selector(_ selector: WeekdaySelector) -> String {
    switch selector {
    case .weekdays(let set):
      return list(set.runs.map(run))
    case .positioned(let weekday, let positions, let dayOffset):
      let days = "\(list(positions.map(position))) \(weekday.englishName) of the month"
      return offset(dayOffset, from: "the \(days)")
    case .publicHoliday(let dayOffset):
      return offset(dayOffset, from: "public holidays")
    case .schoolHoliday(let dayOffset):
      return offset(dayOffset, from: "school holidays")
    }
  }

  private static func run(_ run: (first: Weekday, last: Weekday)) -> String {
    guard run.first != run.last else { return run.first.englishName }
    return "\(run.first.englishName) to \(run.last.englishName)"
  }

  private static func position(_ position: Int) -> String {
    switch position {
    case -1: "last"
    case ..<0: "\(ordinal(-position)) last"
    default: ordinal(position)
    }
  }

  private static func ordinal(_ number: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth"]
    return words.indices.contains(number - 1) ? words[number - 1] : "\(number)th"
  }

  /// `2 days before Easter Sunday`.
  private static func offset(_ days: Int, from name: String) -> String {
    guard days != 0 else { return name }
    let count = abs(days) == 1 ? "the day" : "\(abs(days)) days"
    return "\(count) \(days < 0 ? "before" : "after") \(name)"
  }

  // MARK: Weeks, dates and years

  private static func week(_ weeks: WeekRange) -> String {
    guard weeks.first != weeks.last else { return "in week \(weeks.first)" }
    return "in \(every(weeks.step, "week"))weeks \(weeks.first) to \(weeks.last)"
  }

  private static func year(_ years: YearRange) -> String {
    guard let last = years.last else { return "from \(years.first) on" }
    guard years.first != last else { return "in \(years.first)" }
    return "in \(every(years.step, "year"))\(years.first) to \(last)"
  }

  private static func every(_ step: Int, _ unit: String) -> String {
    switch step {
    case 1: ""
    case 2: "every other \(unit) of "
    default: "one \(unit) in \(step) of "
    }
  }

  private static func range(_ range: DateRange) -> String {
    if let month = range.wholeMonth {
      return "in \(monthName(month))\(range.start.year.map { " \($0)" } ?? "")"
    }
    guard range.start != range.end else { return "on \(date(range.start))" }
    return "from \(date(range.start)) to \(date(range.end))"
  }

  private static func date(_ date: YearlyDate) -> String {
    let name =
      switch date.anchor {
      case .day(let month, let day): "\(day) \(monthName(month))"
      case .firstDay(let month), .lastDay(let month): monthName(month)
      case .weekday(let weekday, let place, let month):
        "the \(position(place)) \(weekday.englishName) of \(monthName(month))"
      case .easter: "Easter Sunday"
      }
    let full = name + (date.year.map { " \($0)" } ?? "")
    let shifted =
      switch date.shift {
      case nil: full
      case .onOrAfter(let weekday): "the \(weekday.englishName) on or after \(full)"
      case .onOrBefore(let weekday): "the \(weekday.englishName) on or before \(full)"
      }
    return offset(date.dayOffset, from: shifted)
  }

  private static func monthName(_ month: Int) -> String {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ][month - 1]
  }
}

extension Weekday {
  fileprivate var englishName: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}
