// SPDX-License-Identifier: MIT

import Glibc

/// SplitMix64 (Steele, Lea, Flood 2014, doi:10.1145/2714064.2660195).
struct SplitMix {
  var state: UInt64

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to 1.
  mutating func unit() -> Double {
    Double(next() >> 11) / 9_007_199_254_740_992
  }

  /// A number in `range`.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  /// An index below `count`, which must be positive.
  mutating func index(below count: Int) -> Int {
    min(Int(Double(count) * unit()), count - 1)
  }

  /// A number of the standard normal distribution (Box, Muller 1958,
  /// doi:10.1214/aoms/1177706645).
  mutating func gaussian() -> Double {
    let radius = (-2 * log(1 - unit())).squareRoot()
    return radius * cos(2 * Double.pi * unit())
  }
}
