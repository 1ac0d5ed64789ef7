// SPDX-License-Identifier: MIT

/// A currency by its ISO 4217 code.
public struct Currency: Hashable, Sendable {
  /// Three upper-case letters, for example `USD`.
  public let code: String

  /// The currency with the ISO 4217 `code`; nil when there is none.
  public init?(code: String) {
    guard Self.codes.contains(code) else { return nil }
    self.code = code
  }

  /// The codes of ISO 4217 table A.1 that money is counted in, funds included, metals and bonds not; with
  /// those that were withdrawn since 2025 and stand in older configurations.
  package static let codes = Set(
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD
    BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD
    EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD
    IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL
    MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN
    PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN
    SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES
    VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
    """.split { $0.isWhitespace }.map(String.init))

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
