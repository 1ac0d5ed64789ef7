// SPDX-License-Identifier: MIT

/// What a node of an expression does.
enum Operation: Hashable, Sendable {
  // Values
  case constant, list, variable, reading
  case computedVariable, computedPath, exists, computedExists, missing, missingSome
  // Conditions
  case and, or, not, isTruthy, choose, coalesce
  case compare(Comparison)
  /// A comparison of a variable with a constant: made from `compare` when a tree is laid out.
  case compareVariable(Comparison)
  // Numbers, texts and lists
  case compute(Arithmetic)
  case minimum, maximum
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

  /// The comparison that holds of the operands in the other order.
  var swapped: Comparison {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .equal, .notEqual, .identical, .notIdentical: self
    }
  }

  /// Whether this tells the greater of two values.
  var isOrdering: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    case .equal, .notEqual, .identical, .notIdentical: false
    }
  }
}

/// How numbers are combined, from left to right.
enum Arithmetic: Hashable, Sendable {
  case add, subtract, multiply, divide, remainder
}
