// SPDX-License-Identifier: MIT

import CTerminal
import Diagnostics

/// A text as a terminal shows it, and how many columns that takes.
///
/// Terminals disagree about joined emoji: some draw a family of four in two columns, some in eight. The widest
/// is counted here, so that nothing runs over the edge, and the writer places what comes after by its column.
package struct ShownText: Hashable, Sendable {
  /// Text without any character that acts on the terminal.
  package private(set) var text = ""
  /// The columns that it takes at most.
  package private(set) var columns = 0
  private var scalars = 0

  /// More marks on one letter are noise, and could be a megabyte of it.
  private static let maximumScalarsPerCharacter = 16

  /// No text.
  package init() {}

  /// As much of `source` as fits into `columns`, with `ellipsis` at the end where that is not all.
  ///
  /// What could steer the terminal or reorder the line is written as an escape such as `\u{1B}`. Isolates that end
  /// within the text are left out: they do nothing in cells, and terminals disagree about their width. Of a long text
  /// only as much is looked at as fits.
  package init(_ source: some StringProtocol, columns limit: Int, ellipsis: String = "…") {
    var beforeEllipsis = Self()
    let room = limit - ellipsis.count
    var isolates: Set<String.Index>?
    for index in source.indices {
      if source.unicodeScalars[index].isIsolate {
        let balanced = isolates ?? source.balancedIsolates
        isolates = balanced
        if balanced.contains(index) { continue }
      }
      let shown = String(source[index]).printable
      for part in shown where !append(part, limit: limit) {
        self = beforeEllipsis
        for mark in ellipsis { _ = append(mark, limit: limit) }
        return
      }
      if columns <= room { beforeEllipsis = self }
    }
  }

  /// Adds `character` if it fits into `limit` columns.
  package mutating func append(_ character: Character, limit: Int) -> Bool {
    let kept = character.unicodeScalars.prefix(Self.maximumScalarsPerCharacter)
    let width = Self.columns(of: kept)
    // What takes no columns has its limit too.
    guard columns + width <= limit, scalars / Self.maximumScalarsPerCharacter <= limit else {
      return false
    }
    text.unicodeScalars.append(contentsOf: kept)
    scalars += kept.count
    columns += width
    return true
  }

  private static func columns(of scalars: some Collection<Unicode.Scalar>) -> Int {
    let columns = scalars.reduce(0) { $0 + $1.columns }
    // The selector that makes a narrow sign an emoji makes it wide in some terminals.
    let isMadeEmoji = scalars.contains { $0.value == 0xFE0F }
    return columns == 1 && isMadeEmoji ? 2 : columns
  }
}

extension Unicode.Scalar {
  /// The columns of one scalar, as `wcwidth` has it, which is what terminals go by.
  fileprivate var columns: Int {
    if isASCII { return 1 }
    let width = Int(cterminal_width(value))
    // Younger than the table of the C library.
    if width < 0 { return properties.isEmojiPresentation ? 2 : 1 }
    return width
  }
}

extension String {
  /// The columns that the text takes at most, shown with its escapes.
  package var shownColumns: Int { ShownText(self, columns: .max / 2).columns }

  /// The text in lines of at most `columns`, broken at spaces where there are any; at most `maximum` lines, the
  /// last with an ellipsis where that is not all.
  package func wrapped(columns: Int, maximum: Int, ellipsis: String = "…") -> [ShownText] {
    guard columns > 0, maximum > 0 else { return [] }
    var lines: [ShownText] = []
    // One of a pair may come to stand on another line.
    let text = withoutBalancedIsolates
    var rest = text[...]
    while lines.count < maximum - 1 {
      let (line, after) = rest.firstLine(columns: columns)
      lines.append(line)
      rest = after
      if rest.isEmpty { return lines }
    }
    return lines + [ShownText(rest, columns: columns, ellipsis: ellipsis)]
  }
}

extension String {
  fileprivate var withoutBalancedIsolates: String {
    guard unicodeScalars.contains(where: \.isIsolate) else { return self }
    let isolates = balancedIsolates
    return unicodeScalars.indices.reduce(into: "") { result, index in
      if !isolates.contains(index) { result.unicodeScalars.append(unicodeScalars[index]) }
    }
  }
}

extension Substring {
  /// What fits into `columns` up to a space, and the rest after it; always takes something.
  fileprivate func firstLine(columns: Int) -> (ShownText, Substring) {
    var line = ShownText()
    var atSpace: (ShownText, Substring)?
    for index in indices {
      if self[index] == " " { atSpace = (line, self[index...].drop { $0 == " " }) }
      for part in String(self[index]).printable where !line.append(part, limit: columns) {
        if let atSpace, atSpace.0.columns > 0 { return atSpace }
        // A word longer than the line; one character wider than the line is left out.
        let end = line.columns == 0 ? self.index(after: index) : index
        return (ShownText(self[..<end], columns: columns, ellipsis: ""), self[end...])
      }
    }
    return (line, self[endIndex...])
  }
}
