// SPDX-License-Identifier: MIT

extension Spanish {
  /// How figures are written in Spanish, by BCP 47 tag in lower case.
  static let conventions: [String: Conventions] = [
    "es": spanish,
    "es-mx": american.with { $0.money.signs["MXN"] = "$" },
    "es-us": american.with {
      $0.money.signs["USD"] = "$"
      $0.money.signs["JPY"] = "¥"
      $0.measures.system = .unitedStates
    },
  ]

  private static let spanish = Conventions(
    plural: .oneAndMillions,
    numbers: NumberConventions(decimal: ",", group: ".", digitsBeforeGroup: 2),
    money: MoneyConventions(
      order: .amountFirst,
      signs: [
        "AUD": "AUD", "BRL": "BRL", "CAD": "CAD", "CNY": "CNY", "GBP": "GBP", "HKD": "HKD",
        "ILS": "ILS", "INR": "INR", "JPY": "JPY", "KRW": "KRW", "MXN": "MXN", "NZD": "NZD",
        "TWD": "TWD",
      ]),
    measures: MeasureConventions(day: [.one: "# día", .other: "# días"]),
    calendar: CalendarConventions(
      months: [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
        "octubre", "noviembre", "diciembre",
      ],
      weekdays: [
        "el lunes", "el martes", "el miércoles", "el jueves", "el viernes", "el sábado",
        "el domingo",
      ],
      neighbours: [-1: "ayer", 0: "hoy", 1: "mañana", 2: "pasado mañana"],
      dayInYear: { _, month, day in "el \(day) de \(month)" },
      dayOfYear: { year, month, day in "el \(day) de \(month) de \(year)" },
      clock: .twentyFourHours(isPadded: false),
      join: { date, time, hour in "\(date) a \(hour == 1 ? "la" : "las") \(time)" }),
    ranges: RangeConventions(
      dash: "-", clockDashAcrossNoon: RangeConventions.spacedDash,
      weekdays: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"], dayJoin: ", "))

  private static let american = spanish.with {
    $0.numbers = NumberConventions(decimal: ".", group: ",")
    $0.money.order = .signFirst
    $0.money.signs["EUR"] = "EUR"
    $0.money.signs["USD"] = "USD"
    $0.money.signs["VND"] = "VND"
    $0.calendar.clock = .twelveHours(am: "a.m.", pm: "p.m.")
  }
}
