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
    // Four bytes a scalar are at most what the excerpt can use.
    let window = bytes[offset..<min(end, offset + longestExcerpt * 4)]
    let characters = String(decoding: window, as: UTF8.self).unicodeScalars
    let isShortened = characters.count > longestExcerpt || window.endIndex < end
    return String(characters.prefix(longestExcerpt)).printable + (isShortened ? "…" : "")
  }
}
