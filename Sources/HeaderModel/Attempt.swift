// SPDX-License-Identifier: MIT

/// One pick that has to wait for an answer, from the tap to its outcome.
///
/// It settles once. Whoever awaits the outcome gets it then, even if the closure that was asked
/// ignores its cancellation or never returns.
@MainActor
package final class Attempt {
  /// The task that asks.
  package var work: Task<Void, Never>?

  private var settled: PickOutcome?
  private var waiting: [CheckedContinuation<PickOutcome, Never>] = []

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
