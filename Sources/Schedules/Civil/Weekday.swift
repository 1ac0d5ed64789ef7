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
