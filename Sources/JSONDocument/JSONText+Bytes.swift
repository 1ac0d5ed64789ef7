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

  /// The offset of the first bracket of any kind from `offset` on; where there is none, the end of the
  /// text.
  func firstBracket(from offset: Int) -> Int {
    let text = unsafe bytes.span.bytes
    var offset = offset
    while offset <= range.upperBound - ByteWord.count {
      let distance = ByteWord(text, at: offset).brackets.first
      offset += distance
      if distance < ByteWord.count { return offset }
    }
    return bytes[offset..<range.upperBound].firstIndex(where: isBracket) ?? range.upperBound
  }

  /// The offset of the quotation mark that ends the string whose first character is at `start`.
  func endOfString(from start: Int) -> Int {
    var offset = start
    while let byte = byte(at: offset), byte != UInt8(ascii: "\"") {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return offset
  }
}

/// Whether `byte` opens or closes an array or an object.
private func isBracket(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
  default: false
  }
}
