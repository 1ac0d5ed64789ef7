// SPDX-License-Identifier: MIT

import Glibc

extension Double {
  /// The nearest number with so many decimal places.
  func rounded(toPlaces places: Int) -> Double {
    let scale = pow(10, Double(places))
    return (self * scale).rounded() / scale
  }
}
