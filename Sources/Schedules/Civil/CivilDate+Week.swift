// SPDX-License-Identifier: MIT

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
