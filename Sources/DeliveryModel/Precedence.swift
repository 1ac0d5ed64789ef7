// SPDX-License-Identifier: MIT

/// Which of several overlapping zones owns a coordinate.
public enum Precedence: String, Hashable, Sendable, CaseIterable {
  /// The highest `priority`; among equals the smaller area, then the first in the file.
  case priority
  /// The first in the file.
  case first
  /// The smallest area, then the first in the file.
  case smallest
  /// The lowest fee, then as `priority`.
  case cheapest
  /// The earliest upper end of the estimate, then as `priority`.
  case fastest
}
