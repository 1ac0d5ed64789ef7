// SPDX-License-Identifier: MIT

package import TerminalScreen

/// What the screen shows at a moment.
package struct HeaderFrame: Hashable, Sendable {
  /// The lines from the top, at most as many as the screen has rows.
  package var lines: [Line]
  /// Where a field is typed into.
  package var cursor: ScreenWriter.Cell?
  /// Where controls are, for the mouse.
  package var targets: [Target]
  /// Whether it would look different a moment later.
  package var isAnimated: Bool

  /// The place of a control on a line.
  package struct Target: Hashable, Sendable {
    package var row: Int
    package var columns: Range<Int>
    package var control: Control
  }

  /// The control on a cell.
  package func control(row: Int, column: Int) -> Control? {
    targets.first { $0.row == row && $0.columns.contains(column) }?.control
  }
}
