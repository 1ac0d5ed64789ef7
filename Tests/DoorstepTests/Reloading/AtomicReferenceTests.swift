// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

@testable import Doorstep

@Suite struct `An atomic reference` {
  /// Two numbers that belong together, and a count of the objects that there are.
  private final class Pair: Sendable {
    static let alive = Atomic(0)
    let one: Int
    let other: Int

    init(_ number: Int) {
      (one, other) = (number, -number)
      Self.alive.wrappingAdd(1, ordering: .relaxed)
    }

    deinit { Self.alive.wrappingSubtract(1, ordering: .relaxed) }
  }

  @Test func `shows whole objects to all threads, and keeps the last one alone`() {
    do {
      let reference = AtomicReference(Pair(0))
      let isDone = Atomic(false)
      let broken = Atomic(0)
      let read = Atomic(0)
      let group = DispatchGroup()
      for _ in 0..<6 {
        group.enter()
        Thread.detachNewThread {
          var last = 0
          repeat {
            let pair = reference.value
            if pair.one != -pair.other || pair.one < last {
              broken.wrappingAdd(1, ordering: .relaxed)
            }
            last = pair.one
            read.wrappingAdd(1, ordering: .relaxed)
          } while !isDone.load(ordering: .acquiring)
          group.leave()
        }
      }
      for number in 1...2000 { reference.replace(with: Pair(number)) }
      isDone.store(true, ordering: .releasing)
      group.wait()
      #expect(broken.load(ordering: .relaxed) == 0)
      #expect(read.load(ordering: .relaxed) >= 6)
      #expect(reference.value.one == 2000)
      #expect(Pair.alive.load(ordering: .relaxed) == 1)
    }
    // The threads that read hold the reference until they are gone.
    for _ in 0..<1000 where Pair.alive.load(ordering: .relaxed) > 0 { usleep(1000) }
    #expect(Pair.alive.load(ordering: .relaxed) == 0)
  }
}
