// SPDX-License-Identifier: MIT

/// How an expression treats values that are missing or of another kind than an operator wants.
public enum LogicMode: String, Hashable, Sendable, CaseIterable {
  /// Missing is unknown and stays unknown, kinds are never converted, integers are exact.
  case strict
  /// As in JavaScript: missing is `null`, texts and booleans become numbers, numbers are doubles.
  case loose
}
