// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep

/// A day as people write one: a date, or `today` or `tomorrow` on the calendar of a service that is known only
/// later.
enum DateArgument: CommandLineValue {
  case date(CivilDate)
  case daysFromToday(Int)

  /// Whatever the zone, all instants of the day stay within four digits of years.
  private static let years = 1...9998

  init(argument: String) throws(InvalidValue) {
    switch argument {
    case "today": self = .daysFromToday(0)
    case "tomorrow": self = .daysFromToday(1)
    default:
      guard let date = try? CivilDate(parsing: argument), Self.years.contains(date.year) else {
        throw InvalidValue(argument, expected: "a date such as 2026-12-01, today or tomorrow")
      }
      self = .date(date)
    }
  }

  /// The day, `now` in `timeZone` being today.
  func date(now: Instant, in timeZone: IANATimeZone) -> CivilDate {
    switch self {
    case .date(let date): date
    case .daysFromToday(let days): timeZone.civil(at: now).date.advanced(byDays: days)
    }
  }
}
