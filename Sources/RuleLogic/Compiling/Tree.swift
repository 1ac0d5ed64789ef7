// SPDX-License-Identifier: MIT

import JSONDocument

/// An operation with its operands, checked, before it is laid out for evaluation.
struct Tree: Sendable {
  /// What an operation needs beside its operands.
  enum Detail: Sendable {
    case nothing
    /// The value of a constant.
    case constant(JSON)
    /// What is read, by its index in the compiler's list.
    case reading(Int)
    /// A registered operator in use, by its index in the compiler's list.
    case call(Int)
  }

  let operation: Operation
  /// The name of the operator in the text; empty for values.
  let name: String
  var operands: [Tree] = []
  /// Whether the one operand, when it is a list, stands for all of them.
  var isSpread = false
  var detail = Detail.nothing
  /// The kind of the result in strict mode; nil when only the evaluation can tell.
  var kind: LogicKind?
  /// The place in the text.
  let pointer: String

  /// The value, when this is a constant.
  var constant: JSON? {
    if case .constant(let value) = detail { value } else { nil }
  }

  /// A constant at `pointer`.
  static func constant(_ value: JSON, at pointer: String) -> Tree {
    Tree(
      operation: .constant, name: "", detail: .constant(value), kind: LogicKind(of: value),
      pointer: pointer)
  }
}
