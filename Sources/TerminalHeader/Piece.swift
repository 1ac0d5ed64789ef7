// SPDX-License-Identifier: MIT

import TerminalScreen

/// A text in one style, on its way into a line.
struct Piece {
  var text: String
  var style: Style
  /// Kept whole while texts that are not are cut.
  var isFixed = false
  /// What a click on it chooses.
  var control: Control?

  /// A sign or a number: kept whole.
  static func mark(_ text: String, _ style: Style, _ control: Control? = nil) -> Self {
    Self(text: text, style: style, isFixed: true, control: control)
  }

  /// The same for a line that is read from right to left: signs that point the way point the other way, and blanks
  /// that are before the text come after it.
  var mirrored: Self {
    guard let first = text.firstIndex(where: { $0 != " " }),
      let last = text.lastIndex(where: { $0 != " " })
    else { return self }
    let core = String(text[first...last])
    let shown = isFixed ? Self.opposites[core] ?? core : core
    var piece = self
    piece.text = text[text.index(after: last)...] + shown + text[..<first]
    return piece
  }

  /// Signs that look the other way in a mirror, and what they look like there.
  private static let opposites: [String: String] = {
    let pairs = [("›", "‹"), ("→", "←"), (">", "<"), ("->", "<-"), ("(", ")"), ("[", "]")]
    return Dictionary(pairs.flatMap { [$0, ($0.1, $0.0)] }) { first, _ in first }
  }()
}
