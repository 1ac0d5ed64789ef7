// SPDX-License-Identifier: MIT

/// SplitMix64 (Steele, Lea, Flood 2014, doi:10.1145/2714064.2660195).
struct SplitMix {
  var state: UInt64

  /// A number from 0 up to 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) / 9_007_199_254_740_992
  }
}
