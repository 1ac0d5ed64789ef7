// SPDX-License-Identifier: MIT

/// A place in a text, as editors show it.
public struct TextPosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The Unicode scalar in the line, from 1; a byte order mark is none.
  public let column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
