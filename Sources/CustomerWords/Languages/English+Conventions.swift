// SPDX-License-Identifier: MIT

extension English {
  /// How figures are written in English, by BCP 47 tag in lower case.
  ///
  /// English of no region counts in metres, as most of the world does, but reads the clock and writes
  /// dates as in the United States, as CLDR has it.
  static let conventions: [String: Conventions] = [
    "en": american,
    "en-us": american.with { $0.measures.system = .unitedStates },
    "en-gb": british,
    "en-ie": british.with { $0.measures.system = .metric },
    "en-au": australian,
    "en-nz": australian.with { $0.money.signs = ["NZD": "$"] },
    "en-ca": american.with {
      $0.money.signs = ["CAD": "$"]
      $0.calendar.clock = .twelveHours(am: "a.m.", pm: "p.m.")
      $0.ranges.minutes = " mins"
      $0.ranges.clockDash = "–"
    },
  ]

  private static let american = Conventions(
    plural: .one, numbers: NumberConventions(decimal: ".", group: ","),
    money: MoneyConventions(order: .signFirst, signs: ["USD": "$", "JPY": "¥"]),
    measures: MeasureConventions(day: [.one: "# day", .other: "# days"]),
    calendar: CalendarConventions(
      months: [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ],
      weekdays: [
        "on Monday", "on Tuesday", "on Wednesday", "on Thursday", "on Friday", "on Saturday",
        "on Sunday",
      ],
      neighbours: [-1: "yesterday", 0: "today", 1: "tomorrow"],
      dayInYear: { _, month, day in "on \(month) \(day)" },
      dayOfYear: { year, month, day in "on \(month) \(day), \(year)" },
      clock: .twelveHours(am: "AM", pm: "PM"), join: { date, time, _ in "\(date) at \(time)" }),
    ranges: RangeConventions(
      clockDash: RangeConventions.spacedDash,
      weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]))

  private static let british = american.with {
    $0.money.signs = [:]
    $0.measures.system = .british
    $0.calendar.dayInYear = { _, month, day in "on \(day) \(month)" }
    $0.calendar.dayOfYear = { year, month, day in "on \(day) \(month) \(year)" }
    $0.calendar.clock = .twentyFourHours()
    $0.ranges.minutes = " mins"
    $0.ranges.clockDash = "–"
  }

  private static let australian = british.with {
    $0.money.signs = ["AUD": "$"]
    $0.measures.system = .metric
    $0.calendar.clock = .twelveHours(am: "am", pm: "pm")
    $0.ranges.clockDash = RangeConventions.spacedDash
  }
}
