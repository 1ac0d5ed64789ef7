// SPDX-License-Identifier: MIT

/// Days of a rule from one date to another, of every year or of given ones: `Dec`, `Dec 24`,
/// `Dec 24-Jan 2`, `2026 Dec 24-2027 Jan 2`, `easter -2 days-easter +1 day`.
struct DateRange: Hashable, Sendable {
  let start: YearlyDate
  let end: YearlyDate
  /// The same for quick answers, where the calendar alone fixes both ends.
  let fixed: FixedDateRange?

  /// The days from `start` to `end`; where the end comes before the start and has no year, it is that of
  /// the year after.
  init(from start: YearlyDate, to end: YearlyDate) {
    self.start = start
    self.end = end
    fixed = FixedDateRange(from: start, to: end)
  }

  /// Whether `day` lies in it in some year.
  func contains(_ day: CalendarDay) -> Bool {
    if let fixed { return fixed.contains(day.date) }
    if start == end && start.year == nil { return start.isDay(day) }
    // Offsets may carry a date over New Year, and a range may begin the year before.
    let year = day.date.year
    let years = start.year.map { $0...$0 } ?? (year - 1)...(year + 1)
    return years.contains { year in
      let first = start.earliest(in: year)
      guard first <= day.number else { return false }
      let last = end.latest(in: end.year ?? year)
      return last >= day.number
        || end.year == nil && wraps(in: year) && end.latest(in: year + 1) >= day.number
    }
  }

  /// Whether the end of `year` comes before its start, 29 February being taken as a day of every year.
  private func wraps(in year: Int) -> Bool {
    guard let start = start.monthAndDay, let end = end.monthAndDay else {
      return self.end.latest(in: year) < self.start.earliest(in: year)
    }
    return end < start
  }
}

extension DateRange: CustomStringConvertible {
  /// The month, 1 to 12, that is named alone, if that is all.
  var wholeMonth: Int? {
    guard case .firstDay(let month) = start.anchor, end.year == nil,
      end.anchor == .lastDay(month: month)
    else { return nil }
    return month
  }

  var description: String {
    start == end || wholeMonth != nil ? start.description : "\(start)-\(end)"
  }
}
