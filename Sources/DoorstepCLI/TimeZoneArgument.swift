// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep

/// A time zone by its name in the IANA database.
struct TimeZoneArgument: CommandLineValue, CustomStringConvertible {
  static let utc = Self(zone: .utc)

  let zone: IANATimeZone

  var description: String { zone.identifier }
}

extension TimeZoneArgument {
  init(argument: String) throws(InvalidValue) {
    do throws(TimeZoneError) {
      zone = try IANATimeZone(identifier: argument)
    } catch {
      throw InvalidValue(argument, expected: "a time zone such as Europe/Berlin; \(error)")
    }
  }
}
