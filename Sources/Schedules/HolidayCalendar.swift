// SPDX-License-Identifier: MIT

/// The public holidays that `PH` stands for in opening hours: a set of days.
///
///     let holidays = HolidayCalendar([try CivilDate(parsing: "2026-12-25")])
public struct HolidayCalendar: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The holidays.
  public let dates: Set<CivilDate>

  /// A calendar without holidays.
  public static let empty = Self([])

  /// Creates a calendar of `dates`.
  public init(_ dates: some Sequence<CivilDate>) {
    self.dates = Set(dates)
  }

  /// Creates a calendar of the listed dates.
  public init(arrayLiteral dates: CivilDate...) {
    self.init(dates)
  }

  /// Whether `date` is a holiday.
  public func contains(_ date: CivilDate) -> Bool {
    dates.contains(date)
  }
}
