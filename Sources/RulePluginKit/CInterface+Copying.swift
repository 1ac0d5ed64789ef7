// SPDX-License-Identifier: MIT

import CDoorstepRule
import Schedules

extension String {
  /// Copies a slice of the interface.
  init(copying text: doorstep_text) {
    let bytes = unsafe UnsafeRawBufferPointer(start: text.bytes, count: Int(text.length))
    unsafe self.init(decoding: bytes, as: UTF8.self)
  }

  /// Copies as many whole characters as fit into `array`, and returns how many bytes that is.
  func copy<Array>(into array: inout Array) -> UInt32 {
    unsafe withUnsafeMutableBytes(of: &array) { buffer in
      let bytes = prefix(bytes: buffer.count).utf8
      unsafe buffer.copyBytes(from: bytes)
      return UInt32(bytes.count)
    }
  }

  /// Calls `body` with the text as a slice of the interface, valid until `body` returns; what is longer than
  /// `limit` bytes is cut.
  func withText<Result>(
    atMost limit: Int = .max, _ body: (doorstep_text) -> Result
  ) -> Result {
    var text = prefix(bytes: limit)
    return text.withUTF8 { bytes in
      let start = unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      return unsafe body(doorstep_text(bytes: start, length: UInt64(bytes.count)))
    }
  }

  /// As many whole characters from the start on as fit into `limit` bytes.
  private func prefix(bytes limit: Int) -> Substring {
    var end = utf8.index(startIndex, offsetBy: limit, limitedBy: utf8.endIndex) ?? utf8.endIndex
    // 10xxxxxx continues a character: do not end in front of one.
    while end < utf8.endIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
    return self[..<end]
  }
}

extension Set<String> {
  /// Copies tags that are separated by line feeds.
  init(tags: doorstep_text) {
    // By scalars: the line feed behind a tag that ends in a carriage return is no character.
    let scalars = unsafe String(copying: tags).unicodeScalars
    self.init(scalars.split(separator: "\n").map { String($0) })
  }
}

extension Instant {
  /// The second that contains the millisecond of Unix time.
  init(milliseconds: Int64) {
    self.init(secondsSince1970: milliseconds / 1000 - (milliseconds % 1000 < 0 ? 1 : 0))
  }
}
