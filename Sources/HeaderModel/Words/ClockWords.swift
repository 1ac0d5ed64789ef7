// SPDX-License-Identifier: MIT

import Schedules

/// How times of day and days of the week are written; all of it follows CLDR 47, but with plain spaces for
/// its narrow ones.
///
/// In patterns `{HH}` stands for the hour of 24 in two digits and `{H}` for it in as few as it takes, `{h}`
/// for the hour from 1 to 12 and `{K}` for that from 0 to 11, `{mm}` for the minute, `{a}` for the half of
/// the day; `{E}` for the weekday, `{t}` for the time.
struct ClockWords: Hashable, Sendable, Codable {
  /// Whether people here read clocks of twelve hours.
  var isOfTwelveHours = false
  /// Before noon.
  var am = "AM"
  /// From noon on.
  var pm = "PM"
  /// A time on a clock of twelve hours.
  var twelveHours = "{h}:{mm} {a}"
  /// A time on a clock of twenty-four hours.
  var twentyFourHours = "{HH}:{mm}"
  /// A day and a time on a clock of twelve hours.
  var dayAndTwelveHours = "{E} {t}"
  /// A day and a time on a clock of twenty-four hours.
  var dayAndTwentyFourHours = "{E} {t}"
  /// Monday to Sunday, short.
  var weekdays: [String]

  /// `time`, for example "18:30" or "6:30 PM".
  func text(_ time: CivilTime, _ style: LocationHeader.HourStyle) -> String {
    let pattern =
      switch style {
      case .twelveHours: twelveHours
      case .twentyFourHours: twentyFourHours
      }
    return pattern.filling([
      "HH": Self.twoDigits(time.hour), "H": "\(time.hour)",
      "h": "\((time.hour + 11) % 12 + 1)", "K": "\(time.hour % 12)",
      "mm": Self.twoDigits(time.minute), "a": time.hour < 12 ? am : pm,
    ])
  }

  /// A day and a time of it, for example "Tue 18:30".
  func text(_ moment: CivilDateTime, _ style: LocationHeader.HourStyle) -> String {
    let pattern =
      switch style {
      case .twelveHours: dayAndTwelveHours
      case .twentyFourHours: dayAndTwentyFourHours
      }
    return pattern.filling([
      "E": weekdays[moment.date.weekday.rawValue - 1], "t": text(moment.time, style),
    ])
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
