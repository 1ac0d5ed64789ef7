// SPDX-License-Identifier: MIT

public import JSONDocument

extension Program {
  /// Evaluates the whole program.
  @usableFromInline func value(in environment: Environment) throws(LogicError) -> Outcome {
    var run = Run(steps: limits.maximumSteps)
    return try value(0, &run, environment)
  }

  /// Evaluates the whole program as a condition.
  @usableFromInline func truth(in environment: Environment) throws(LogicError) -> Truth {
    var run = Run(steps: limits.maximumSteps)
    return try truth(0, &run, environment)
  }

  /// Evaluates the node at `index`.
  func value(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    let node = nodes[index]
    try charge(1, at: index, &run)
    switch node.operation {
    case .constant: return .known(constants[Int(node.detail)])
    case .variable:
      if let value = ask(.variable(Int(node.detail)), environment) {
        return .known(value)
      }
      return missingValue(Int(node.input))
    case .and, .or:
      if mode == .loose { return .known(try decidingOperand(index, &run, environment)) }
      return try truth(index, charged: true, &run, environment).outcome
    case .not, .isTruthy, .compare, .compareVariable, .all, .some, .none, .contains, .exists,
      .computedExists:
      return try truth(index, charged: true, &run, environment).outcome
    case .compute(let arithmetic):
      return try computed(arithmetic, index, &run, environment)
    case .minimum, .maximum: return try extreme(index, &run, environment)
    case .choose: return try choice(index, &run, environment)
    case .coalesce: return try firstKnown(index, &run, environment)
    case .reading, .computedVariable, .computedPath:
      return try reading(index, &run, environment)
    case .missing: return try missingNames(index, &run, environment)
    case .missingSome: return try missingNamesOfSome(index, &run, environment)
    case .list, .merge: return try list(index, &run, environment)
    case .concatenate: return try concatenation(index, &run, environment)
    case .substring: return try substring(index, &run, environment)
    case .map: return try mapped(index, &run, environment)
    case .filter: return try filtered(index, &run, environment)
    case .reduce: return try reduced(index, &run, environment)
    case .attempt: return try attempted(index, &run, environment)
    case .fail: return try thrown(index, &run, environment)
    case .log: return try operand(0, of: index, &run, environment)
    case .call: return try called(index, &run, environment)
    case .refuse: throw invalidArguments(index)
    }
  }

  /// Evaluates an operand of the node at `index`; `null` in place of one that is not there.
  func operand(
    _ position: Int, of index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    let operands = nodes[index].operands
    guard position < operands.count else { return .known(.null) }
    return try value(operands.lowerBound + position, &run, environment)
  }

  /// Hands the operands of the node at `index` to `body`, those in a list that stands for all of
  /// them too; until `body` gives false.
  ///
  /// - Returns: What is missing, when an operand is unknown.
  func forEachOperand(
    of index: Int, _ run: inout Run, _ environment: Environment,
    _ body: (JSON, inout Run) throws(LogicError) -> Bool
  ) throws(LogicError) -> MissingInputs? {
    let node = nodes[index]
    var missing: MissingInputs?
    for operand in node.operands {
      switch try value(operand, &run, environment) {
      case .unknown(let inputs): missing = .union(missing, inputs)
      case .known(.array(let elements)) where node.isSpread:
        for element in elements {
          try charge(1, at: index, &run)
          guard try body(element, &run) else { return missing }
        }
      case .known(let value):
        guard try body(value, &run) else { return missing }
      }
    }
    return missing
  }

  /// What a reading that finds nothing gives.
  func missingValue(_ input: Int) -> Outcome {
    mode == .loose ? .known(.null) : .unknown(MissingInputs(input))
  }

  /// Takes `steps` from those that are left.
  @inline(__always) func charge(_ steps: Int, at index: Int, _ run: inout Run) throws(LogicError) {
    run.remainingSteps -= steps
    if run.remainingSteps < 0 {
      throw error(.outOfSteps(maximum: limits.maximumSteps), at: index)
    }
  }

  /// An error in the node at `index`.
  func error(_ reason: LogicError.Reason, at index: Int) -> LogicError {
    LogicError(source: source, pointer: origins[index].pointer, reason: reason)
  }

  /// The error about arguments that the operator of the node cannot work with.
  func invalidArguments(_ index: Int) -> LogicError {
    error(.invalidArguments(operator: origins[index].name), at: index)
  }

  /// The error about an operand of another kind than the operator of the node at `index` needs.
  func kindError(_ kinds: [LogicKind], found: JSON, at index: Int) -> LogicError {
    let user = "\"\(origins[index].name)\""
    return error(.kind(user: user, expected: kinds.noun, found: found.summary), at: index)
  }
}
