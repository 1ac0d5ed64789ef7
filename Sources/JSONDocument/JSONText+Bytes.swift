// SPDX-License-Identifier: MIT

extension JSONText {
  /// The byte at `offset` of the file; nil past the end of the text.
  func byte(at offset: Int) -> UInt8? {
    offset < range.upperBound ? bytes[offset] : nil
  }

  /// The offset of the first byte from `offset` on that is not white space; where there is none, the
  /// end of the text.
  func skipWhitespace(from offset: Int) -> Int {
    skipWhitespace(from: offset, to: range.upperBound)
  }

  /// The offset of the first byte from `offset` on that is not white space; where there is none,
  /// `end`.
  func skipWhitespace(from offset: Int, to end: Int) -> Int {
    bytes[offset..<end].firstIndex { !isWhitespace($0) } ?? end
  }

  /// The offset of the first `byte` in `range`; where there is none, its end.
  func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int {
    let text = unsafe bytes.span.bytes
    var offset = range.lowerBound
    while offset <= range.upperBound - ByteWord.count {
      let distance = ByteWord(text, at: offset).matches(byte).first
      offset += distance
      if distance < ByteWord.count { return offset }
    }
    return bytes[offset..<range.upperBound].firstIndex(of: byte) ?? range.upperBound
  }
}
