// SPDX-License-Identifier: MIT

/// The `+Su` or `-Mo` behind a date: the weekday nearest to it, on the date or on one side.
enum WeekdayShift: Hashable, Sendable {
  /// The first such day on or after the date.
  case onOrAfter(Weekday)
  /// The last such day on or before the date.
  case onOrBefore(Weekday)

  /// The day, both in days since 1970-01-01.
  func day(from day: Int) -> Int {
    let weekday = Weekday(daysSince1970: day).rawValue
    return switch self {
    case .onOrAfter(let target): day + (target.rawValue - weekday + 7) % 7
    case .onOrBefore(let target): day - (weekday - target.rawValue + 7) % 7
    }
  }
}

extension WeekdayShift: CustomStringConvertible {
  /// How it is written behind the date.
  var description: String {
    switch self {
    case .onOrAfter(let weekday): " +\(weekday.abbreviation)"
    case .onOrBefore(let weekday): " -\(weekday.abbreviation)"
    }
  }
}
