// SPDX-License-Identifier: MIT

/// How long before a delivery: a stretch of time, or a time of day some days before.
public struct Notice: Hashable, Sendable {
  /// The two ways to say it.
  enum Form: Hashable, Sendable {
    /// So many seconds that really pass, whatever clocks do.
    case seconds(Int64)
    /// At a time on the clock, so many days before the day of the delivery.
    case days(Int, time: CivilTime, count: DayCount)
  }

  let form: Form

  /// The longest notice: ten years.
  public static let longestDays = 3660

  private init(_ form: Form) {
    self.form = form
  }

  /// `minutes` before; they are counted as they pass, so that midnight and changes of clocks do not matter.
  ///
  /// - Throws: When `minutes` is negative or more than ten years.
  public static func minutes(_ minutes: Int) throws(BookingError) -> Self {
    try check(minutes, atMost: longestDays * 1440, as: "minutes")
    return Self(.seconds(Int64(minutes) * 60))
  }

  /// At `time` on the clock, `days` before the day on which the delivery is; 0 is that day.
  ///
  /// - Throws: When `days` is negative or more than ten years.
  public static func days(
    _ days: Int, at time: CivilTime, count: DayCount = .calendarDays
  ) throws(BookingError) -> Self {
    try check(days, atMost: longestDays, as: "days")
    return Self(.days(days, time: time, count: count))
  }

  static func check(_ number: Int, atMost limit: Int, as unit: String) throws(BookingError) {
    guard (0...limit).contains(number) else {
      throw BookingError(
        reason: .outOfRange, found: "\(number)", expected: "0 to \(limit) \(unit)")
    }
  }
}
