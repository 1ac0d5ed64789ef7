// SPDX-License-Identifier: MIT

/// Days of a rule by weekday or holiday.
enum WeekdaySelector: Hashable, Sendable {
  /// `Mo`, `Mo-Fr`, or over the weekend, `Sa-Mo`.
  case weekdays(WeekdaySet)
  /// `Mo[1,3] +1 day`: so many days after the first and third Monday of a month, or before when
  /// negative. Positions are 1 to 5 from the beginning and −1 to −5 from the end of the month.
  case positioned(Weekday, positions: [Int], dayOffset: Int)
  /// `PH`, `PH -1 day`: so many days after each public holiday, or before when negative.
  case publicHoliday(dayOffset: Int)
  /// `SH`, `SH -1 day`: so many days after each day of the school holidays, or before when negative.
  case schoolHoliday(dayOffset: Int)

  func contains(_ day: CalendarDay, holidays: HolidayCalendar) -> Bool {
    switch self {
    case .weekdays(let set):
      return set.contains(day.weekday)
    case .positioned(let weekday, let positions, let dayOffset):
      let anchor = day.advanced(byDays: -dayOffset)
      return anchor.weekday == weekday
        && positions.contains {
          $0 == anchor.date.weekdayPosition || $0 == anchor.date.weekdayPositionFromEnd
        }
    case .publicHoliday(let dayOffset):
      return holidays.contains(day.advanced(byDays: -dayOffset).date)
    case .schoolHoliday(let dayOffset):
      return holidays.contains(school: day.advanced(byDays: -dayOffset).date)
    }
  }

  /// Whether it is `PH`.
  var isPublicHoliday: Bool {
    if case .publicHoliday = self { true } else { false }
  }

  /// Whether it is `PH` or `SH`.
  var isHoliday: Bool {
    switch self {
    case .weekdays, .positioned: false
    case .publicHoliday, .schoolHoliday: true
    }
  }

  /// The same days with the weekdays of all selectors in one set, which comes first and is left out when
  /// the other selectors are; empty when they select every day.
  static func normalized(_ selectors: [Self]) -> [Self] {
    var set = WeekdaySet()
    var others: [Self] = []
    for selector in selectors {
      if case .weekdays(let weekdays) = selector {
        set.formUnion(weekdays)
      } else if !others.contains(selector) {
        others.append(selector)
      }
    }
    guard set != .all else { return [] }
    return set == WeekdaySet() ? others : [.weekdays(set)] + others
  }
}

extension WeekdaySelector: CustomStringConvertible {
  var description: String {
    switch self {
    case .weekdays(let set): set.description
    case .positioned(let weekday, let positions, let dayOffset):
      "\(weekday.abbreviation)[\(positions.map(String.init).joined(separator: ","))]"
        + DayOffset.suffix(dayOffset)
    case .publicHoliday(let dayOffset):
      OpeningHoursWords.publicHoliday + DayOffset.suffix(dayOffset)
    case .schoolHoliday(let dayOffset):
      OpeningHoursWords.schoolHoliday + DayOffset.suffix(dayOffset)
    }
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
