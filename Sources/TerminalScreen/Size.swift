// SPDX-License-Identifier: MIT

/// How many cells a terminal has.
package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  /// A size; negative figures count as 0.
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}
