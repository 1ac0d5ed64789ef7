// SPDX-License-Identifier: MIT

import JSONDocument
import Schedules

extension HolidayCalendar {
  /// The members of a period of days.
  package static let periodMembers = ["from", "to"]
  /// The members of a country whose holidays count.
  package static let countryMembers = ["country", "region"]

  /// How far ahead of loading holidays should be known, in seconds: a year.
  private static let wantedSeconds: Int64 = 366 * 86_400

  /// Reads `holidays` and `schoolHolidays` of a service.
  init(decoding holidays: JSONValue?, school: JSONValue?, noting mistakes: Mistakes) {
    let calendars = mistakes.elements(of: holidays) { value throws(JSONError) in
      try value.holidays()
    }
    let schoolDates = mistakes.elements(of: school) { value throws(JSONError) in
      try value.days("a date or an object with \"from\" and \"to\"")
    }
    let given = HolidayCalendar([], schoolDates: schoolDates.joined())
    self = calendars.reduce(given) { $0.union($1) }
    let ahead = Instant.now().advanced(bySeconds: Self.wantedSeconds)
    if let holidays, let doubt = doubt(at: ahead, in: .utc) { mistakes.warn(holidays, doubt) }
  }
}

extension JSONValue {
  /// A date, a period of days, or a country: `{"country": "US", "region": "MA"}`.
  fileprivate func holidays() throws(JSONError) -> HolidayCalendar {
    guard kind == .object, member("country") != nil || member("region") != nil else {
      let forms = "a date, an object with \"from\" and \"to\", or one with a \"country\""
      return HolidayCalendar(try days(forms))
    }
    try rejectMembers(otherThan: HolidayCalendar.countryMembers)
    let country = try required("country").string()
    let region = try member("region")?.string()
    do throws(HolidayError) {
      return try HolidayCalendar(country: country, region: region)
    } catch let reason {
      throw error(reason.description)
    }
  }

  /// A date, or the days of a period, both of whose ends belong to it.
  fileprivate func days(_ forms: String) throws(JSONError) -> [CivilDate] {
    switch kind {
    case .string: return [try date()]
    case .object: break
    case .null, .boolean, .integer, .number, .array: throw unexpectedKind(forms)
    }
    try rejectMembers(otherThan: HolidayCalendar.periodMembers)
    let (first, last) = (try required("from").date(), try required("to").date())
    do throws(HolidayError) {
      return try HolidayCalendar.period(from: first, through: last)
    } catch let reason {
      throw error(reason.description)
    }
  }
}
