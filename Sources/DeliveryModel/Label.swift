// SPDX-License-Identifier: MIT

/// The normal form of tags and vehicles, which people write as `Alcohol`, `alcohol` and `alcohol `.
///
/// Everything that comes in takes it once, a request when it is made and a service when it is loaded, so that
/// deciding only has to compare.
package enum Label {
  /// `text` in lower case and without white space around it.
  package static func folded(_ text: String) -> String {
    guard text.utf8.contains(where: mayChange) else { return text }
    let characters = text.drop(while: \.isWhitespace)
    guard let last = characters.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return characters[...last].lowercased()
  }

  /// The normal forms of `tags`; blank ones are none.
  package static func folded(_ tags: Set<String>) -> Set<String> {
    guard tags.contains(where: { $0.isEmpty || $0.utf8.contains(where: mayChange) }) else {
      return tags
    }
    return Set(tags.lazy.map(folded).filter { !$0.isEmpty })
  }

  /// The normal form of what may be left out; a blank text, as an empty field of a form has it, is unknown.
  static func known(_ text: String?) -> String? {
    text.map(folded).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a text with this byte may have another normal form: most have none, and stay as they are.
  private static func mayChange(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte >= 0x80
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
