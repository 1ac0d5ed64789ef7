// SPDX-License-Identifier: MIT

import Schedules

extension Conventions {
  /// An instant as the answer to "when?": "tomorrow at 6:30 PM", "on Friday", "6:30 PM".
  ///
  /// Days next to `today` have names, days up to six later are told by weekday, others by date; the
  /// year stands where it is not that of `today`, or where that is not known.
  func when(
    _ moment: CivilDateTime, today: CivilDate?, tellsDate: Bool, tellsTime: Bool
  ) -> String {
    let time = moment.time
    guard tellsDate else { return clock(time) }
    let day = day(moment.date, today: today)
    guard tellsTime else { return day }
    return calendar.join(day, clock(time), hourOnFace(time.hour))
  }

  private func day(_ date: CivilDate, today: CivilDate?) -> String {
    let month = calendar.months[date.month - 1]
    guard let today else {
      return numbers.localized(calendar.dayOfYear(date.year, month, date.day))
    }
    let daysLater = date.daysSince1970 - today.daysSince1970
    if let name = calendar.neighbours[daysLater] { return name }
    if (2...6).contains(daysLater), !calendar.weekdays.isEmpty {
      return calendar.weekdays[date.weekday.daysFromMonday]
    }
    let day = date.year == today.year ? calendar.dayInYear : calendar.dayOfYear
    return numbers.localized(day(date.year, month, date.day))
  }

  private func clock(_ time: CivilTime) -> String {
    self.time(time, on: calendar.clock, tellsHalf: true)
  }

  /// A time of day on `clock`; which half of the day it is in is told only if `tellsHalf`.
  func time(_ time: CivilTime, on clock: CalendarConventions.Clock, tellsHalf: Bool) -> String {
    let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
    switch clock {
    case .twentyFourHours(let separator, let isPadded):
      let padding = isPadded && time.hour < 10 ? "0" : ""
      return numbers.localized("\(padding)\(time.hour)\(separator)\(minute)")
    case .twelveHours(let am, let pm):
      let half = tellsHalf ? "\u{A0}" + (time.hour < 12 ? am : pm) : ""
      return numbers.localized("\((time.hour + 11) % 12 + 1):\(minute)") + half
    }
  }

  /// The hour that a clock shows: 6 or 18.
  private func hourOnFace(_ hour: Int) -> Int {
    if case .twelveHours = calendar.clock { return (hour + 11) % 12 + 1 }
    return hour
  }
}

extension Weekday {
  /// 0 on Monday, 6 on Sunday.
  fileprivate var daysFromMonday: Int { rawValue - Weekday.monday.rawValue }
}
