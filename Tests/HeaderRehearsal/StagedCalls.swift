// SPDX-License-Identifier: MIT

import JSONDocument

/// The closures of a scenario: it remembers their calls, and ends each when a step says so.
///
/// A call ignores its cancellation, as the worst closure would.
@MainActor
final class StagedCalls {
  /// A call that runs or has run.
  private struct Call {
    let closure: String
    let task: Task<Void, Never>?
    var continuation: CheckedContinuation<ScenarioOutcome, Never>?
  }

  private var calls: [Call] = []
  private var news: [JSON] = []

  /// The calls since this was last read.
  func takeNews() -> [JSON] {
    defer { news = [] }
    return news
  }

  /// Notes a call of `closure`.
  func note(_ closure: String, _ details: JSON.Object) {
    var entry: JSON.Object = ["closure": .string(closure)]
    entry.appendNew(details)
    news.append(.object(entry))
  }

  /// Waits, in `task`, until a step settles this call of `closure`; `began` is called once it can be settled.
  func wait(
    _ closure: String, in task: Task<Void, Never>?, began: () -> Void
  ) async -> ScenarioOutcome {
    await withCheckedContinuation { continuation in
      calls.append(Call(closure: closure, task: task, continuation: continuation))
      began()
    }
  }

  /// Whether `task` waits for a step to settle its call.
  func holds(_ task: Task<Void, Never>) -> Bool {
    calls.contains { $0.task == task && $0.continuation != nil }
  }

  /// Ends call `number` of `closure`, counted from 1, the newest when nil; one that has ended stays as it is.
  ///
  /// - Returns: Whether it had been cancelled.
  func settle(_ closure: String, _ number: Int?, _ outcome: ScenarioOutcome) throws -> Bool {
    let indices = calls.indices.filter { calls[$0].closure == closure }
    let position = (number ?? indices.count) - 1
    guard indices.indices.contains(position) else {
      throw ScenarioError("there is no call \(number ?? 1) of \(closure) to settle")
    }
    let index = indices[position]
    let continuation = calls[index].continuation
    calls[index].continuation = nil
    continuation?.resume(returning: outcome)
    return calls[index].task?.isCancelled ?? false
  }
}
