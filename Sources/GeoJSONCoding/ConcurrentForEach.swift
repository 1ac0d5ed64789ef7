// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// Hands what `transform` makes of each number below `count`, worked out on all cores, to `body`: in
/// order, and as soon as all before it were handed over.
///
/// - Throws: The error for the lowest number, as a loop would; numbers above it may be left out.
func concurrentForEach<Output: Sendable>(
  _ count: Int, _ transform: @Sendable (Int) throws -> Output, _ body: (Output) -> Void
) throws {
  // Waking the other threads takes longer than a small piece of work.
  guard count > 1 else { return try (0..<count).forEach { body(try transform($0)) } }
  let queue = Mutex(OutputQueue<Output>())
  let lowestFailure = Atomic(count)
  withoutActuallyEscaping(body) { body in
    // SAFETY: it is called under the lock of the queue, while this function waits.
    nonisolated(unsafe) let body = body
    DispatchQueue.concurrentPerform(iterations: count) { index in
      guard index < lowestFailure.load(ordering: .relaxed) else { return }
      let result = Result { try transform(index) }
      if case .failure = result { lowestFailure.min(index, ordering: .relaxed) }
      queue.withLock { queue in
        queue.add(result, at: index)
        while let output = queue.next() { unsafe body(output) }
      }
    }
  }
  if let failure = queue.withLock({ $0.failure }) { throw failure }
}

/// What is worked out, on its way into order.
private struct OutputQueue<Output> {
  /// What came before its turn.
  private var waiting: [Int: Result<Output, any Error>] = [:]
  private var nextIndex = 0
  /// The first error, behind which nothing follows.
  private(set) var failure: (any Error)?

  mutating func add(_ result: Result<Output, any Error>, at index: Int) {
    waiting[index] = result
  }

  /// The output whose turn it is, if it is there.
  mutating func next() -> Output? {
    guard failure == nil, let result = waiting.removeValue(forKey: nextIndex) else { return nil }
    nextIndex += 1
    switch result {
    case .success(let output): return output
    case .failure(let error):
      failure = error
      return nil
    }
  }
}
