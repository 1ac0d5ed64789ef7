// SPDX-License-Identifier: MIT

extension German {
  /// How figures are written in German, by BCP 47 tag in lower case.
  static let conventions: [String: Conventions] = [
    "de": german,
    "de-at": german.with {
      $0.money.order = .signFirstSpaced
      $0.calendar.months[0] = "Jänner"
    },
    "de-ch": swiss,
    "de-li": swiss,
  ]

  private static let german = Conventions(
    plural: .one, numbers: NumberConventions(decimal: ",", group: "."),
    money: MoneyConventions(
      order: .amountFirst, signs: ["AUD": "AU$", "JPY": "¥", "USD": "$"]),
    measures: MeasureConventions(
      minute: [.one: "# Minute", .other: "# Minuten"],
      hour: [.one: "# Stunde", .other: "# Stunden"], day: [.one: "# Tag", .other: "# Tage"]),
    calendar: CalendarConventions(
      months: [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
        "Oktober", "November", "Dezember",
      ],
      weekdays: [
        "am Montag", "am Dienstag", "am Mittwoch", "am Donnerstag", "am Freitag", "am Samstag",
        "am Sonntag",
      ],
      neighbours: [-1: "gestern", 0: "heute", 1: "morgen", 2: "übermorgen"],
      dayInYear: { _, month, day in "am \(day). \(month)" },
      dayOfYear: { year, month, day in "am \(day). \(month) \(year)" },
      clock: .twentyFourHours(), join: { date, time, _ in "\(date) um \(time) Uhr" }),
    ranges: RangeConventions(
      minutes: " Min.", clockSuffix: " Uhr", weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
      dayJoin: ", "))

  private static let swiss = german.with {
    $0.numbers = NumberConventions(decimal: ".", group: "'")
    $0.money.order = .signFirstSpaced
    $0.money.signs["EUR"] = "EUR"
  }
}
