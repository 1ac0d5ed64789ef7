// SPDX-License-Identifier: MIT

/// Which of several overlapping zones owns a coordinate.
///
/// By `cheapest` and `fastest`, zones are offers for the order: one whose rules or hubs refuse it comes after all
/// that do not, and owns the coordinate only when all of them refuse. Plug-ins are asked about the owner only.
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
