// SPDX-License-Identifier: MIT

extension Portuguese {
  /// How figures are written in Portuguese, by BCP 47 tag in lower case; of no region, as in Brazil.
  static let conventions: [String: Conventions] = [
    "pt": brazilian,
    "pt-br": brazilian,
    "pt-pt": brazilian.with {
      $0.plural = .oneAndMillions
      $0.numbers.group = "\u{A0}"
      $0.numbers.digitsBeforeGroup = 2
      $0.money.order = .amountFirst
      $0.calendar.dayInYear = { _, month, day in "a \(day) de \(month)" }
      $0.calendar.dayOfYear = { year, month, day in "a \(day) de \(month) de \(year)" }
      $0.ranges.dash = " - "
      $0.ranges.weekdays = [
        "segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo",
      ]
      $0.ranges.dayJoin = ", "
    },
  ]

  private static let brazilian = Conventions(
    plural: .zeroAsOneAndMillions, numbers: NumberConventions(decimal: ",", group: "."),
    money: MoneyConventions(order: .signFirstSpaced, signs: ["AUD": "AU$"]),
    measures: MeasureConventions(day: [.one: "# dia", .other: "# dias"]),
    calendar: CalendarConventions(
      months: [
        "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
        "outubro", "novembro", "dezembro",
      ],
      weekdays: [
        "na segunda-feira", "na terça-feira", "na quarta-feira", "na quinta-feira",
        "na sexta-feira", "no sábado", "no domingo",
      ],
      neighbours: [-1: "ontem", 0: "hoje", 1: "amanhã", 2: "depois de amanhã"],
      dayInYear: { _, month, day in "em \(day) de \(month)" },
      dayOfYear: { year, month, day in "em \(day) de \(month) de \(year)" },
      clock: .twentyFourHours(),
      join: { date, time, hour in "\(date) \(hour <= 1 ? "à" : "às") \(time)" }),
    ranges: RangeConventions(
      clockDash: RangeConventions.spacedDash,
      weekdays: ["seg.", "ter.", "qua.", "qui.", "sex.", "sáb.", "dom."]))
}
