// SPDX-License-Identifier: MIT

/// Breaks text into lines of at most 80 columns, one column for each character; a single word that
/// is longer stays whole.
enum TextLayout {
  private static let width = 80
  private static let widestLeftColumn = 26

  /// `text` wrapped, its paragraphs (parted by empty lines) parted by empty lines.
  static func paragraphs(_ text: String) -> [String] {
    Array(
      text.split(separator: "\n\n").map { wrap(words(of: $0), to: width) }.joined(separator: [""]))
  }

  /// `rows` as two aligned columns, the right one wrapped; a long left cell has a line of its own.
  static func columns(_ rows: [(left: String, right: String)]) -> [String] {
    let widths = rows.map(\.left.count).filter { $0 <= widestLeftColumn }
    let start = 2 + (widths.max() ?? widestLeftColumn) + 2
    return rows.flatMap { left, right in
      var lines = wrap(words(of: right[...]), to: width - start).map { spaces(start) + $0 }
      let head = "  " + left
      if head.count + 2 <= start, let first = lines.first {
        lines[0] = head + first.dropFirst(head.count)
      } else {
        lines.insert(head, at: 0)
      }
      return lines
    }
  }

  /// `head` and the `words` after it, the further lines indented to the first word.
  static func wrap(_ words: [String], after head: String) -> [String] {
    let start = head.count + 1
    var lines = wrap(words, to: width - start).map { spaces(start) + $0 }
    if lines.isEmpty { return [head] }
    lines[0] = head + " " + lines[0].dropFirst(start)
    return lines
  }

  private static func wrap(_ words: [String], to width: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  private static func words(of text: Substring) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
