// SPDX-License-Identifier: MIT

/// What a person did at the terminal.
package enum Key: Hashable, Sendable {
  /// A character was typed.
  case character(Character)
  /// Text was pasted, its control characters left out.
  case paste(String)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// A letter, in lower case, together with Ctrl.
  case control(Character)
  /// The left button of the mouse was pressed on a cell, both numbers from 0.
  case click(row: Int, column: Int)
  /// The wheel was turned towards the person, or away.
  case scroll(down: Bool)
}
