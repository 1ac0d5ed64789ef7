// SPDX-License-Identifier: MIT

import Schedules

/// The minutes that an ordinary order takes, by hour and weekday.
public struct BaseTimes: Hashable, Sendable {
  /// The hours of the day for which minutes are given, ascending, 0 to 24; between them minutes are
  /// interpolated.
  public let hours: [Double]
  /// The minutes at each hour: of each weekday from Monday on, or once for all of them.
  public let minutes: [[Double]]

  /// Creates base times.
  ///
  /// - Precondition: `minutes` has one row or seven, each with a value for each of `hours`.
  public init(hours: [Double], minutes: [[Double]]) {
    precondition(minutes.count == 1 || minutes.count == 7, "one row, or one for each weekday")
    self.hours = hours
    self.minutes = minutes
  }

  /// Whether weekdays differ.
  public var isByWeekday: Bool { minutes.count == 7 }

  /// The row of `minutes` that is about `weekday`.
  func row(of weekday: Weekday) -> Int { isByWeekday ? weekday.rawValue - 1 : 0 }
}
