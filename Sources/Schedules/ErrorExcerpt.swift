// SPDX-License-Identifier: MIT

import Diagnostics

/// Places in a text as an error shows them.
enum ErrorExcerpt {
  private static let longestExcerpt = 24

  /// The number, from 1, of the character that begins at or contains byte `offset` of `bytes`.
  static func column(at offset: Int, in bytes: [UInt8]) -> Int {
    String(decoding: bytes.prefix(offset), as: UTF8.self).count + 1
  }

  /// The text from byte `offset` to `end`, shortened, with control characters made visible.
  static func text(from offset: Int, to end: Int, in bytes: [UInt8]) -> String {
    guard offset < end else { return "" }
    // Four bytes a scalar, and one to show that there is more, are at most what the excerpt can use.
    let window = bytes[offset..<min(end, offset + longestExcerpt * 4 + 1)]
    return excerpt(of: String(decoding: window, as: UTF8.self), limit: longestExcerpt)
  }
}
