// SPDX-License-Identifier: MIT

import TerminalScreen

/// A line that is typed; what is typed goes to its end.
package struct TextField: Hashable, Sendable {
  private static let maximumCharacters = 200

  /// What was typed so far.
  package private(set) var text = ""

  /// A field with `text` in it.
  package init(_ text: String = "") {
    self.text = String(text.prefix(Self.maximumCharacters))
  }

  /// Does what `key` does to a field.
  ///
  /// - Returns: Whether it does anything to fields at all.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let character): append(String(character))
    case .paste(let text): append(text)
    case .backspace: text = String(text.dropLast())
    case .control("u"): text = ""
    case .control("w"):
      text = String(text.reversed().drop { $0 == " " }.drop { $0 != " " }.reversed())
    default: return false
    }
    return true
  }

  private mutating func append(_ more: String) {
    text += more.prefix(max(0, Self.maximumCharacters - text.count))
  }
}
