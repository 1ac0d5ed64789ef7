// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep

/// A time as people write one: on the wall clock of a service that is known only later, or an
/// instant.
enum TimeArgument: CommandLineValue {
  case wallClock(CivilDateTime)
  case instant(Instant)

  /// Whatever the zone and the delivery that follows, all instants stay within four digits of years.
  private static let years = 1...9998

  init(argument: String) throws(InvalidValue) {
    do throws(TimestampError) {
      // Only an offset has one of these after the date.
      let hasOffset = argument.dropFirst(10).contains { "+-Zz".contains($0) }
      self =
        hasOffset
        ? .instant(try Instant(rfc3339: argument))
        : .wallClock(try CivilDateTime(parsing: argument))
    } catch {
      throw InvalidValue(
        argument,
        expected: "2026-12-01T18:30 or 2026-12-01T18:30:00-05:00; "
          + "at column \(error.column) \(error.expected)")
    }
    let year = IANATimeZone.utc.civil(at: instant(in: .utc)).date.year
    guard Self.years.contains(year) else {
      throw InvalidValue(argument, expected: "a year from 1 to 9998")
    }
  }

  /// The instant, with wall clocks in `timeZone`.
  func instant(in timeZone: IANATimeZone) -> Instant {
    switch self {
    case .wallClock(let time): timeZone.instant(for: time)
    case .instant(let instant): instant
    }
  }
}
