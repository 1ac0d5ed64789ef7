// SPDX-License-Identifier: MIT

import ZoneGeometry

extension Coordinate {
  /// Longitude and latitude in decimal with six places, some ten centimetres, and never with an exponent:
  /// `9.520900,-47.141000`.
  var decimalText: String { "\(Self.decimal(longitude)),\(Self.decimal(latitude))" }

  private static func decimal(_ degrees: Double) -> String {
    let millionths = Int64((degrees * 1e6).rounded())
    let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let digits = String(rest)
    let zeros = String(repeating: "0", count: 6 - digits.utf8.count)
    return "\(millionths < 0 ? "-" : "")\(whole).\(zeros)\(digits)"
  }
}
