// SPDX-License-Identifier: MIT

import Schedules

/// A minute of Unix time.
///
/// The operators of expressions tell time by the minute, as people read it from a clock. So what they say changes
/// at whole minutes only, and how long an answer holds is found by looking at the few minutes to come.
struct MinuteOfTime: Hashable, Comparable, Sendable {
  /// Whole minutes since 1970-01-01T00:00Z.
  let number: Int64

  init(number: Int64) {
    self.number = number
  }

  /// The minute that contains `instant`.
  init(of instant: Instant) {
    let (quotient, remainder) = instant.secondsSince1970.quotientAndRemainder(dividingBy: 60)
    number = remainder < 0 ? quotient - 1 : quotient
  }

  /// Its first second.
  var start: Instant { Instant(secondsSince1970: 0).advanced(byMinutes: number) }

  /// The minute after this one.
  var next: MinuteOfTime { MinuteOfTime(number: number + 1) }

  static func < (one: MinuteOfTime, other: MinuteOfTime) -> Bool { one.number < other.number }
}

extension Instant {
  /// The instant so many minutes later, at the end of what can be told beyond that.
  fileprivate func advanced(byMinutes minutes: Int64) -> Instant {
    let (seconds, overflows) = minutes.multipliedReportingOverflow(by: 60)
    return advanced(bySeconds: overflows ? (minutes < 0 ? .min : .max) : seconds)
  }
}
