// SPDX-License-Identifier: MIT

import Glibc

/// The clock of deadlines, which the interface names: CLOCK_MONOTONIC.
enum MonotonicClock {
  static func nanoseconds() -> Int64 {
    var now = timespec()
    // Fails only for a clock that the system does not have, and every Linux has this one.
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
  }

  /// When `timeout` will have passed; never 0, which would be no deadline at all.
  static func nanoseconds(after timeout: Duration) -> Int64 {
    let (seconds, attoseconds) = timeout.components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflows else { return .max }
    let (sum, sumOverflows) = nanoseconds().addingReportingOverflow(whole)
    let (deadline, deadlineOverflows) = sum.addingReportingOverflow(attoseconds / 1_000_000_000)
    return sumOverflows || deadlineOverflows ? .max : max(1, deadline)
  }
}
