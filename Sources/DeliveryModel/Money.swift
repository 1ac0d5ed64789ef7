// SPDX-License-Identifier: MIT

/// An amount of money in whole minor units: 299 in `USD` is two dollars and ninety-nine cents.
public struct Money: Hashable, Sendable, CustomStringConvertible {
  /// Whole minor units of `currency`; negative for a discount.
  public let minorUnits: Int64
  /// What the amount is counted in.
  public let currency: Currency

  /// Creates an amount of `minorUnits` in `currency`.
  public init(minorUnits: Int64, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// The amount as people write it in English: `$2.99`, `¥300`, `-€0.50`, `2.500 KWD`.
  public var description: String {
    let digits = currency.minorUnitDigits
    let figures = String(minorUnits.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - figures.count)) + figures
    let major = padded.dropLast(digits)
    let amount = digits == 0 ? padded : "\(major).\(padded.suffix(digits))"
    let minus = minorUnits < 0 ? "-" : ""
    guard let sign = currency.sign else { return "\(minus)\(amount) \(currency.code)" }
    return "\(minus)\(sign)\(amount)"
  }
}
