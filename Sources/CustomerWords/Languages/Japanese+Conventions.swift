// SPDX-License-Identifier: MIT

extension Japanese {
  /// How figures are written in Japanese, by BCP 47 tag in lower case.
  static let conventions: [String: Conventions] = [
    "ja": Conventions(
      plural: .invariable, numbers: NumberConventions(decimal: ".", group: ","),
      money: MoneyConventions(order: .signFirst, signs: ["CNY": "元", "JPY": "￥", "USD": "$"]),
      measures: MeasureConventions(
        minute: [.other: "#分"], hour: [.other: "#時間"], day: [.other: "#日"], separator: ""),
      calendar: CalendarConventions(
        months: (1...12).map { "\($0)月" },
        weekdays: ["月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日"],
        neighbours: [-1: "昨日", 0: "今日", 1: "明日", 2: "明後日"],
        dayInYear: { _, month, day in "\(month)\(day)日" },
        dayOfYear: { year, month, day in "\(year)年\(month)\(day)日" },
        clock: .twentyFourHours(isPadded: false), join: { date, time, _ in date + time }),
      ranges: RangeConventions(
        dash: "～", minutes: " 分", clockDash: "～",
        clock: .twentyFourHours(separator: "時", isPadded: false), time: "分",
        weekdays: ["月", "火", "水", "木", "金", "土", "日"]))
  ]
}
