// SPDX-License-Identifier: MIT

/// A day of every year, or of one.
struct YearlyDate: Hashable, Sendable {
  /// What fixes the day in its year.
  enum Anchor: Hashable, Sendable {
    /// A day of a month.
    case day(month: Int, day: Int)
    /// The first day of a month that a range names whole.
    case firstDay(month: Int)
    /// The last day of a month that a range names whole.
    case lastDay(month: Int)
    /// The first to fourth such weekday of a month, or when `position` is negative, that many from its
    /// end.
    case weekday(Weekday, position: Int, month: Int)
    /// Easter Sunday of the Western churches.
    case easter

    /// The months, 1 to 12, in which it may lie.
    var months: ClosedRange<Int> {
      switch self {
      case .day(let month, _), .firstDay(let month), .lastDay(let month), .weekday(_, _, let month):
        month...month
      case .easter: 3...4
      }
    }
  }

  /// The year; nothing for every year.
  let year: Int?
  let anchor: Anchor
  /// The weekday to go to from the anchor.
  let shift: WeekdayShift?
  /// How many days after that it is; before when negative.
  let dayOffset: Int

  /// The day in `year`, in days since 1970-01-01; when that has no 29 February, the day after.
  func earliest(in year: Int) -> Int {
    number(in: year, leapDay: 29)
  }

  /// The day in `year`, in days since 1970-01-01; when that has no 29 February, the day before.
  func latest(in year: Int) -> Int {
    number(in: year, leapDay: 28)
  }

  /// Whether it is `day` in some year, if it has no year itself; a 29 February is only where there is one.
  func isDay(_ day: CalendarDay) -> Bool {
    let anchorDay = day.advanced(byDays: -dayOffset)
    guard shift != nil || anchor.months.contains(anchorDay.date.month) else { return false }
    // A weekday near the anchor may lie in the next year or the one before.
    let years = shift == nil ? 0...0 : -1...1
    return years.contains { years in
      let year = anchorDay.date.year + years
      return earliest(in: year) == day.number && latest(in: year) == day.number
    }
  }

  /// Month, day and offset, comparable with those of other days; nothing when they differ from year to
  /// year.
  var monthAndDay: (month: Int, day: Int, offset: Int)? {
    guard shift == nil else { return nil }
    switch anchor {
    case .day(let month, let day): return (month, day, dayOffset)
    case .firstDay(let month): return (month, 1, 0)
    case .lastDay(let month): return (month, 31, 0)
    case .weekday, .easter: return nil
    }
  }

  private func number(in year: Int, leapDay: Int) -> Int {
    let days =
      switch anchor {
      case .day(2, 29) where !CivilDate.isLeap(year: year):
        CivilDate(uncheckedYear: year, month: 2, day: 28).daysSince1970 + leapDay - 28
      case .day(let month, let day):
        CivilDate(uncheckedYear: year, month: month, day: day).daysSince1970
      case .firstDay(let month):
        CivilDate(uncheckedYear: year, month: month, day: 1).daysSince1970
      case .lastDay(let month):
        CivilDate(
          uncheckedYear: year, month: month,
          day: CivilDate.numberOfDays(inMonth: month, of: year)
        ).daysSince1970
      case .weekday(let weekday, let position, let month):
        Self.day(of: weekday, position: position, month: month, year: year)
      case .easter:
        CivilDate.easterSunday(of: year).daysSince1970
      }
    return (shift?.day(from: days) ?? days) + dayOffset
  }

  private static func day(of weekday: Weekday, position: Int, month: Int, year: Int) -> Int {
    let length = CivilDate.numberOfDays(inMonth: month, of: year)
    // The week of the month, or of its end, that holds the position; it has each weekday once.
    let firstOfWeek = position > 0 ? 7 * position - 6 : length + 7 * position + 1
    let start = CivilDate(uncheckedYear: year, month: month, day: firstOfWeek).daysSince1970
    return start + (weekday.rawValue - Weekday(daysSince1970: start).rawValue + 7) % 7
  }
}

extension YearlyDate: CustomStringConvertible {
  var description: String {
    let year = year.map { Decimal.padded($0, to: 4) + " " } ?? ""
    let name =
      switch anchor {
      case .day(let month, let day):
        "\(OpeningHoursWords.months[month - 1]) \(Decimal.padded(day, to: 2))"
      case .firstDay(let month), .lastDay(let month):
        OpeningHoursWords.months[month - 1]
      case .weekday(let weekday, let position, let month):
        "\(OpeningHoursWords.months[month - 1]) \(weekday.abbreviation)[\(position)]"
      case .easter: "easter"
      }
    return year + name + (shift?.description ?? "") + DayOffset.suffix(dayOffset)
  }
}
