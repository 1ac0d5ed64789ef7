// SPDX-License-Identifier: MIT

/// A sum of products of doubles that never rounds, overflows or underflows.
///
/// Two fixed-point numbers, one for the positive and one for the negative products, each wide
/// enough for every product of finite doubles: bit 0 weighs 2⁻²¹⁴⁸, the square of the least double.
/// The long accumulator of Kulisch 2013, "Computer Arithmetic and Validity", 2nd edition.
package struct ExactSum {
  /// The greatest product is below 2^4198 units; 67 words leave room to add 2⁹⁰ of them.
  private typealias Magnitude = InlineArray<67, UInt64>

  private var positive = Magnitude(repeating: 0)
  private var negative = Magnitude(repeating: 0)

  /// Starts at zero.
  package init() {}

  /// Adds `x` · `y`, both finite.
  package mutating func add(_ x: Double, times y: Double) {
    if x.sign == y.sign {
      Self.add(x, times: y, to: &positive)
    } else {
      Self.add(x, times: y, to: &negative)
    }
  }

  /// Subtracts `x` · `y`, both finite.
  package mutating func subtract(_ x: Double, times y: Double) {
    add(-x, times: y)
  }

  /// -1, 0 or 1 as the sum is negative, zero or positive.
  package var sign: Int {
    for word in positive.indices.reversed() where positive[word] != negative[word] {
      return positive[word] > negative[word] ? 1 : -1
    }
    return 0
  }

  private static func add(_ x: Double, times y: Double, to magnitude: inout Magnitude) {
    let (high, low) = integerSignificand(of: x).multipliedFullWidth(by: integerSignificand(of: y))
    let position = exponent(of: x) + exponent(of: y)
    let shift = position % 64
    let first = position / 64
    var carry = add(low << shift, carry: false, to: &magnitude[first])
    carry = add((high << shift) | (low >> (64 - shift)), carry: carry, to: &magnitude[first + 1])
    carry = add(high >> (64 - shift), carry: carry, to: &magnitude[first + 2])
    var word = first + 3
    while carry {
      carry = add(0, carry: carry, to: &magnitude[word])
      word += 1
    }
  }

  private static func add(_ part: UInt64, carry: Bool, to word: inout UInt64) -> Bool {
    let (partial, overflow) = word.addingReportingOverflow(part)
    let (sum, carryOverflow) = partial.addingReportingOverflow(carry ? 1 : 0)
    word = sum
    return overflow || carryOverflow
  }

  /// The significand as an integer, so that |x| = integer · 2^(exponent - 1074).
  private static func integerSignificand(of x: Double) -> UInt64 {
    x.exponentBitPattern == 0 ? x.significandBitPattern : x.significandBitPattern | (1 << 52)
  }

  private static func exponent(of x: Double) -> Int {
    max(Int(x.exponentBitPattern), 1) - 1
  }
}
