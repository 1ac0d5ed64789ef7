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
      var bytes = Substring(self).utf8.prefix(buffer.count)
      // 10xxxxxx continues a character: do not end in front of one.
      while bytes.endIndex < utf8.endIndex, utf8[bytes.endIndex] & 0xC0 == 0x80 {
        bytes.removeLast()
      }
      unsafe buffer.copyBytes(from: bytes)
      return UInt32(bytes.count)
    }
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
