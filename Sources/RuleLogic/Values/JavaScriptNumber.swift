// SPDX-License-Identifier: MIT

import JSONDocument

/// The number that JavaScript makes of `text` (ECMA-262 §7.1.4.1, `StringToNumber`), nil for NaN
/// and for what is infinite, which no JSON value is.
///
/// White space around it does not count, and an empty text is 0.
func javaScriptNumber(_ text: String) -> Double? {
  let digits = text.utf8.trimmed
  guard let first = digits.first else { return 0 }
  if first == UInt8(ascii: "0"), let mark = digits.dropFirst().first {
    let radix: Int? =
      switch mark | 0x20 {
      case UInt8(ascii: "x"): 16
      case UInt8(ascii: "o"): 8
      case UInt8(ascii: "b"): 2
      default: nil
      }
    if let radix { return unsignedNumber(digits.dropFirst(2), radix: radix) }
  }
  // What Swift reads beyond JavaScript's decimals ("nan", "0x1p3") has other characters.
  guard digits.allSatisfy(\.isOfDecimal) else { return nil }
  return Double(String(decoding: digits, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
}

private func unsignedNumber(_ digits: Substring.UTF8View, radix: Int) -> Double? {
  guard !digits.isEmpty else { return nil }
  var result = 0.0
  for digit in digits {
    guard let value = Character(Unicode.Scalar(digit)).hexDigitValue, value < radix else {
      return nil
    }
    result = result * Double(radix) + Double(value)
  }
  return result.isFinite ? result : nil
}

extension String.UTF8View {
  /// The text without spaces and line breaks at its ends.
  fileprivate var trimmed: Substring.UTF8View {
    var rest = self[...]
    while let first = rest.first, first.isSpace { rest = rest.dropFirst() }
    while let last = rest.last, last.isSpace { rest = rest.dropLast() }
    return rest
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether this may stand in a decimal number: `0`–`9`, `+`, `-`, `.`, `e`, `E`.
  fileprivate var isOfDecimal: Bool {
    switch self {
    case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x65, 0x45: true
    default: false
    }
  }
}
