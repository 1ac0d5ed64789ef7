// SPDX-License-Identifier: MIT

import JSONDocument

extension Compiler {
  /// Compiles an operator of JsonLogic.
  mutating func builtInOperation(
    _ builtIn: BuiltInOperator, _ arguments: Arguments, at pointer: String
  ) throws(LogicError) -> Tree {
    if let refused = try refusal(of: builtIn, arguments, at: pointer) { return refused }
    switch builtIn.operation {
    case .computedVariable: return try variable(arguments, at: pointer)
    case .computedPath: return try path(arguments, at: pointer)
    case .computedExists: return try existence(arguments, at: pointer)
    case .constant: return try preserved(arguments, at: pointer)
    default: break
    }
    var tree = Tree(
      operation: builtIn.operation, name: builtIn.name,
      operands: try operands(of: builtIn.operation, arguments), kind: builtIn.result,
      pointer: pointer)
    tree.isSpread = !arguments.areListed
    if tree.iteratesOverNull { return refusing(builtIn, at: pointer) }
    if case .compare = tree.operation { try readTimesOfDay(in: &tree) }
    if mode == .strict { try checkKinds(of: builtIn, in: &tree) }
    switch tree.operation {
    case .missing, .missingSome:
      try checkNames(in: tree)
      return tree
    case .fail, .log: return tree
    default: return try folded(tree)
    }
  }

  private mutating func operands(
    of operation: Operation, _ arguments: Arguments
  ) throws(LogicError) -> [Tree] {
    var operands: [Tree] = []
    if operation == .attempt { attempts += 1 }
    defer { if operation == .attempt { attempts -= 1 } }
    for (index, value) in arguments.values.enumerated() {
      let pointer = arguments.pointer(index)
      operands.append(
        operation.opensFrame(forOperand: index)
          ? try compileInFrame(value, at: pointer) : try compile(value, at: pointer))
    }
    return operands
  }

  /// What becomes of a wrong number or form of arguments: an error in strict mode, an operation that
  /// throws in loose mode.
  private func refusal(
    of builtIn: BuiltInOperator, _ arguments: Arguments, at pointer: String
  ) throws(LogicError) -> Tree? {
    if builtIn.needsArray, !arguments.areListed {
      guard mode == .loose else {
        throw error(.argumentsNotListed(operator: builtIn.name), at: pointer)
      }
      return refusing(builtIn, at: pointer)
    }
    guard arguments.areListed, builtIn.operation != .constant else { return nil }
    let count = arguments.values.count
    switch mode {
    case .loose: return builtIn.looseCount.contains(count) ? nil : refusing(builtIn, at: pointer)
    case .strict:
      guard builtIn.strictCount.contains(count) else {
        let expected = BuiltInOperator.words(for: builtIn.strictCount)
        throw error(
          .argumentCount(operator: builtIn.name, expected: expected, found: count), at: pointer)
      }
      return nil
    }
  }

  private func refusing(_ builtIn: BuiltInOperator, at pointer: String) -> Tree {
    Tree(operation: .refuse, name: builtIn.name, pointer: pointer)
  }

  /// Data that is not compiled.
  private func preserved(
    _ arguments: Arguments, at pointer: String
  ) throws(LogicError) -> Tree {
    let value = arguments.areListed ? .array(arguments.values) : arguments.values.first ?? .null
    if value == .null, mode == .strict { throw error(.nullConstant, at: pointer) }
    return .constant(value, at: pointer)
  }
}

extension Operation {
  /// Whether the operand at `index` sees other data than the operation itself: an element, or the
  /// error that was caught.
  fileprivate func opensFrame(forOperand index: Int) -> Bool {
    switch self {
    case .map, .filter, .reduce, .all, .some, .none: index == 1
    case .attempt: index > 0
    default: false
    }
  }
}

extension Tree {
  /// Whether this iterates over a `null` in the text, or makes new elements by one: a slip of the
  /// author's, while a `null` among the data is an empty list.
  fileprivate var iteratesOverNull: Bool {
    switch operation {
    case .map, .filter, .reduce: operands.prefix(2).contains { $0.constant == .null }
    case .all, .some, .none: operands.first?.constant == .null
    default: false
    }
  }
}
