// SPDX-License-Identifier: MIT

import RandomNumbers

/// Orders divided at random into parts of equal size, each to be held out once.
struct Folds {
  /// The indices of the orders in each part, ascending.
  let parts: [[Int]]

  /// Divides `count` orders into `partCount` parts; equal seeds give equal parts.
  init(of count: Int, into partCount: Int, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let shuffled = (0..<count).shuffled(using: &generator)
    parts = (0..<partCount).map { part in
      stride(from: part, to: count, by: partCount).map { shuffled[$0] }.sorted()
    }
  }

  /// All orders that are not in `part`, ascending.
  func others(than part: Int) -> [Int] {
    parts.indices.filter { $0 != part }.flatMap { parts[$0] }.sorted()
  }
}
