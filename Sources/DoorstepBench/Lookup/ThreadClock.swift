// SPDX-License-Identifier: MIT

import Glibc

/// The time that the calling thread has run on a core, so that what others do counts less.
enum ThreadClock {
  /// What `body` takes.
  static func nanoseconds(of body: () throws -> Void) rethrows -> Double {
    let start = now
    try body()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return 1e9 * Double(time.tv_sec) + Double(time.tv_nsec)
  }
}
