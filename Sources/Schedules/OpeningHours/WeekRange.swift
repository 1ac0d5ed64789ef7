// SPDX-License-Identifier: MIT

/// ISO weeks of a rule: `week 4`, `week 2-52/2`.
struct WeekRange: Hashable, Sendable, CustomStringConvertible {
  let first: Int
  let last: Int
  /// Every how many weeks, from `first` on.
  let step: Int

  func contains(_ week: Int) -> Bool {
    week >= first && week <= last && (week - first).isMultiple(of: step)
  }

  var description: String {
    guard last != first else { return "\(first)" }
    return "\(first)-\(last)\(step == 1 ? "" : "/\(step)")"
  }
}

extension CivilDate {
  /// The number of the week that contains this day, as ISO 8601 counts them: 1 to 53.
  ///
  /// Weeks begin on Monday and belong to the year of their Thursday.
  package var isoWeek: Int {
    let thursday = advanced(byDays: Weekday.thursday.rawValue - weekday.rawValue)
    let newYear = CivilDate(uncheckedYear: thursday.year, month: 1, day: 1)
    return (thursday.daysSince1970 - newYear.daysSince1970) / 7 + 1
  }
}
