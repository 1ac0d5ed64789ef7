// SPDX-License-Identifier: MIT

/// What a node of an expression does.
enum Operation: Hashable, Sendable {
  // Values
  case constant, list, variable, reading
  case computedVariable, computedPath, exists, computedExists, missing, missingSome
  // Conditions
  case and, or, not, isTruthy, choose, coalesce
  case compare(Comparison)
  // Numbers, texts and lists
  case compute(Arithmetic)
  case concatenate, substring, contains, merge
  case map, filter, reduce, all, some, none
  // Errors, and what stands beside JsonLogic's own
  case attempt, fail, log
  case call
  /// Arguments that loose mode refuses only when it comes to them.
  case refuse
}

/// How two values are compared.
enum Comparison: Hashable, Sendable {
  case equal, notEqual, identical, notIdentical
  case less, lessOrEqual, greater, greaterOrEqual
}

/// How numbers are combined, from left to right.
enum Arithmetic: Hashable, Sendable {
  case add, subtract, multiply, divide, remainder, minimum, maximum
}
