// SPDX-License-Identifier: MIT

/// Days of a rule from one date to another, of every year or of given ones: `Dec`, `Dec 24`,
/// `Dec 24-Jan 2`, `2026 Dec 24-2027 Jan 2`, `easter -2 days-easter +1 day`.
struct DateRange: Hashable, Sendable {
  let start: YearlyDate
  let end: YearlyDate

  /// Whether `date` lies in it in some year.
  ///
  /// Where the end comes before the start and has no year, it is that of the year after.
  func contains(_ date: CivilDate) -> Bool {
    // Offsets may carry a date over New Year, and a range may begin the year before.
    let years = start.year.map { $0...$0 } ?? (date.year - 1)...(date.year + 1)
    return years.contains { year in
      let first = start.earliest(in: year)
      guard first <= date else { return false }
      let last = end.latest(in: end.year ?? year)
      return last >= date
        || end.year == nil && wraps(in: year) && end.latest(in: year + 1) >= date
    }
  }

  /// Whether the end of `year` comes before its start, 29 February being taken as a day of every year.
  private func wraps(in year: Int) -> Bool {
    guard let start = start.fixed, let end = end.fixed else {
      return self.end.latest(in: year) < self.start.earliest(in: year)
    }
    return end < start
  }
}

extension DateRange: CustomStringConvertible {
  var description: String {
    guard start != end else { return start.description }
    guard case .firstDay(let month) = start.anchor, case .lastDay(let lastMonth) = end.anchor else {
      return "\(start)-\(end)"
    }
    return month == lastMonth && end.year == nil ? start.description : "\(start)-\(end)"
  }
}

/// A day of every year, or of one.
struct YearlyDate: Hashable, Sendable {
  /// What fixes the day in its year.
  enum Anchor: Hashable, Sendable {
    /// A day of a month.
    case day(month: Int, day: Int)
    /// The first day of a month that a range names whole.
    case firstDay(month: Int)
    /// The last day of a month that a range names whole.
    case lastDay(month: Int)
    /// Easter Sunday of the Western churches.
    case easter
  }

  /// The year; nothing for every year.
  let year: Int?
  let anchor: Anchor
  /// How many days after the anchor it is; before when negative.
  let dayOffset: Int

  /// The day in `year`; when that has no 29 February, the day after.
  func earliest(in year: Int) -> CivilDate {
    date(in: year, leapDay: 29)
  }

  /// The day in `year`; when that has no 29 February, the day before.
  func latest(in year: Int) -> CivilDate {
    date(in: year, leapDay: 28)
  }

  /// Month, day and offset, comparable with those of other days; nothing when they differ from year to
  /// year.
  var fixed: (Int, Int, Int)? {
    switch anchor {
    case .day(let month, let day): (month, day, dayOffset)
    case .firstDay(let month): (month, 1, 0)
    case .lastDay(let month): (month, 31, 0)
    case .easter: nil
    }
  }

  private func date(in year: Int, leapDay: Int) -> CivilDate {
    let days =
      switch anchor {
      case .day(2, 29) where !CivilDate.isLeap(year: year):
        CivilDate(uncheckedYear: year, month: 2, day: 28).daysSince1970 + leapDay - 28
      case .day(let month, let day):
        CivilDate(uncheckedYear: year, month: month, day: day).daysSince1970
      case .firstDay(let month):
        CivilDate(uncheckedYear: year, month: month, day: 1).daysSince1970
      case .lastDay(let month):
        CivilDate(
          uncheckedYear: year, month: month,
          day: CivilDate.numberOfDays(inMonth: month, of: year)
        ).daysSince1970
      case .easter:
        CivilDate.easterSunday(of: year).daysSince1970
      }
    return CivilDate(daysSince1970: days + dayOffset)
  }
}

extension YearlyDate: CustomStringConvertible {
  var description: String {
    let year = year.map { Decimal.padded($0, to: 4) + " " } ?? ""
    let name =
      switch anchor {
      case .day(let month, let day):
        "\(OpeningHoursWords.months[month - 1]) \(Decimal.padded(day, to: 2))"
      case .firstDay(let month), .lastDay(let month):
        OpeningHoursWords.months[month - 1]
      case .easter: "easter"
      }
    return year + name + DayOffset.suffix(dayOffset)
  }
}
