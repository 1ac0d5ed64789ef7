// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep

/// An amount in major units, such as `23.50`, of a currency that is known only later.
struct MoneyArgument: CommandLineValue {
  private let major: Substring
  private let fraction: Substring

  init(argument: String) throws(InvalidValue) {
    let parts = argument.split(separator: ".", omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.count <= 12 && part.utf8.allSatisfy { (48...57).contains($0) }
    }
    guard (1...2).contains(parts.count), areDigits else {
      throw InvalidValue(argument, expected: "an amount such as 23.50")
    }
    major = parts[0]
    fraction = parts.count == 2 ? parts[1] : ""
  }

  /// The amount in minor units of `currency`.
  ///
  /// - Throws: `InvalidValue` when it has more decimal places than the currency.
  func minorUnits(of currency: Currency) throws(InvalidValue) -> Int64 {
    let digits = currency.minorUnitDigits
    let padded = fraction + String(repeating: "0", count: max(0, digits - fraction.count))
    guard fraction.count <= digits, let amount = Int64(major + padded) else {
      let places = digits == 0 ? "no decimal places" : "at most \(digits) decimal places"
      throw InvalidValue(
        "\(major).\(fraction)", expected: "\(places) in an amount of \(currency.code)")
    }
    return amount
  }
}
