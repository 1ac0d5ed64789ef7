// SPDX-License-Identifier: MIT

import DeliveryModel

/// Amounts of money: signs, their place and the space beside them.
struct MoneyConventions: Sendable {
  /// Where the sign of the currency stands.
  enum Order: Sendable {
    /// `$3.20`; a sign of letters keeps a space, `CHF 3.20`.
    case signFirst
    /// `R$ 3,20`.
    case signFirstSpaced
    /// `3,20 €`.
    case amountFirst
  }

  /// Where the sign of the currency stands.
  var order: Order
  /// Signs by ISO 4217 code where they differ from `commonSigns`.
  var signs: [String: String] = [:]
  /// What stands before everything: a mark that the line runs from right to left.
  var mark = ""
  /// What stands before an amount below zero.
  var minus = "-"

  /// `money` with its digits written as `numbers` says.
  func text(_ money: Money, numbers: NumberConventions) -> String {
    let amount = numbers.text(
      money.minorUnits.magnitude, fractionDigits: money.currency.minorUnitDigits)
    let minus = mark + (money.minorUnits < 0 ? minus : "")
    let code = money.currency.code
    let sign = signs[code] ?? Self.commonSigns[code] ?? code
    return switch order {
    case .signFirst where sign.last?.isLetter == true: "\(minus)\(sign)\u{A0}\(amount)"
    case .signFirst: "\(minus)\(sign)\(amount)"
    case .signFirstSpaced: "\(minus)\(sign)\u{A0}\(amount)"
    case .amountFirst: "\(minus)\(amount)\u{A0}\(sign)"
    }
  }

  /// The signs that CLDR gives where a locale has no other; the code stands for all the rest.
  private static let commonSigns = [
    "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$",
    "ILS": "₪", "INR": "₹", "JPY": "JP¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "TWD": "NT$",
    "USD": "US$", "VND": "₫",
  ]
}
