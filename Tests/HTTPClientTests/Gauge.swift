// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Counts who is inside at once.
final class Gauge: Sendable {
  private let counts = Mutex((now: 0, most: 0))

  /// The most that were inside at once.
  var most: Int { counts.withLock(\.most) }

  func enter() {
    counts.withLock {
      $0.now += 1
      $0.most = max($0.most, $0.now)
    }
  }

  func leave() { counts.withLock { $0.now -= 1 } }

  /// Stays inside for a moment, so that others would be seen.
  func waitUntilSomebodyElseCould() { Thread.sleep(forTimeInterval: 0.01) }
}
