// SPDX-License-Identifier: MIT

/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday 7.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
  /// The first day of an ISO week.
  case monday = 1
  /// The second day of an ISO week.
  case tuesday
  /// The third day of an ISO week.
  case wednesday
  /// The fourth day of an ISO week, the one that decides to which year the week belongs.
  case thursday
  /// The fifth day of an ISO week.
  case friday
  /// The sixth day of an ISO week.
  case saturday
  /// The last day of an ISO week.
  case sunday

  /// Whether `left` comes before `right` in a week that begins on Monday.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Weekday {
  /// The weekday of the day `daysSince1970` days after 1970-01-01, which was a Thursday.
  init(daysSince1970: Int) {
    let remainder = (daysSince1970 + 3) % 7  // 0 on Mondays from 1970 on
    let fromMonday = remainder < 0 ? remainder + 7 : remainder
    self =
      switch fromMonday {
      case 0: .monday
      case 1: .tuesday
      case 2: .wednesday
      case 3: .thursday
      case 4: .friday
      case 5: .saturday
      default: .sunday
      }
  }
}

extension Weekday {
  /// The weekday in English, as in `Tue`.
  package var englishAbbreviation: String {
    switch self {
    case .monday: "Mon"
    case .tuesday: "Tue"
    case .wednesday: "Wed"
    case .thursday: "Thu"
    case .friday: "Fri"
    case .saturday: "Sat"
    case .sunday: "Sun"
    }
  }
}
