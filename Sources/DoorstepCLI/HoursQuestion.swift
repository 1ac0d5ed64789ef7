// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep

/// What `doorstep hours` is asked about an expression.
struct HoursQuestion {
  enum Time {
    case at(Instant)
    case between(Instant, Instant)
  }

  let time: Time
  let zone: IANATimeZone
  let holidays: HolidayCalendar

  init(_ arguments: ParsedArguments) throws(UsageError) {
    zone = arguments[HoursCommand.zone].zone
    holidays = arguments[HoursCommand.country]?.holidays ?? .empty
    let at = arguments[HoursCommand.at]?.instant(in: zone)
    switch (at, arguments[HoursCommand.from], arguments[HoursCommand.until]) {
    case (let at, nil, nil):
      time = .at(at ?? .now())
    case (nil, let from?, let until?):
      let (start, end) = (from.instant(in: zone), until.instant(in: zone))
      guard start <= end else {
        throw UsageError(.refused("--from is after --until: swap them"))
      }
      time = .between(start, end)
    case (_?, _, _):
      throw UsageError(.refused("--at does not go with --from and --until"))
    case (nil, _, _):
      throw UsageError(.refused("--from and --until are given together"))
    }
  }
}
