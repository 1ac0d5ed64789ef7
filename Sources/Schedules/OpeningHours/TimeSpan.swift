// SPDX-License-Identifier: MIT

/// A span of a day on the clock.
struct TimeSpan: Hashable, Sendable {
  /// Minutes of a day on the clock.
  static let minutesPerDay = 1440
  /// The latest end: midnight after the next day.
  static let latestEnd = 2 * minutesPerDay
  /// From midnight to midnight.
  static let wholeDay = Self(from: .clock(0), to: .clock(minutesPerDay), isOpenEnded: false)

  /// The beginning as written, from 00:00 to 23:59.
  let from: DayTime
  /// The end as written, up to `latestEnd`; one that is not after the beginning is on the next day.
  let to: DayTime
  /// Whether it may last longer than until its end (`17:00+`).
  let isOpenEnded: Bool
  /// Every how many minutes there is a point in time that is meant, from the first to the last of which it is
  /// open; nothing for any time.
  var step: Int?

  /// The first minute, counted from midnight.
  var start: Int { from.minutes }

  /// The minute after the last, counted from the midnight before `start`.
  var end: Int { to.minutes > start ? to.minutes : to.minutes + Self.minutesPerDay }
}

extension TimeSpan: CustomStringConvertible {
  /// Whether it says from when on only.
  var isFromOn: Bool { isOpenEnded && to == .clock(Self.minutesPerDay) }

  var description: String {
    isFromOn ? "\(from)+" : "\(from)-\(to)\(isOpenEnded ? "+" : "")\(stepText)"
  }

  private var stepText: String {
    step.map { "/\(DayTime.clock($0))" } ?? ""
  }
}
