// SPDX-License-Identifier: MIT

/// Days of a rule by weekday or holiday.
enum WeekdaySelector: Hashable, Sendable {
  /// `Mo`, `Mo-Fr`, or over the weekend, `Sa-Mo`.
  case weekdays(first: Weekday, last: Weekday)
  /// `Mo[1,3] +1 day`: so many days after the first and third Monday of a month, or before when
  /// negative. Positions are 1 to 5 from the beginning and −1 to −5 from the end of the month.
  case positioned(Weekday, positions: [Int], dayOffset: Int)
  /// `PH`, `PH -1 day`: so many days after each public holiday, or before when negative.
  case publicHoliday(dayOffset: Int)

  func contains(_ date: CivilDate, holidays: HolidayCalendar) -> Bool {
    switch self {
    case .weekdays(let first, let last):
      let weekday = date.weekday
      let isAfterFirst = weekday >= first
      let isBeforeLast = weekday <= last
      return first <= last ? isAfterFirst && isBeforeLast : isAfterFirst || isBeforeLast
    case .positioned(let weekday, let positions, let dayOffset):
      let anchor = date.advanced(byDays: -dayOffset)
      return anchor.weekday == weekday
        && positions.contains {
          $0 == anchor.weekdayPosition || $0 == anchor.weekdayPositionFromEnd
        }
    case .publicHoliday(let dayOffset):
      return holidays.contains(date.advanced(byDays: -dayOffset))
    }
  }
}

extension WeekdaySelector: CustomStringConvertible {
  var description: String {
    switch self {
    case .weekdays(let first, let last):
      first == last ? first.abbreviation : "\(first.abbreviation)-\(last.abbreviation)"
    case .positioned(let weekday, let positions, let dayOffset):
      "\(weekday.abbreviation)[\(positions.map(String.init).joined(separator: ","))]"
        + DayOffset.suffix(dayOffset)
    case .publicHoliday(let dayOffset):
      "PH" + DayOffset.suffix(dayOffset)
    }
  }
}

extension Weekday {
  /// How opening hours write the weekday.
  var abbreviation: String {
    OpeningHoursWords.weekdays[rawValue - 1]
  }
}

extension CivilDate {
  /// Which of its weekday in its month this day is, from 1.
  fileprivate var weekdayPosition: Int {
    (day - 1) / 7 + 1
  }

  /// Which of its weekday in its month this day is, counted from the end: −1 is the last.
  fileprivate var weekdayPositionFromEnd: Int {
    -((Self.numberOfDays(inMonth: month, of: year) - day) / 7 + 1)
  }
}
