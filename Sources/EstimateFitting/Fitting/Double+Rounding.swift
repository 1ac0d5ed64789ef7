// SPDX-License-Identifier: MIT

import Glibc

extension Double {
  /// The nearest number with so many decimal places.
  func rounded(toPlaces places: Int) -> Double {
    let scale = pow(10, Double(places))
    return (self * scale).rounded() / scale
  }

  /// The number with so many digits after the point.
  func text(places: Int) -> String {
    let scaled = (self * [1, 10, 100][places]).rounded()
    let digits = String(Int(abs(scaled)))
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let sign = scaled < 0 ? "-" : ""
    return places == 0
      ? sign + padded : "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }
}
