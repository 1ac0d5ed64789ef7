// SPDX-License-Identifier: MIT

/// A rule for every year, as the footer of a TZif file has it (POSIX `TZ` with the extensions of
/// RFC 9636 §3.3.1): `EST5EDT,M3.2.0,M11.1.0`.
struct PosixTimeZoneRule {
  /// Seconds east of UTC while daylight saving is not in force.
  let standardOffset: Int
  /// The part of each year with another offset; nothing when there is none.
  let daylight: Daylight?

  /// When in each year which other offset is kept.
  ///
  /// Where the beginning comes after the end, as south of the equator, it is in force around New Year.
  struct Daylight {
    /// Seconds east of UTC; less than the standard offset where winter is the exception (Dublin).
    let offset: Int
    let beginning: YearlyMoment
    let end: YearlyMoment
  }

  /// A moment of each year, on the clocks of the offset that it ends.
  struct YearlyMoment {
    let day: YearlyDay
    /// Seconds after midnight, −167 hours to 167 hours.
    let secondsAfterMidnight: Int
  }

  /// A day of each year.
  enum YearlyDay {
    /// The 1st to 365th day, not counting 29 February.
    case ordinalWithoutLeapDay(Int)
    /// The day after so many days, 0 to 365, counting 29 February.
    case daysAfterNewYear(Int)
    /// The first to fourth such weekday of a month, or the last when `week` is 5.
    case weekday(Weekday, week: Int, month: Int)
  }

  /// The stretch of one offset that contains the second `seconds` of Unix time; it begins at
  /// `earliest` at the earliest, from when on the rule holds.
  func period(at seconds: Int64, notBefore earliest: Int64) -> OffsetPeriod {
    guard let daylight else {
      return OffsetPeriod(start: earliest, end: .max, offset: standardOffset)
    }
    let year = CivilDateTime(secondsSince1970: seconds).date.year
    var start = Int64.min
    var end = Int64.max
    var offset = standardOffset
    func consider(_ change: Int64, to newOffset: Int) {
      if change > seconds {
        end = min(end, change)
      } else if change >= start {
        start = change
        offset = newOffset
      }
    }
    // The year in UTC may differ from the local one, and a change may lie days off its own year. When an
    // end and the next beginning coincide, daylight saving goes on: so ends are considered first.
    for year in (year - 1)...(year + 1) {
      consider(daylight.end.seconds(in: year, offset: daylight.offset), to: standardOffset)
      consider(daylight.beginning.seconds(in: year, offset: standardOffset), to: daylight.offset)
    }
    return OffsetPeriod(start: max(start, earliest), end: end, offset: offset)
  }
}

extension PosixTimeZoneRule.YearlyMoment {
  /// The moment in `year` as Unix time, on clocks that are `offset` seconds ahead of UTC.
  fileprivate func seconds(in year: Int, offset: Int) -> Int64 {
    let date = CivilDate(daysSince1970: day.daysSince1970(in: year))
    let midnight = CivilDateTime(date: date, time: .midnight).secondsSince1970
    return midnight.addingOrSaturating(Int64(secondsAfterMidnight - offset))
  }
}

extension PosixTimeZoneRule.YearlyDay {
  fileprivate func daysSince1970(in year: Int) -> Int {
    switch self {
    case .ordinalWithoutLeapDay(let ordinal):
      let isAfterLeapDay = CivilDate.isLeap(year: year) && ordinal >= 60
      return Self.newYear(year) + ordinal - (isAfterLeapDay ? 0 : 1)
    case .daysAfterNewYear(let days):
      return Self.newYear(year) + days
    case .weekday(let weekday, let week, let month):
      let first = CivilDate(uncheckedYear: year, month: month, day: 1).daysSince1970
      let toFirst = (weekday.rawValue - Weekday(daysSince1970: first).rawValue + 7) % 7
      let day = toFirst + (week - 1) * 7
      let isInMonth = day < CivilDate.numberOfDays(inMonth: month, of: year)
      return first + (isInMonth ? day : day - 7)
    }
  }

  private static func newYear(_ year: Int) -> Int {
    CivilDate(uncheckedYear: year, month: 1, day: 1).daysSince1970
  }
}
