// SPDX-License-Identifier: MIT

/// A span of a day on the clock, in minutes after midnight.
struct TimeSpan: Hashable, Sendable {
  /// The latest end: midnight after the next day.
  static let latestEnd = 2 * DaySchedule.length
  /// From midnight to midnight.
  static let wholeDay = Self(start: 0, end: DaySchedule.length, isOpenEnded: false)

  /// The first minute, 0 to 1439.
  let start: Int
  /// The minute after the last, up to `latestEnd`; beyond 1440 on the next day.
  let end: Int
  /// Whether it may last longer than until `end` (`17:00+`).
  let isOpenEnded: Bool
}

extension TimeSpan: CustomStringConvertible {
  /// The span in its normal spelling: an end on the next day before the span's start is written as that
  /// day's clock shows it.
  var description: String {
    if isOpenEnded && end == DaySchedule.length { return "\(Self.clock(start))+" }
    let isShortWrap = end > DaySchedule.length && end - DaySchedule.length <= start
    let shownEnd = isShortWrap ? end - DaySchedule.length : end
    return "\(Self.clock(start))-\(Self.clock(shownEnd))\(isOpenEnded ? "+" : "")"
  }

  private static func clock(_ minutes: Int) -> String {
    "\(Decimal.padded(minutes / 60, to: 2)):\(Decimal.padded(minutes % 60, to: 2))"
  }
}
