// SPDX-License-Identifier: MIT

import JSONDocument

/// The checks of strict mode: kinds that can never fit are found before anything is evaluated.
extension Compiler {
  /// Checks the operands of `tree` and completes its kind.
  func checkKinds(of builtIn: BuiltInOperator, in tree: inout Tree) throws(LogicError) {
    let operands = tree.operands
    if tree.isSpread {
      // A list may stand for the arguments; anything else is one argument.
      guard let kind = operands[0].kind, kind != .list || !builtIn.operation.spreads else {
        return
      }
      tree.isSpread = false
      guard builtIn.strictCount.contains(1) else {
        throw error(.argumentsNotListed(operator: builtIn.name), at: tree.pointer)
      }
    }
    if let kind = builtIn.operandKind {
      for operand in operands { try expect(operand, [kind], for: builtIn.name) }
    }
    switch builtIn.operation {
    case .choose: tree.kind = try checkedChoice(tree)
    case .coalesce, .attempt: tree.kind = commonKind(of: operands)
    case .log: tree.kind = operands[0].kind
    case .compare(let comparison): try checkComparison(comparison, tree)
    case .substring:
      try expect(operands[0], [.text], for: tree.name)
      for operand in operands.dropFirst() { try expect(operand, [.number], for: tree.name) }
    case .contains: try checkMembership(tree)
    case .map, .reduce: try expect(operands[0], [.list], for: tree.name)
    case .filter, .all, .some, .none:
      try expect(operands[0], [.list], for: tree.name)
      try expect(operands[1], [.boolean], for: tree.name)
    case .fail: try expect(operands[0], [.text, .object], for: tree.name)
    default: break
    }
  }

  /// Refuses `operand` if it is known to be of none of `kinds`, which `name` needs, or without a name
  /// the expression as a whole.
  func expect(
    _ operand: Tree, _ kinds: [LogicKind], for name: String? = nil
  ) throws(LogicError) {
    guard let kind = operand.kind, !kinds.contains(where: kind.fits) else { return }
    let user = name.map { "\"\($0)\"" } ?? "the expression"
    let found = operand.constant?.summary ?? kind.noun
    throw error(.kind(user: user, expected: kinds.noun, found: found), at: operand.pointer)
  }

  private func checkedChoice(_ tree: Tree) throws(LogicError) -> LogicKind? {
    let operands = tree.operands
    guard operands.count % 2 == 1 else {
      throw error(
        .argumentCount(
          operator: tree.name, expected: "an odd number of arguments, the last one for otherwise",
          found: operands.count), at: tree.pointer)
    }
    var outcomes: [Tree] = []
    for (index, operand) in operands.enumerated() {
      if index % 2 == 0, index < operands.count - 1 {
        try expect(operand, [.boolean], for: tree.name)
      } else {
        outcomes.append(operand)
      }
    }
    return commonKind(of: outcomes)
  }

  private func checkComparison(_ comparison: Comparison, _ tree: Tree) throws(LogicError) {
    var expected: LogicKind?
    for operand in tree.operands {
      if comparison.isOrdering { try expect(operand, [.number, .text], for: tree.name) }
      if let expected { try expect(operand, [expected], for: tree.name) }
      expected = expected ?? operand.kind?.comparable
    }
  }

  private func checkMembership(_ tree: Tree) throws(LogicError) {
    let (needle, place) = (tree.operands[0], tree.operands[1])
    try expect(place, [.text, .list], for: tree.name)
    if place.kind == .text { try expect(needle, [.text], for: tree.name) }
    // A list in the text that has nothing of the needle's kind is a slip: `{"in": [1, ["1"]]}`.
    if case .array(let elements)? = place.constant, !elements.isEmpty {
      let kinds = Set(elements.compactMap(LogicKind.init(of:)))
      try expect(needle, LogicKind.allCases.filter(kinds.contains), for: tree.name)
    }
  }

  private func commonKind(of trees: [Tree]) -> LogicKind? {
    let kinds = Set(trees.map(\.kind))
    return kinds.count == 1 ? kinds.first ?? nil : nil
  }
}

extension Operation {
  /// Whether one operand that is a list stands for all of them.
  var spreads: Bool {
    switch self {
    case .compute, .minimum, .maximum, .concatenate, .merge, .missing, .coalesce: true
    default: false
    }
  }
}
