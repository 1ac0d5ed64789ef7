// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep

/// A country, or one of its regions, whose public holidays count: `US`, `US-MA`.
struct CountryArgument: CommandLineValue {
  let holidays: HolidayCalendar

  init(argument: String) throws(InvalidValue) {
    let parts = argument.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    do throws(HolidayError) {
      holidays = try HolidayCalendar(
        country: String(parts.first ?? ""), region: parts.dropFirst().first.map(String.init))
    } catch {
      throw InvalidValue(
        argument, expected: "a country such as US, or a region such as US-MA; \(error)")
    }
  }
}
