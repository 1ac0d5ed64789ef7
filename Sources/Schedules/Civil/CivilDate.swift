// SPDX-License-Identifier: MIT

/// A day of the calendar, without time or zone: proleptic Gregorian, with a year 0 as in ISO 8601.
///
///     CivilDate(year: 2026, month: 12, day: 24)?.weekday  // .thursday
public struct CivilDate: Hashable, Comparable, Sendable {
  /// The year; 0 is the year before 1.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// The years that can be named; days reached by arithmetic may lie beyond.
  public static let nameableYears = -9999...9999

  /// Creates the date, or nothing when the calendar has no such day or the year is not in
  /// `nameableYears`.
  public init?(year: Int, month: Int, day: Int) {
    guard Self.nameableYears.contains(year), (1...12).contains(month),
      (1...Self.numberOfDays(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  init(uncheckedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Whether `left` is the earlier day.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date as in ISO 8601, `2026-12-24`; years beyond four digits carry a sign, `+12026-12-24`.
  public var description: String {
    let digits = Decimal.padded(abs(year), to: 4)
    let sign = year < 0 ? "-" : year > 9999 ? "+" : ""
    return "\(sign)\(digits)-\(Decimal.padded(month, to: 2))-\(Decimal.padded(day, to: 2))"
  }
}
