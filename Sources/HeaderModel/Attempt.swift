// SPDX-License-Identifier: MIT

import Schedules

/// One pick that has to wait for an answer, from the tap to its outcome.
///
/// It settles once. Whoever awaits the outcome gets it then, even if the closure that was asked
/// ignores its cancellation or never returns.
@MainActor
package final class Attempt {
  /// The task that asks.
  package var work: Task<Void, Never>?

  /// The time for which the order is scheduled if the pick succeeds; nil leaves that as it is.
  let scheduled: Instant?

  private var settled: PickOutcome?
  private var waiting: [CheckedContinuation<PickOutcome, Never>] = []

  init(scheduled: Instant?) {
    self.scheduled = scheduled
  }

  /// Whether the outcome is known.
  var isSettled: Bool { settled != nil }

  /// The outcome, as soon as it is known.
  var outcome: PickOutcome {
    get async {
      if let settled { return settled }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Makes `outcome` known and cancels what still works on another.
  func settle(_ outcome: PickOutcome) {
    guard settled == nil else { return }
    settled = outcome
    work?.cancel()
    for continuation in waiting { continuation.resume(returning: outcome) }
    waiting = []
  }
}
