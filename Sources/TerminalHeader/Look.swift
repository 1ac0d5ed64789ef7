// SPDX-License-Identifier: MIT

/// How the screen is drawn, whatever it shows.
package struct Look: Hashable, Sendable {
  package var theme: Theme
  package var marks: Marks
  /// Whether anything may move, unless the header's own `reduceMotion` says no.
  package var moves: Bool
  /// Whether only the lines that are needed are drawn, below what the terminal shows already.
  package var isInline: Bool

  /// A look; by default in Unicode, with motion, on the whole screen.
  package init(
    theme: Theme, marks: Marks = .unicode, moves: Bool = true, isInline: Bool = false
  ) {
    self.theme = theme
    self.marks = marks
    self.moves = moves
    self.isInline = isInline
  }
}
