// SPDX-License-Identifier: MIT

/// Digits, and what stands between them.
struct NumberConventions: Sendable {
  /// What stands before the fraction.
  var decimal: String
  /// What stands between groups of three digits.
  var group: String
  /// How many digits must stand before the last group for groups to be marked: `1234` when 2.
  var digitsBeforeGroup = 1
  /// The digit for nothing; the others follow it in Unicode.
  var zero: Unicode.Scalar = "0"

  /// `magnitude`, of which the last `fractionDigits` are a fraction: 320 with 2 is `3.20`.
  func text(_ magnitude: UInt64, fractionDigits: Int = 0) -> String {
    let digits = String(magnitude)
    let padding = String(repeating: "0", count: max(0, fractionDigits + 1 - digits.utf8.count))
    let all = padding + digits
    let wholeDigits = all.utf8.count - fractionDigits
    var text = ""
    var rest = all[...]
    if wholeDigits >= 3 + digitsBeforeGroup {
      // The first group has what the groups of three leave over.
      var length = (wholeDigits - 1) % 3 + 1
      for _ in 0..<(wholeDigits - 1) / 3 {
        text += rest.prefix(length) + group
        rest = rest.dropFirst(length)
        length = 3
      }
    }
    text += rest.dropLast(fractionDigits)
    if fractionDigits > 0 { text += decimal + rest.suffix(fractionDigits) }
    return localized(text)
  }

  /// `tenths` of something, without a fraction when it is none.
  func text(tenths: UInt64) -> String {
    tenths.isMultiple(of: 10) ? text(tenths / 10) : text(tenths, fractionDigits: 1)
  }

  /// `text` with the digits 0 to 9 written as they are here.
  func localized(_ text: String) -> String {
    guard zero != "0" else { return text }
    var localized = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let digit = ("0"..."9").contains(scalar) ? scalar.value - 48 : nil
      localized.append(digit.flatMap { Unicode.Scalar(zero.value + $0) } ?? scalar)
    }
    return String(localized)
  }
}
