// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Testing
import ZoneGeometry
import ZoneIndexing

/// What `make races` runs under ThreadSanitizer, which sees races that do no harm by luck.
///
/// Threads, not tasks: every switch of tasks orders what came before and after it, also when they
/// share nothing, and so hides races.
@Suite struct `Concurrent readers` {
  /// An index with the answers that belong to it.
  private struct Release: Sendable {
    let index: ZoneIndex
    let places: [Coordinate]
    let answers: [[Int]]

    init(_ family: ZoneFamily, seed: UInt64) throws {
      let trial = try ExactTrial(family, seed: seed)
      var hard = trial.places
      places = hard.places(100)
      answers = places.map(trial.index.zones)
      index = trial.index
    }

    var wrongAnswers: Int {
      zip(places, answers).count { index.zones(containing: $0) != $1 }
    }
  }

  /// A value that threads share under a lock.
  private final class Shared<Value: Sendable>: @unchecked Sendable {
    // SAFETY: `value` is only touched under `lock`. ThreadSanitizer does not see into the slow path
    // of a `Mutex`, and would report races that are none.
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func get() -> Value { lock.withLock { value } }

    func change(_ body: (inout Value) -> Void) { lock.withLock { body(&value) } }
  }

  /// Runs `body` on `count` threads at once, and waits for them.
  private func run(threads count: Int, _ body: @escaping @Sendable (_ thread: Int) -> Void) {
    let running = DispatchGroup()
    for number in 0..<count {
      running.enter()
      Thread {
        body(number)
        running.leave()
      }.start()
    }
    running.wait()
  }

  @Test(arguments: [ZoneFamily.tiles, .mixture, .deepStack])
  func `find in one index what one reader finds`(family: ZoneFamily) throws {
    let release = try Release(family, seed: 3)
    let finished = Shared<[Int]>([])
    run(threads: 8) { _ in
      let wrong = release.wrongAnswers + release.wrongAnswers
      finished.change { $0.append(wrong) }
    }
    #expect(finished.get() == Array(repeating: 0, count: 8))
  }

  @Test func `never find anything between two indexes that are swapped`() throws {
    let current = Shared(try Release(.tiles, seed: 0))
    let finished = Shared<[Int]>([])
    let swaps = Shared(0)
    let writers = Shared(2)
    run(threads: 6) { thread in
      if thread < 2 {
        defer { writers.change { $0 -= 1 } }
        for seed in 1...UInt64(20) {
          let family = seed % 2 == UInt64(thread) ? ZoneFamily.mixture : .tiles
          guard let next = try? Release(family, seed: seed) else { return }
          current.change { $0 = next }
          swaps.change { $0 += 1 }
        }
      } else {
        // As long as there are new indexes, and once more.
        var wrong = 0
        var isLast = false
        while !isLast {
          isLast = writers.get() == 0
          wrong += current.get().wrongAnswers
        }
        finished.change { $0.append(wrong) }
      }
    }
    #expect(finished.get() == Array(repeating: 0, count: 4))
    #expect(swaps.get() == 40)
  }
}
