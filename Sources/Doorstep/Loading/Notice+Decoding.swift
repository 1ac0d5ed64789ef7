// SPDX-License-Identifier: MIT

import JSONDocument
import Schedules

extension Notice {
  /// How a notice is written: the words that GTFS-Flex has for it.
  package struct Words: Sendable {
    /// Minutes before the delivery.
    package let duration: String
    /// Days before the day of the delivery.
    package let day: String
    /// A time on that day.
    package let time: String

    /// Words for when to order at the latest.
    package static let priorNotice = Words(
      duration: "durationMin", day: "lastDay", time: "lastTime")
    /// Words for when booking begins.
    package static let horizon = Words(
      duration: "durationMax", day: "startDay", time: "startTime")

    /// The members of a notice of days.
    package var dayMembers: [String] { [day, time, "days", "weekend"] }
  }

  /// Which days count.
  fileprivate enum Days: String, CaseIterable {
    case calendar
    case business
  }
}

extension JSONValue {
  /// A notice of minutes, or of days and a time of day.
  func notice(_ words: Notice.Words) throws(JSONError) -> Notice {
    guard let duration = member(words.duration) else { return try dayNotice(words) }
    try rejectMembers(otherThan: [words.duration])
    let minutes = try duration.integer(in: 0...Int64(Notice.longestDays) * 1440, of: "minutes")
    return try checked { () throws(BookingError) in try .minutes(Int(minutes)) }
  }

  /// A cut-off: a time on the day of the delivery, or an object that says on which day before.
  func cutOffNotice() throws(JSONError) -> Notice {
    switch kind {
    case .object: return try dayNotice(.priorNotice)
    case .string:
      let time = try time()
      return try checked { () throws(BookingError) in try .days(0, at: time) }
    case .null, .boolean, .integer, .number, .array:
      throw unexpectedKind("a time such as \"15:00\" or an object")
    }
  }

  private func dayNotice(_ words: Notice.Words) throws(JSONError) -> Notice {
    try rejectMembers(otherThan: words.dayMembers)
    let days = try required(words.day).integer(in: 0...Int64(Notice.longestDays), of: "days")
    let time = try required(words.time).time()
    let count = try dayCount()
    return try checked { () throws(BookingError) in try .days(Int(days), at: time, count: count) }
  }

  private func dayCount() throws(JSONError) -> DayCount {
    let days = try member("days")?.choice(of: Notice.Days.self) ?? .calendar
    guard let weekend = member("weekend") else {
      return days == .business ? .businessDays : .calendarDays
    }
    let text = try weekend.string()
    guard days == .business else {
      throw weekend.error(
        "only business days leave a weekend out; add \"days\": \"business\" beside it")
    }
    return try weekend.checked { () throws(BookingError) in
      try .businessDays(weekend: Weekday.days(in: text))
    }
  }

  /// What `make` makes, whose error is told at this place.
  func checked<Value>(_ make: () throws(BookingError) -> Value) throws(JSONError) -> Value {
    do {
      return try make()
    } catch let reason {
      throw error(reason.description)
    }
  }
}
