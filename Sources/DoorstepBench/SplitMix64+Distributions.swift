// SPDX-License-Identifier: MIT

import Glibc
import RandomNumbers

extension SplitMix64 {
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
