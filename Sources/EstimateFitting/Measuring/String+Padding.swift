// SPDX-License-Identifier: MIT

extension String {
  /// The text with spaces behind it, `width` characters wide.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with spaces before it, `width` characters wide.
  func paddedLeft(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
