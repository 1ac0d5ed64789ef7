// SPDX-License-Identifier: MIT

/// Eight bytes of a text, looked at together.
///
/// A test sets the highest bit of each byte that passes it. No carry goes from byte to byte, so that
/// all eight bits are exact (Warren, Hacker's Delight, 2nd edition, §6-1).
struct ByteWord {
  private let bits: UInt64

  /// The bytes of `text` from `offset` on, the first one in the lowest bits.
  ///
  /// - Precondition: Eight bytes follow.
  init(_ text: RawSpan, at offset: Int) {
    let loaded = unsafe text.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    bits = UInt64(littleEndian: loaded)
  }

  /// Bytes of the text that each word holds.
  static let count = 8

  /// The bytes that are `[` or `{`.
  var opening: Matches { matches(UInt8(ascii: "{"), ignoring: 0x20) }

  /// The bytes that are `]` or `}`.
  var closing: Matches { matches(UInt8(ascii: "}"), ignoring: 0x20) }

  /// The bytes that are a bracket of any kind.
  var brackets: Matches { Matches(bits: opening.bits | closing.bits) }

  /// The bytes that are a quotation mark or zero: where brackets cease to count.
  var quotesAndZeros: Matches {
    Matches(bits: matches(UInt8(ascii: "\"")).bits | matches(0).bits)
  }

  /// The bytes that end a run of plain characters in a string: a quotation mark, a backslash, zero.
  var stringBreaks: Matches {
    Matches(bits: quotesAndZeros.bits | matches(UInt8(ascii: "\\")).bits)
  }

  /// The bytes equal to `byte`.
  func matches(_ byte: UInt8) -> Matches { matches(byte, ignoring: 0) }

  /// The bytes equal to `byte`, in which the bits of `ignored` are set, whatever those are.
  private func matches(_ byte: UInt8, ignoring ignored: UInt8) -> Matches {
    let difference = (bits | Self.repeating(ignored)) ^ Self.repeating(byte)
    let low = Self.repeating(0x7F)
    // Nothing overflows: the highest bit of each byte is clear before the sum.
    return Matches(bits: ~(((difference & low) &+ low) | difference | low))
  }

  private static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The bytes of a word that passed a test.
  struct Matches {
    fileprivate let bits: UInt64

    var isEmpty: Bool { bits == 0 }

    /// How many there are.
    var count: Int {
      // The bits, moved to the bottom of their bytes, add up in the topmost byte.
      Int(truncatingIfNeeded: ((bits >> 7) &* 0x0101_0101_0101_0101) >> 56)
    }

    /// The index of the first one; 8 when there is none.
    var first: Int { bits.trailingZeroBitCount / 8 }

    /// Those before `index`, in 0...8.
    @inline(__always) func prefix(_ index: Int) -> Matches {
      index == ByteWord.count ? self : Matches(bits: bits & ((1 << (8 * UInt64(index))) - 1))
    }
  }
}
