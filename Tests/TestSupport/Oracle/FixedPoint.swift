// SPDX-License-Identifier: MIT

/// A whole number of 2⁻¹⁰⁷⁴, the least double, below 2¹⁴ = 16 384: every sum of every few longitudes
/// and latitudes, without rounding.
///
/// School arithmetic, digit by digit: slow, and plain enough to be trusted.
package struct FixedPoint {
  typealias Words = InlineArray<17, UInt64>

  private var isNegative: Bool
  /// The magnitude, least word first.
  private var words = Words(repeating: 0)

  /// Exactly `value`.
  ///
  /// - Precondition: It is finite and below 16 384.
  package init(_ value: Double) {
    precondition(abs(value) < 0x1p14, "\(value) is too large")
    isNegative = value < 0
    let isNormal = value.exponentBitPattern > 0
    let significand = isNormal ? value.significandBitPattern | 1 << 52 : value.significandBitPattern
    let position = isNormal ? Int(value.exponentBitPattern) - 1 : 0
    let (word, bit) = (position / 64, UInt64(position % 64))
    words[word] = significand << bit
    if bit > 11 { words[word + 1] = significand >> (64 - bit) }
  }

  /// -1, 0 or 1.
  package var sign: Int {
    for index in words.indices where words[index] != 0 { return isNegative ? -1 : 1 }
    return 0
  }

  package static prefix func - (value: Self) -> Self {
    var opposite = value
    opposite.isNegative.toggle()
    return opposite
  }

  package static func - (left: Self, right: Self) -> Self { left + -right }

  package static func + (left: Self, right: Self) -> Self {
    if left.isNegative == right.isNegative {
      var sum = left
      sum.add(right.words)
      return sum
    }
    var difference = left
    if difference.subtract(right.words) {
      difference = right
      _ = difference.subtract(left.words)
    }
    return difference
  }

  private mutating func add(_ other: Words) {
    var carry: UInt64 = 0
    for index in words.indices {
      let (partial, overflow) = words[index].addingReportingOverflow(other[index])
      let (sum, carryOverflow) = partial.addingReportingOverflow(carry)
      words[index] = sum
      carry = overflow || carryOverflow ? 1 : 0
    }
    precondition(carry == 0, "a sum is too large")
  }

  /// Subtracts a magnitude; true, and the words are of no use, when it was the greater one.
  private mutating func subtract(_ other: Words) -> Bool {
    var borrow: UInt64 = 0
    for index in words.indices {
      let (partial, overflow) = words[index].subtractingReportingOverflow(other[index])
      let (difference, borrowOverflow) = partial.subtractingReportingOverflow(borrow)
      words[index] = difference
      borrow = overflow || borrowOverflow ? 1 : 0
    }
    return borrow == 1
  }

  /// The sign of `a` · `d` - `b` · `c`.
  package static func signOfDeterminant(_ a: Self, _ b: Self, _ c: Self, _ d: Self) -> Int {
    let (leftSign, rightSign) = (a.sign * d.sign, b.sign * c.sign)
    if leftSign != rightSign { return leftSign > rightSign ? 1 : -1 }
    if leftSign == 0 { return 0 }
    let (left, right) = (product(a.words, d.words), product(b.words, c.words))
    for index in left.indices.reversed() where left[index] != right[index] {
      return left[index] > right[index] ? leftSign : -leftSign
    }
    return 0
  }

  private static func product(_ left: Words, _ right: Words) -> InlineArray<34, UInt64> {
    var product = InlineArray<34, UInt64>(repeating: 0)
    for i in left.indices where left[i] != 0 {
      var carry: UInt64 = 0
      for j in right.indices {
        let (high, low) = left[i].multipliedFullWidth(by: right[j])
        let (partial, overflow) = product[i + j].addingReportingOverflow(low)
        let (sum, carryOverflow) = partial.addingReportingOverflow(carry)
        product[i + j] = sum
        carry = high + (overflow ? 1 : 0) + (carryOverflow ? 1 : 0)
      }
      product[i + right.count] = carry
    }
    return product
  }
}
