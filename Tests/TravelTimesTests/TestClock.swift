// SPDX-License-Identifier: MIT

import Synchronization

/// A clock that moves when a test says so.
final class TestClock: Sendable {
  private let time = Mutex(ContinuousClock.now)

  var now: @Sendable () -> ContinuousClock.Instant {
    { [self] in time.withLock(\.self) }
  }

  func advance(by duration: Duration) { time.withLock { $0 += duration } }
}
