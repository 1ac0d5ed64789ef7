// SPDX-License-Identifier: MIT

extension French {
  /// How figures are written in French, by BCP 47 tag in lower case.
  static let conventions: [String: Conventions] = [
    "fr": french,
    "fr-ca": french.with {
      $0.numbers.group = "\u{A0}"
      $0.money.signs = [
        "AUD": "$\u{A0}AU", "CAD": "$", "HKD": "$\u{A0}HK", "INR": "INR", "JPY": "¥", "KRW": "KRW",
        "MXN": "MXN", "NZD": "$\u{A0}NZ", "USD": "$\u{A0}US",
      ]
      $0.measures.meter = "#\u{A0}m"
      $0.measures.kilometer = "#\u{A0}km"
      $0.measures.gram = "#\u{A0}g"
      $0.measures.kilogram = "#\u{A0}kg"
      $0.measures.hour = [.other: "#\u{A0}h"]
      $0.calendar.clock = .twentyFourHours(separator: "\u{A0}h\u{A0}")
      $0.ranges.clock = .twentyFourHours(separator: "\u{A0}h\u{A0}", isPadded: false)
    },
  ]

  private static let french = Conventions(
    plural: .zeroAsOneAndMillions, numbers: NumberConventions(decimal: ",", group: "\u{202F}"),
    money: MoneyConventions(
      order: .amountFirst,
      signs: [
        "AUD": "$AU", "CAD": "$CA", "CNY": "CNY", "GBP": "£GB", "HKD": "$HK", "JPY": "JPY",
        "MXN": "$MX", "NZD": "$NZ", "TWD": "TWD", "USD": "$US",
      ]),
    measures: MeasureConventions(
      meter: "#\u{202F}m", kilometer: "#\u{202F}km", gram: "#\u{202F}g", kilogram: "#\u{202F}kg",
      minute: [.other: "#\u{A0}min"], hour: [.other: "#\u{202F}h"],
      day: [.one: "#\u{A0}jour", .other: "#\u{A0}jours"]),
    calendar: CalendarConventions(
      months: [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
        "octobre", "novembre", "décembre",
      ],
      weekdays: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
      neighbours: [-1: "hier", 0: "aujourd’hui", 1: "demain", 2: "après-demain"],
      dayInYear: { _, month, day in "le \(ordinal(day)) \(month)" },
      dayOfYear: { year, month, day in "le \(ordinal(day)) \(month) \(year)" },
      clock: .twentyFourHours(), join: { date, time, _ in "\(date) à \(time)" }),
    ranges: RangeConventions(
      minutes: "\u{A0}min", clockDash: RangeConventions.spacedDash,
      weekdays: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."], dayJoin: ", "))

  /// The first of a month is counted in words that CLDR's patterns do not have.
  private static func ordinal(_ day: Int) -> String {
    day == 1 ? "1er" : "\(day)"
  }
}
