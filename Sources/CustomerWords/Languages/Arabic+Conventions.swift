// SPDX-License-Identifier: MIT

extension Arabic {
  /// How figures are written in Arabic, by BCP 47 tag in lower case.
  static let conventions: [String: Conventions] = [
    "ar": arabic,
    "ar-eg": eastern,
    "ar-sa": eastern,
    "ar-ma": arabic.with {
      $0.numbers = NumberConventions(decimal: ",", group: ".")
      $0.calendar.months = moroccanMonths
      $0.calendar.clock = .twentyFourHours()
    },
  ]

  private static let arabic = Conventions(
    isRightToLeft: true, plural: .arabic, numbers: NumberConventions(decimal: ".", group: ","),
    money: MoneyConventions(
      order: .amountFirst,
      signs: [
        "AED": "د.إ.\u{200F}", "AUD": "AU$", "BHD": "د.ب.\u{200F}", "DZD": "د.ج.\u{200F}",
        "EGP": "ج.م.\u{200F}", "GBP": "UK£", "IQD": "د.ع.\u{200F}", "JOD": "د.أ.\u{200F}",
        "KWD": "د.ك.\u{200F}", "LBP": "ل.ل.\u{200F}", "MAD": "د.م.\u{200F}", "OMR": "ر.ع.\u{200F}",
        "QAR": "ر.ق.\u{200F}", "SAR": "ر.س.\u{200F}", "TND": "د.ت.\u{200F}",
      ],
      mark: "\u{200F}", minus: "\u{200E}-"),
    measures: MeasureConventions(
      meter: "# متر", kilometer: "# كم", gram: "# غرام", kilogram: "# كغم",
      minute: [
        .one: "دقيقة واحدة", .two: "دقيقتين", .few: "# دقائق", .other: "# دقيقة",
      ],
      hour: [.one: "ساعة واحدة", .two: "ساعتين", .few: "# ساعات", .other: "# ساعة"],
      day: [.one: "يوم واحد", .two: "يومين", .few: "# أيام", .many: "# يومًا", .other: "# يوم"],
      separator: " و"),
    calendar: CalendarConventions(
      months: [
        "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
        "نوفمبر", "ديسمبر",
      ],
      weekdays: [
        "يوم الاثنين", "يوم الثلاثاء", "يوم الأربعاء", "يوم الخميس", "يوم الجمعة", "يوم السبت",
        "يوم الأحد",
      ],
      neighbours: [-1: "أمس", 0: "اليوم", 1: "غدًا", 2: "بعد الغد"],
      dayInYear: { _, month, day in "يوم \(day) \(month)" },
      dayOfYear: { year, month, day in "يوم \(day) \(month) \(year)" },
      clock: .twelveHours(am: "ص", pm: "م"), join: { date, time, _ in "\(date) الساعة \(time)" }),
    ranges: RangeConventions(
      minutes: " د", clockDashAcrossNoon: RangeConventions.spacedDash,
      weekdays: ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"],
      dayJoin: "، "))

  /// With the digits of the Arabic east.
  private static let eastern = arabic.with {
    $0.numbers = NumberConventions(decimal: "٫", group: "٬", zero: "٠")
    $0.money.minus = "\u{61C}-"
  }

  private static let moroccanMonths = [
    "يناير", "فبراير", "مارس", "أبريل", "ماي", "يونيو", "يوليوز", "غشت", "شتنبر", "أكتوبر", "نونبر",
    "دجنبر",
  ]
}
