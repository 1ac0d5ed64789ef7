// SPDX-License-Identifier: MIT

import Synchronization

/// Leaves an engine alone that fails again and again, so that nobody waits for what will not come.
///
/// After so many failures in a row it is open: nothing is asked until the pause is over. Then one question
/// is let through as a probe. If it is answered all goes on as before; if not, the pause is twice as long,
/// up to 16 times the first.
package final class CircuitBreaker: Sendable {
  /// Whether the engine is asked.
  package enum State: Hashable, Sendable {
    /// It is; `failures` are those in a row up to now.
    case closed(failures: Int)
    /// It is not, before `until`.
    case open(until: ContinuousClock.Instant)
    /// One question is on its way, and decides.
    case probing
  }

  /// The right to ask one question, given back with how it ended.
  package struct Permit: Sendable {
    fileprivate let isProbe: Bool
  }

  /// How a question ended.
  package enum Outcome: Hashable, Sendable {
    /// The engine answered, if only that there is no way.
    case answered
    /// It did not, or not what was asked.
    case failed
    /// Nobody waited for the answer any more, which says nothing about the engine.
    case abandoned
  }

  private struct Record {
    var state = State.closed(failures: 0)
    /// How often the last pauses were followed by another failure.
    var doublings = 0
  }

  private static let mostDoublings = 4

  private let record = Mutex(Record())
  private let mostFailures: Int
  private let pause: Duration
  private let now: @Sendable () -> ContinuousClock.Instant

  /// A breaker that opens for `pause` after `mostFailures` in a row, at least 1.
  package init(
    mostFailures: Int, pause: Duration,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.mostFailures = max(1, mostFailures)
    self.pause = pause
    self.now = now
  }

  /// Whether the engine is asked.
  package var state: State { record.withLock(\.state) }

  /// Asks for the right to ask the engine; nil when it is left alone.
  package func permit() -> Permit? {
    let now = now()
    return record.withLock { record in
      switch record.state {
      case .closed: return Permit(isProbe: false)
      case .probing: return nil
      case .open(let until):
        guard until <= now else { return nil }
        record.state = .probing
        return Permit(isProbe: true)
      }
    }
  }

  /// Gives `permit` back.
  ///
  /// Of questions that were on their way when it opened only the probe counts.
  package func end(_ permit: Permit, _ outcome: Outcome) {
    let now = now()
    record.withLock { record in
      switch (record.state, outcome) {
      case (.closed, .answered): record.state = .closed(failures: 0)
      case (.closed(let failures), .failed):
        record.state =
          failures + 1 < mostFailures
          ? .closed(failures: failures + 1) : .open(until: now + pause)
      case (.probing, .answered) where permit.isProbe: record = Record()
      case (.probing, .failed) where permit.isProbe:
        record.doublings = min(record.doublings + 1, Self.mostDoublings)
        record.state = .open(until: now + pause * (1 << record.doublings))
      // The next one may try at once.
      case (.probing, .abandoned) where permit.isProbe: record.state = .open(until: now)
      default: break
      }
    }
  }
}
