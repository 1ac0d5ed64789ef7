// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import TravelTimes

@Suite("Values used last")
struct LeastRecentlyUsedTests {
  /// The same by a list that is searched: newest last.
  private struct Reference {
    let capacity: Int
    var entries: [(key: Int, value: Int, end: ContinuousClock.Instant)] = []

    mutating func value(for key: Int, at now: ContinuousClock.Instant) -> Int? {
      guard let place = entries.firstIndex(where: { $0.key == key && now < $0.end }) else {
        return nil
      }
      let entry = entries.remove(at: place)
      entries.append(entry)
      return entry.value
    }

    mutating func insert(_ value: Int, for key: Int, until end: ContinuousClock.Instant) {
      entries.removeAll { $0.key == key }
      if entries.count == capacity { entries.removeFirst() }
      entries.append((key, value, end))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `are those of a list that is searched`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let capacity = Int.random(in: 1...8, using: &generator)
    var values = LeastRecentlyUsed<Int, Int>(capacity: capacity)
    var reference = Reference(capacity: capacity)
    var now = ContinuousClock.now
    for step in 0..<2_000 {
      let key = Int.random(in: 0..<12, using: &generator)
      if Bool.random(using: &generator) {
        let end = now + .seconds(Int.random(in: 0...20, using: &generator))
        values.insert(step, for: key, until: end)
        reference.insert(step, for: key, until: end)
      } else {
        #expect(
          values.value(for: key, at: now) == reference.value(for: key, at: now),
          "seed \(seed), step \(step)")
      }
      #expect(values.count == reference.entries.count, "seed \(seed), step \(step)")
      now += .seconds(Int.random(in: 0...1, using: &generator))
    }
  }
}
