// SPDX-License-Identifier: MIT

import Glibc

/// The clock of deadlines, which the interface names: CLOCK_MONOTONIC.
enum MonotonicClock {
  static func nanoseconds() -> Int64 { read(CLOCK_MONOTONIC) }

  /// The same as it was at the last tick of the system, which costs a fifth.
  static func coarseNanoseconds() -> Int64 { read(CLOCK_MONOTONIC_COARSE) }

  /// How long a tick of the system is at most, in nanoseconds.
  static let coarseTick: Int64 = {
    var tick = timespec()
    // As for reading the clock.
    unsafe clock_getres(CLOCK_MONOTONIC_COARSE, &tick)
    return Int64(tick.tv_sec) * 1_000_000_000 + Int64(tick.tv_nsec)
  }()

  private static func read(_ clock: clockid_t) -> Int64 {
    var now = timespec()
    // Fails only for a clock that the system does not have, and every Linux has these.
    unsafe clock_gettime(clock, &now)
    return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
  }

  /// When `limit` will have passed; never 0, which would be no deadline at all.
  static func nanoseconds(after limit: AnswerLimit) -> Int64 {
    add(limit.nanoseconds, to: nanoseconds())
  }

  /// When `duration` will have passed; never 0.
  static func nanoseconds(after duration: Duration) -> Int64 {
    nanoseconds(after: AnswerLimit(duration))
  }

  /// The instant so many nanoseconds after `instant`, 1 to the last that there is.
  static func add(_ nanoseconds: Int64, to instant: Int64) -> Int64 {
    let (sum, overflows) = instant.addingReportingOverflow(nanoseconds)
    return overflows ? (nanoseconds < 0 ? 1 : .max) : max(1, sum)
  }
}
