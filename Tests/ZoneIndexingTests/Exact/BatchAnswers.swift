// SPDX-License-Identifier: MIT

import TestSupport
import ZoneGeometry
import ZoneIndexing

/// What the batch interface says, in as many batches as rooms of random size make of it.
struct BatchAnswers {
  private var generator: SeededGenerator
  /// All zones found, and where those of each place end.
  private var zones: [UInt32] = []
  private var ends: [Int] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: ~seed)
  }

  /// The zones of the place at `index` of those last asked about.
  func zones(at index: Int) -> [Int] {
    zones[(index == 0 ? 0 : ends[index - 1])..<ends[index]].map { Int($0) }
  }

  /// Asks about all `places`.
  mutating func ask(_ index: ZoneIndex, about places: [Coordinate]) {
    zones.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    var room = Int.random(in: 0...2 * places.count, using: &generator)
    while ends.count < places.count {
      let batch = Array(places[ends.count...].prefix(room + 1))
      var found = [UInt32](repeating: .max, count: room)
      var foundEnds = [UInt32](repeating: .max, count: batch.count)
      var foundSpan = found.mutableSpan
      var endSpan = foundEnds.mutableSpan
      let (answered, count) = index.findZones(
        containing: batch.span, into: &foundSpan, ends: &endSpan)
      ends += foundEnds[..<answered].map { zones.count + Int($0) }
      zones += found[..<count]
      // The zones of the next place did not fit.
      if answered < batch.count { room = 2 * room + 1 }
    }
  }
}
