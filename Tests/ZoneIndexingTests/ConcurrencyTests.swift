// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ZoneGeometry
import ZoneIndexing

/// `make races` runs these under ThreadSanitizer, which sees races that do no harm by luck.
@Suite struct `Concurrent readers` {
  /// An index with the answers that belong to it.
  private struct Release: Sendable {
    let index: ZoneIndex
    let places: [Coordinate]
    let answers: [[Int]]

    init(_ family: ZoneFamily, seed: UInt64) throws {
      let trial = try ExactTrial(family, seed: seed)
      var hard = trial.places
      places = hard.places(300)
      answers = places.map(trial.index.zones)
      index = trial.index
    }

    var isAnsweredRight: Bool {
      zip(places, answers).allSatisfy { index.zones(containing: $0) == $1 }
    }
  }

  /// The release that readers are given, under a lock.
  private final class Current: @unchecked Sendable {
    // SAFETY: `release` is only touched under `lock`. ThreadSanitizer does not see into the slow path
    // of a `Mutex`, and would report races that are none.
    private let lock = NSLock()
    private var release: Release

    init(_ release: Release) { self.release = release }

    func get() -> Release { lock.withLock { release } }

    func set(_ next: Release) { lock.withLock { release = next } }
  }

  @Test(arguments: [ZoneFamily.tiles, .mixture, .deepStack])
  func `find in one index what one reader finds`(family: ZoneFamily) async throws {
    let release = try Release(family, seed: 3)
    let right = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { release.isAnsweredRight } }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(right == 8)
  }

  @Test func `never find anything between two indexes that are swapped`() async throws {
    let current = Current(try Release(.tiles, seed: 0))
    let right = try await withThrowingTaskGroup(of: Int.self) { group in
      for writer in UInt64(0)..<2 {
        group.addTask {
          for seed in 1...UInt64(20) {
            let family = seed % 2 == writer ? ZoneFamily.mixture : .tiles
            current.set(try Release(family, seed: seed))
          }
          return 0
        }
      }
      for _ in 0..<6 {
        group.addTask {
          (0..<50).reduce(into: 0) { right, _ in right += current.get().isAnsweredRight ? 1 : 0 }
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(right == 6 * 50)
  }
}
