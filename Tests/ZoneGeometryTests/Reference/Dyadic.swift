// SPDX-License-Identifier: MIT

/// An exact number ±m · 2^e with as many digits as it takes: slow, and plain enough to be trusted
/// as the oracle of everything exact.
struct Dyadic {
  /// Little-endian digits of m to the base 2³², without leading zeros.
  private var digits: [UInt32]
  private var exponent: Int
  private var isNegative: Bool

  /// The exact value of a finite double.
  init(_ value: Double) {
    let significand = value.significandBitPattern
    let isNormal = value.exponentBitPattern != 0
    let integer = isNormal ? significand | 1 << 52 : significand
    digits = [UInt32(truncatingIfNeeded: integer), UInt32(integer >> 32)]
    exponent = (isNormal ? Int(value.exponentBitPattern) : 1) - 1075
    isNegative = value < 0
    trim()
  }

  private init(digits: [UInt32], exponent: Int, isNegative: Bool) {
    self.digits = digits
    self.exponent = exponent
    self.isNegative = isNegative
    trim()
  }

  /// -1, 0 or 1.
  var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  static func + (left: Self, right: Self) -> Self {
    let exponent = min(left.exponent, right.exponent)
    let a = left.digits(at: exponent)
    let b = right.digits(at: exponent)
    if left.isNegative == right.isNegative {
      return Self(digits: sum(a, b), exponent: exponent, isNegative: left.isNegative)
    }
    return isLess(a, b)
      ? Self(digits: difference(b, a), exponent: exponent, isNegative: right.isNegative)
      : Self(digits: difference(a, b), exponent: exponent, isNegative: left.isNegative)
  }

  static prefix func - (value: Self) -> Self {
    Self(digits: value.digits, exponent: value.exponent, isNegative: !value.isNegative)
  }

  static func - (left: Self, right: Self) -> Self { left + -right }

  static func * (left: Self, right: Self) -> Self {
    var product = [UInt32](repeating: 0, count: left.digits.count + right.digits.count)
    for (i, a) in left.digits.enumerated() {
      var carry: UInt64 = 0
      for (j, b) in right.digits.enumerated() {
        let digit = UInt64(a) * UInt64(b) + UInt64(product[i + j]) + carry
        product[i + j] = UInt32(truncatingIfNeeded: digit)
        carry = digit >> 32
      }
      product[i + right.digits.count] = UInt32(carry)
    }
    return Self(
      digits: product, exponent: left.exponent + right.exponent,
      isNegative: left.isNegative != right.isNegative)
  }

  /// The digits of m · 2^(e - `exponent`), which is m shifted to a lower exponent.
  private func digits(at exponent: Int) -> [UInt32] {
    let shift = self.exponent - exponent
    var shifted = [UInt32](repeating: 0, count: shift / 32)
    var carry: UInt64 = 0
    for digit in digits {
      let wide = UInt64(digit) << (shift % 32) | carry
      shifted.append(UInt32(truncatingIfNeeded: wide))
      carry = wide >> 32
    }
    shifted.append(UInt32(carry))
    return shifted
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty {
      exponent = 0
      isNegative = false
    }
  }

  private static func sum(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    var sum: [UInt32] = []
    var carry: UInt64 = 0
    for index in 0...max(a.count, b.count) {
      let digit = UInt64(digit(a, index)) + UInt64(digit(b, index)) + carry
      sum.append(UInt32(truncatingIfNeeded: digit))
      carry = digit >> 32
    }
    return sum
  }

  /// a - b for a ≥ b.
  private static func difference(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    var difference: [UInt32] = []
    var borrow: Int64 = 0
    for index in a.indices {
      let digit = Int64(a[index]) - Int64(digit(b, index)) - borrow
      difference.append(UInt32(truncatingIfNeeded: digit))
      borrow = digit < 0 ? 1 : 0
    }
    return difference
  }

  private static func isLess(_ a: [UInt32], _ b: [UInt32]) -> Bool {
    for index in (0..<max(a.count, b.count)).reversed() {
      let (left, right) = (digit(a, index), digit(b, index))
      if left != right { return left < right }
    }
    return false
  }

  private static func digit(_ digits: [UInt32], _ index: Int) -> UInt32 {
    index < digits.count ? digits[index] : 0
  }
}
