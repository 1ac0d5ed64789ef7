// SPDX-License-Identifier: MIT

/// A piece of a line in one style.
package struct Span: Hashable, Sendable {
  /// The column where it begins, from 0.
  package var column: Int
  /// What it shows.
  package var text: ShownText
  /// How.
  package var style: Style

  /// `text` from `column` on.
  package init(column: Int, text: ShownText, style: Style) {
    self.column = column
    self.text = text
    self.style = style
  }

  /// The columns that it takes.
  package var range: Range<Int> { column..<column + text.columns }
}

/// A line of the screen: spans from left to right that do not overlap, with nothing but blanks between them.
package struct Line: Hashable, Sendable {
  package private(set) var spans: [Span] = []

  /// A line of blanks.
  package init() {}

  /// Adds `span`, which begins after all others; one without columns is left out.
  package mutating func append(_ span: Span) {
    precondition(span.column >= (spans.last?.range.upperBound ?? 0), "spans overlap")
    guard span.text.columns > 0 else { return }
    spans.append(span)
  }

  /// The columns up to the end of the last span.
  package var columns: Int { spans.last?.range.upperBound ?? 0 }

  /// The text with blanks in its gaps, for tests and logs.
  package var text: String {
    var column = 0
    return spans.reduce(into: "") { text, span in
      text += String(repeating: " ", count: span.column - column) + span.text.text
      column = span.range.upperBound
    }
  }
}
