// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep

/// A time as people write one: on the wall clock of a service that is known only later, or an
/// instant.
enum TimeArgument: CommandLineValue {
  case wallClock(CivilDateTime)
  case instant(Instant)

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
  }

  /// The instant, with wall clocks in `timeZone`.
  func instant(in timeZone: IANATimeZone) -> Instant {
    switch self {
    case .wallClock(let time): timeZone.instant(for: time)
    case .instant(let instant): instant
    }
  }
}
