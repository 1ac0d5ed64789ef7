// SPDX-License-Identifier: MIT

import JSONDocument

/// A registered operator at one place of an expression.
struct CallSite: Sendable {
  let name: String
  let parameters: [LogicParameter]
  /// The arguments, when all of them are constants.
  let constants: [JSON]?
  /// What is missing when the result is unknown.
  let missing: MissingInputs
}

extension Compiler {
  /// Compiles a registered operator.
  mutating func call(
    _ added: LogicOperator<Environment>, _ arguments: Arguments, at pointer: String
  ) throws(LogicError) -> Tree {
    guard added.count.contains(arguments.values.count) else {
      throw error(
        .argumentCount(
          operator: added.name, expected: BuiltInOperator.words(for: added.count),
          found: arguments.values.count), at: pointer)
    }
    var operands: [Tree] = []
    for (index, value) in arguments.values.enumerated() {
      let operand = try compile(value, at: arguments.pointer(index))
      try check(operand, against: added.parameter(index), of: added.name)
      operands.append(operand)
    }
    let constants = operands.map(\.constant)
    let known = constants.compactMap(\.self)
    do {
      calls.append(try added.prepare(constants))
    } catch {
      let place = error.argument.flatMap { operands.indices.contains($0) ? operands[$0] : nil }
      throw self.error(
        .unsuitable(operator: added.name, message: error.description),
        at: place?.pointer ?? pointer)
    }
    callSites.append(
      CallSite(
        name: added.name, parameters: added.parameters,
        constants: known.count == constants.count ? known : nil,
        missing: try missingInputs(of: added, at: pointer)))
    return Tree(
      operation: .call, name: added.name, operands: operands, detail: .call(calls.count - 1),
      kind: added.result, pointer: pointer)
  }

  private func check(
    _ operand: Tree, against parameter: LogicParameter?, of name: String
  ) throws(LogicError) {
    guard let parameter else { return }
    if parameter.isConstant, operand.constant == nil {
      throw error(
        .unsuitable(operator: name, message: "this argument must be a constant"),
        at: operand.pointer)
    }
    if mode == .strict || operand.constant != nil {
      try expect(operand, parameter.kinds, for: name)
    }
  }

  /// The inputs that an operator reads by itself; its own name stands for them when it tells none.
  private mutating func missingInputs(
    of added: LogicOperator<Environment>, at pointer: String
  ) throws(LogicError) -> MissingInputs {
    var missing: MissingInputs?
    for name in added.reads.isEmpty ? [added.name] : added.reads {
      guard let input = inputs.number(of: name, isGiven: !added.reads.isEmpty) else {
        throw error(.tooManyInputs(maximum: Inputs.maximum), at: pointer)
      }
      missing = .union(missing, MissingInputs(input))
    }
    return missing ?? MissingInputs(0)
  }
}

extension LogicOperator {
  /// What the argument at `index` must be.
  fileprivate func parameter(_ index: Int) -> LogicParameter? {
    index < parameters.count ? parameters[index] : parameters.last
  }
}
