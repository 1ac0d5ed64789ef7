// SPDX-License-Identifier: MIT

/// How long an answer is worth waiting for, ready to be added to a clock.
package struct AnswerLimit: Hashable, Sendable {
  /// The same as it was given.
  package let duration: Duration
  /// In nanoseconds, as many as there can be.
  let nanoseconds: Int64

  /// Takes over `duration`.
  package init(_ duration: Duration) {
    self.duration = duration
    let (seconds, attoseconds) = duration.components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, sumOverflows) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
    nanoseconds = overflows || sumOverflows ? (seconds < 0 ? .min : .max) : sum
  }
}

/// When nobody waits for an answer any more.
package struct AnswerDeadline: Sendable {
  /// How long it was waited for in all.
  let limit: AnswerLimit
  /// What CLOCK_MONOTONIC shows then; never 0, which would be no deadline at all.
  let nanoseconds: Int64
  private let isRough: Bool

  /// So long from now on.
  ///
  /// In this process, where nothing stops a plug-in, the coarse clock is good enough for a limit of many of its
  /// ticks, and costs a fifth. The deadline is then up to a tick late, and never early.
  init(in limit: AnswerLimit) {
    self.limit = limit
    isRough = limit.nanoseconds > 10 * MonotonicClock.coarseTick
    let now =
      isRough
      ? MonotonicClock.coarseNanoseconds() + MonotonicClock.coarseTick
      : MonotonicClock.nanoseconds()
    nanoseconds = MonotonicClock.add(limit.nanoseconds, to: now)
  }

  /// How long it took until now, when that is longer than it should; to a tick, where that was good enough.
  var excess: Duration? {
    let now = isRough ? MonotonicClock.coarseNanoseconds() : MonotonicClock.nanoseconds()
    guard now > nanoseconds else { return nil }
    return limit.duration + .nanoseconds(now - nanoseconds)
  }
}
