// SPDX-License-Identifier: MIT

import Glibc

/// The normal distribution of mean 0 and variance 1.
enum StandardNormal {
  /// The quantile of 0.9, Φ⁻¹(0.9); that of 0.1 is its negative.
  static let ninetyPercent = 1.281_551_565_544_600_4

  /// The z below which the share `probability`, between 0 and 1, lies.
  ///
  /// By Newton's steps from 0. Φ is concave above 0 and convex below, so that no step goes too far.
  static func quantile(_ probability: Double) -> Double {
    guard probability > 0, probability < 1 else { return probability > 0 ? .infinity : -.infinity }
    var z = 0.0
    for _ in 0..<60 {
      let step = (probability - 0.5 * erfc(-z / 2.0.squareRoot())) / density(z)
      z += step
      if abs(step) < 1e-12 { break }
    }
    return z
  }

  private static func density(_ z: Double) -> Double {
    exp(-z * z / 2) / (2 * Double.pi).squareRoot()
  }
}
