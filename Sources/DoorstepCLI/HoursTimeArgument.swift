// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep

/// A time as `doorstep hours` takes it: a date alone is its first moment.
struct HoursTimeArgument: CommandLineValue {
  private let time: TimeArgument

  init(argument: String) throws(InvalidValue) {
    let isDate = (try? CivilDate(parsing: argument)) != nil
    time = try TimeArgument(argument: isDate ? argument + "T00:00" : argument)
  }

  /// The instant, with wall clocks in `timeZone`.
  func instant(in timeZone: IANATimeZone) -> Instant {
    time.instant(in: timeZone)
  }
}
