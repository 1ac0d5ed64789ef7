// SPDX-License-Identifier: MIT

/// Decimal digits as dates and times are written.
enum Decimal {
  /// The digits of `number`, which is not negative, with zeros in front up to `width`.
  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
