// SPDX-License-Identifier: MIT

/// An asynchronous closure whose calls the test ends, one by one, in any order and with any result.
///
/// It ignores cancellation, as the worst closure would, and remembers whether it was cancelled.
@MainActor
final class Scripted<Input: Sendable, Output: Sendable> {
  /// What it was called with, in the order of the calls.
  private(set) var calls: [Input] = []
  /// Whether the task of each finished call had been cancelled by then.
  private(set) var wasCancelled: [Int: Bool] = [:]

  private var running: [Int: CheckedContinuation<Output, any Error>] = [:]
  private var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Waits until the test answers this call.
  func callAsFunction(_ input: Input) async throws -> Output {
    let call = calls.count
    calls.append(input)
    defer { wasCancelled[call] = Task.isCancelled }
    return try await withCheckedThrowingContinuation { continuation in
      running[call] = continuation
      for waiter in waiting where waiter.count <= calls.count { waiter.continuation.resume() }
      waiting.removeAll { $0.count <= calls.count }
    }
  }

  /// Waits until there were `count` calls.
  func hasBeenCalled(times count: Int = 1) async {
    guard calls.count < count else { return }
    await withCheckedContinuation { waiting.append((count, $0)) }
  }

  /// Ends a call that runs; calls are numbered from 0.
  func answer(_ call: Int = 0, with result: Result<Output, any Error>) {
    running.removeValue(forKey: call)?.resume(with: result)
  }
}

extension Scripted where Input == Void {
  /// Waits until the test answers this call.
  func callAsFunction() async throws -> Output {
    try await callAsFunction(())
  }
}

extension Scripted where Output == Void {
  /// Ends a call that runs without an error.
  func succeed(_ call: Int = 0) {
    answer(call, with: .success(()))
  }
}
