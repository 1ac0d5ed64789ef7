// SPDX-License-Identifier: MIT

import Schedules

extension Conventions {
  /// A range of minutes: `25–35 min`.
  func range(ofMinutes minutes: ClosedRange<Int>) -> String {
    let lower = numbers.localized("\(minutes.lowerBound)")
    let upper = numbers.localized("\(minutes.upperBound)")
    return "\(lower)\(ranges.dash)\(upper)\(ranges.minutes)"
  }

  /// A window on the clock: `18:30–19:00`, with its day unless that is `today`: `Tue 18:30–19:00`.
  ///
  /// A day up to six days ahead is told by its weekday, others by date. The day is that of the start.
  func window(from start: CivilDateTime, until end: CivilDateTime, today: CivilDate?) -> String {
    let clock = ranges.clock ?? calendar.clock
    let isAcrossNoon = (start.time.hour < 12) != (end.time.hour < 12)
    var dash = ranges.clockDash
    var tellsHalf = true
    if case .twelveHours = clock {
      tellsHalf = isAcrossNoon || start.date != end.date
      if tellsHalf, let across = ranges.clockDashAcrossNoon { dash = across }
    }
    let first = time(start.time, on: clock, tellsHalf: tellsHalf) + ranges.time
    let last = time(end.time, on: clock, tellsHalf: true) + ranges.time
    let day = day(of: start.date, today: today).map { "\($0)\(ranges.dayJoin)" } ?? ""
    return "\(day)\(first)\(dash)\(last)\(ranges.clockSuffix)"
  }

  private func day(of date: CivilDate, today: CivilDate?) -> String? {
    let daysLater = today.map { date.daysSince1970 - $0.daysSince1970 }
    if daysLater == 0 { return nil }
    if let daysLater, (1...6).contains(daysLater), !ranges.weekdays.isEmpty {
      return ranges.weekdays[date.weekday.rawValue - 1]
    }
    let day = date.year == today?.year ? calendar.dayInYear : calendar.dayOfYear
    return numbers.localized(day(date.year, calendar.months[date.month - 1], date.day))
  }
}
