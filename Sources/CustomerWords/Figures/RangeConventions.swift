// SPDX-License-Identifier: MIT

/// Ranges of minutes and of times of day, as they stand alone: `25–35 min`, `Tue 18:30–19:00`.
struct RangeConventions: Sendable {
  /// What stands between the numbers of a range.
  var dash = "–"
  /// What stands after a range of minutes, with its space.
  var minutes = " min"
  /// What stands between two times of day.
  var clockDash = "–"
  /// What stands between two times of which one is before noon and one after, where a clock has twelve
  /// hours; the same as `clockDash` when nil.
  var clockDashAcrossNoon: String?
  /// How a clock is read in ranges; as elsewhere when nil.
  var clock: CalendarConventions.Clock?
  /// What stands after each time.
  var time = ""
  /// What stands after a range of times, with its space.
  var clockSuffix = ""
  /// Monday to Sunday, short; empty when dates are told instead.
  var weekdays: [String] = []
  /// What stands between a day and times of it.
  var dayJoin = " "

  /// A dash between thin spaces, as many languages set it between times.
  static let spacedDash = "\u{2009}–\u{2009}"
}
