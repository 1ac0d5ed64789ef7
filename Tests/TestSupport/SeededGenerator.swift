// SPDX-License-Identifier: MIT

import RandomNumbers

/// The same numbers from the same seed on every machine, so that a failing property test can be run again.
package struct SeededGenerator: RandomNumberGenerator {
  private var numbers: SplitMix64

  /// Starts the sequence that belongs to `seed`.
  package init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
  }

  /// The next 64 pseudo-random bits.
  package mutating func next() -> UInt64 { numbers.next() }
}
