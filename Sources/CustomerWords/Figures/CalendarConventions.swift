// SPDX-License-Identifier: MIT

/// Days and times of day, as they answer "when?" inside a sentence.
struct CalendarConventions: Sendable {
  /// How a clock is read.
  enum Clock: Sendable {
    /// `18:05`; before ten `09:05` when padded, else `9:05`.
    case twentyFourHours(separator: String = ":", isPadded: Bool = true)
    /// `6:05 PM`.
    case twelveHours(am: String, pm: String)
  }

  /// Builds a day from year, month and day, or what else a sentence needs.
  typealias Day = @Sendable (_ year: Int, _ month: String, _ day: Int) -> String

  /// January to December, as they stand beside a day.
  var months: [String]
  /// Monday to Sunday with what makes them answer "when?": "on Monday"; empty when days of the week
  /// are not said.
  var weekdays: [String]
  /// The days beside that of the order, when they have a name: "yesterday", "today", "tomorrow".
  var neighbours: [Int: String] = [:]
  /// A day of the year that goes without saying.
  var dayInYear: Day
  /// A day of any year.
  var dayOfYear: Day
  /// How times of day are written.
  var clock: Clock
  /// Joins a day and a time of it, whose hour is `hour` on the clock face.
  var join: @Sendable (_ date: String, _ time: String, _ hour: Int) -> String
}
