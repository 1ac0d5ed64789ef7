// SPDX-License-Identifier: MIT

/// The arithmetic of the Gregorian calendar. Years begin in March inside the algorithms, so that the
/// leap day comes last; see Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms",
/// <https://howardhinnant.github.io/date_algorithms.html>.
extension CivilDate {
  private static let daysPerEra = 146_097  // 400 years
  private static let daysFromEraStartTo1970 = 719_468  // from 0000-03-01
  /// Days whose seconds still fit in 64 bits.
  private static let farthestDay = Int(Int64.max / 86_400)

  /// Creates the day that lies `daysSince1970` days after 1970-01-01; before when negative.
  ///
  /// Days whose instants do not fit in 64 bits of seconds become the nearest that do.
  public init(daysSince1970: Int) {
    let days = min(max(daysSince1970, -Self.farthestDay), Self.farthestDay)
    let shifted = days + Self.daysFromEraStartTo1970
    let era = (shifted >= 0 ? shifted : shifted - Self.daysPerEra + 1) / Self.daysPerEra
    let dayOfEra = shifted - era * Self.daysPerEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      uncheckedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// Days from 1970-01-01 to this day; negative before.
  public var daysSince1970: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = (yearFromMarch >= 0 ? yearFromMarch : yearFromMarch - 399) / 400
    let yearOfEra = yearFromMarch - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysPerEra + dayOfEra - Self.daysFromEraStartTo1970
  }

  /// The day `days` later; earlier when negative.
  ///
  /// Days whose instants do not fit in 64 bits of seconds become the nearest that do.
  public func advanced(byDays days: Int) -> Self {
    let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
    guard overflow else { return Self(daysSince1970: sum) }
    return Self(daysSince1970: days < 0 ? .min : .max)
  }

  /// The day of the week.
  public var weekday: Weekday {
    Weekday(daysSince1970: daysSince1970)
  }

  /// How many days `month`, 1 to 12, has in `year`.
  public static func numberOfDays(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year: year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether `year` has a 29 February.
  public static func isLeap(year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}
