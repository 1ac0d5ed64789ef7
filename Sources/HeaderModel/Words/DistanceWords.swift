// SPDX-License-Identifier: MIT

/// How distances are written, as in the sentences of refusals beside which they stand: short ones in whole
/// steps of a small unit, rounded up, longer ones in tenths of a big one.
struct DistanceWords: Hashable, Sendable, Codable {
  /// The small unit; `#` stands for the number.
  var small: String
  /// Its length in metres.
  var smallMeters: Double
  /// Numbers of it are multiples of this.
  var smallStep: Double
  /// The big unit; `#` stands for the number.
  var big: String
  /// Its length in metres.
  var bigMeters: Double
  /// The longest distance in small units, in metres.
  var longestSmallMeters: Double
  /// What stands before the tenths.
  var decimal: String

  /// Metres and kilometres.
  static func metric(decimal: String, meter: String = "# m", kilometer: String = "# km") -> Self {
    Self(
      small: meter, smallMeters: 1, smallStep: 1, big: kilometer, bigMeters: 1000,
      longestSmallMeters: 999, decimal: decimal)
  }

  /// Feet and miles.
  static let unitedStates = miles(small: "# ft", meters: 0.3048)

  /// Yards and miles.
  static let british = miles(small: "# yd", meters: 0.9144)

  private static func miles(small: String, meters: Double) -> Self {
    Self(
      small: small, smallMeters: meters, smallStep: 10, big: "# mi", bigMeters: 1609.344,
      longestSmallMeters: 160.9343, decimal: ".")
  }

  /// `meters` in words; nil for what is no distance on the globe.
  func text(_ meters: Double) -> String? {
    guard meters >= 0, meters < Self.tooFarMeters else { return nil }
    if meters <= longestSmallMeters {
      let steps = (meters / smallMeters / smallStep).rounded(.up)
      return small.replacingNumberSign(with: "\(Int(steps * smallStep))")
    }
    let tenths = Int((meters / bigMeters * 10).rounded())
    let fraction = tenths.isMultiple(of: 10) ? "" : "\(decimal)\(tenths % 10)"
    return big.replacingNumberSign(with: "\(tenths / 10)\(fraction)")
  }

  /// Halfway around the globe, with room to spare.
  private static let tooFarMeters = 1e8
}
