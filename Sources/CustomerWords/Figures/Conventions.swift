// SPDX-License-Identifier: MIT

/// How figures are written where a language is spoken; all of it follows CLDR unless said.
package struct Conventions: Sendable {
  /// Whether lines run from right to left.
  var isRightToLeft = false
  /// Which plural form goes with a number.
  var plural: PluralRule
  /// Digits and what stands between them.
  var numbers: NumberConventions
  /// Amounts of money.
  var money: MoneyConventions
  /// Distances, weights and durations.
  var measures: MeasureConventions
  /// Days and times of day.
  var calendar: CalendarConventions
  /// Ranges of minutes and of times.
  var ranges = RangeConventions()

  /// The same but for `change`: what a region does otherwise.
  func with(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    change(&changed)
    return changed
  }

  /// For words in a language that the catalogue does not speak: nothing that needs a word.
  static let neutral = Self(
    plural: .invariable, numbers: NumberConventions(decimal: ".", group: "\u{202F}"),
    money: MoneyConventions(order: .amountFirst),
    measures: MeasureConventions(day: [.other: "# d"]),
    calendar: CalendarConventions(
      months: (1...12).map { $0 < 10 ? "0\($0)" : "\($0)" }, weekdays: [],
      dayInYear: { _, month, day in "\(month)-\(day < 10 ? "0" : "")\(day)" },
      dayOfYear: { year, month, day in "\(year)-\(month)-\(day < 10 ? "0" : "")\(day)" },
      clock: .twentyFourHours(), join: { date, time, _ in "\(date) \(time)" }))
}
