// SPDX-License-Identifier: MIT

/// SplitMix64 (Steele, Lea, Flood 2014, doi:10.1145/2714064.2660195): the same numbers from the same seed on every
/// machine, so that what was generated can be generated again.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Starts the sequence that belongs to `seed`.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 pseudo-random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
