// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// What `transform` makes of each number below `count`, in order, worked out on all cores.
///
/// - Throws: The error for the lowest number, as a loop would; numbers above it may be left out.
func concurrentMap<Output: Sendable>(
  _ count: Int, _ transform: @Sendable (Int) throws -> Output
) throws -> [Output] {
  // Waking the other threads takes longer than a small piece of work.
  guard count > 1 else { return try (0..<count).map(transform) }
  let results = Mutex([Result<Output, any Error>?](repeating: nil, count: count))
  let lowestFailure = Atomic(count)
  DispatchQueue.concurrentPerform(iterations: count) { index in
    guard index < lowestFailure.load(ordering: .relaxed) else { return }
    let result = Result { try transform(index) }
    if case .failure = result { lowestFailure.min(index, ordering: .relaxed) }
    results.withLock { $0[index] = result }
  }
  return try results.withLock { results in
    let failure = lowestFailure.load(ordering: .relaxed)
    if failure < count, case .failure(let error)? = results[failure] { throw error }
    return try results.compactMap { try $0?.get() }
  }
}
