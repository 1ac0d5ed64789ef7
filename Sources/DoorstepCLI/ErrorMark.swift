// SPDX-License-Identifier: MIT

import Diagnostics

/// Shows where in a text a mistake is.
enum ErrorMark {
  /// What is shown on either side of the mistake, in characters.
  private static let shownCharacters = 36

  /// The text around the character `column`, counted from 1, and a line with a caret under it; none when
  /// there is no text.
  static func lines(under text: String, column: Int) -> [String] {
    guard !text.isEmpty else { return [] }
    let characters = Array(text)
    let place = min(max(column - 1, 0), characters.count)
    let start = max(0, place - shownCharacters)
    let end = min(characters.count, place + shownCharacters)
    let before = (start > 0 ? "…" : "") + String(characters[start..<place]).printable
    let after = String(characters[place..<end]).printable + (end < characters.count ? "…" : "")
    return ["  \(before)\(after)", "  " + String(repeating: " ", count: before.count) + "^"]
  }
}
