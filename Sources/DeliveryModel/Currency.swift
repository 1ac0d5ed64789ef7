// SPDX-License-Identifier: MIT

/// A currency by its ISO 4217 code.
public struct Currency: Hashable, Sendable {
  /// Three upper-case letters, for example `USD`.
  public let code: String

  /// The currency with the ISO 4217 `code`; nil unless it is three letters A–Z.
  ///
  /// The code is not looked up: a currency that is new to this table still counts, with two digits.
  public init?(code: String) {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (65...90).contains($0) }) else { return nil }
    self.code = code
  }

  private init(known code: String) {
    self.code = code
  }

  /// The United States dollar, the currency of a service that names none.
  public static let usDollar = Currency(known: "USD")

  /// Digits after the decimal point of the major unit: 2 for `USD`, 0 for `JPY`, 3 for `KWD`
  /// (ISO 4217 table A.1).
  public var minorUnitDigits: Int {
    switch code {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
      "VUV", "XAF", "XOF", "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    case "CLF", "UYW": 4
    default: 2
    }
  }

  /// The sign written before an amount, where one is in general use; nil otherwise.
  var sign: String? {
    switch code {
    case "USD": "$"
    case "EUR": "€"
    case "GBP": "£"
    case "JPY": "¥"
    case "KRW": "₩"
    case "INR": "₹"
    case "BRL": "R$"
    case "CAD": "CA$"
    case "AUD": "A$"
    case "NZD": "NZ$"
    case "MXN": "MX$"
    default: nil
    }
  }
}
