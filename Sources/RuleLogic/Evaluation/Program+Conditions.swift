// SPDX-License-Identifier: MIT

import JSONDocument

extension Program {
  /// Evaluates the node at `index` as a condition, without making a value of its truth.
  ///
  /// `charged` tells that the step of the node is paid for.
  func truth(
    _ index: Int, charged: Bool = false, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Truth {
    let operation = nodes[index].operation
    if operation.isCondition, !charged { try charge(1, at: index, &run) }
    switch operation {
    case .and: return try conjunction(index, &run, environment)
    case .or: return try disjunction(index, &run, environment)
    case .not: return try truthOfOperand(index, &run, environment).negated
    case .isTruthy: return try truthOfOperand(index, &run, environment)
    case .compare(let comparison): return try compared(comparison, index, &run, environment)
    case .compareVariable(let comparison):
      return try comparedVariable(comparison, index, &run, environment)
    case .some: return try someElement(of: index, &run, environment)
    case .none: return try someElement(of: index, &run, environment).negated
    case .all: return try allElements(of: index, &run, environment)
    case .contains: return try membership(index, &run, environment)
    case .exists, .computedExists: return try existence(index, &run, environment)
    default:
      switch try value(index, &run, environment) {
      case .known(let value): return Truth(try isTrue(value, for: index))
      case .unknown(let missing): return .unknown(missing)
      }
    }
  }

  /// Whether `value` counts as true: in strict mode only a boolean has a truth.
  ///
  /// In loose mode `null`, 0, the empty text and the empty list are false; an object is true.
  func isTrue(_ value: JSON, for index: Int) throws(LogicError) -> Bool {
    if case .boolean(let isTrue) = value { return isTrue }
    guard mode == .loose else {
      throw error(
        .kind(user: "a condition", expected: LogicKind.boolean.noun, found: value.summary),
        at: index)
    }
    return switch value {
    case .null: false
    case .boolean(let isTrue): isTrue
    case .integer(let integer): integer != 0
    case .number(let number): number != 0
    case .string(let text): !text.isEmpty
    case .array(let elements): !elements.isEmpty
    case .object: true
    }
  }

  /// No as soon as one operand is no; unknown when none is, but one is unknown.
  private func conjunction(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Truth {
    var missing: MissingInputs?
    for operand in nodes[index].operands {
      switch try truth(operand, &run, environment) {
      case .no: return .no
      case .yes: break
      case .unknown(let inputs): missing = .union(missing, inputs)
      }
    }
    return missing.map(Truth.unknown) ?? Truth(!nodes[index].operands.isEmpty)
  }

  /// Yes as soon as one operand is yes; unknown when none is, but one is unknown.
  private func disjunction(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Truth {
    var missing: MissingInputs?
    for operand in nodes[index].operands {
      switch try truth(operand, &run, environment) {
      case .no: break
      case .yes: return .yes
      case .unknown(let inputs): missing = .union(missing, inputs)
      }
    }
    return missing.map(Truth.unknown) ?? .no
  }

  /// The value of `and` and `or` in loose mode: that of the operand which decides.
  func decidingOperand(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> JSON {
    let stop = nodes[index].operation == .or
    var last = JSON.boolean(false)
    for operand in nodes[index].operands {
      guard case .known(let value) = try value(operand, &run, environment) else { continue }
      last = value
      if try isTrue(value, for: operand) == stop { return value }
    }
    return last
  }

  private func truthOfOperand(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Truth {
    guard let operand = nodes[index].operands.first else { return .no }
    return try truth(operand, &run, environment)
  }

  /// The value of `if`: conditions and values in turn, and a value for otherwise.
  func choice(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    var rest = nodes[index].operands
    while let condition = rest.popFirst() {
      guard let consequence = rest.popFirst() else {
        return try value(condition, &run, environment)
      }
      switch try truth(condition, &run, environment) {
      case .yes: return try value(consequence, &run, environment)
      case .no: continue
      case .unknown(let missing): return .unknown(missing)
      }
    }
    return .known(.null)
  }

  /// The value of `??`: the first operand that is known, and not `null`.
  func firstKnown(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    var found: JSON?
    let missing = try forEachOperand(of: index, &run, environment) { value, _ throws(LogicError) in
      if value != .null { found = value }
      return found == nil
    }
    if let found { return .known(found) }
    return missing.map(Outcome.unknown) ?? .known(.null)
  }
}

extension Operation {
  /// Whether the operation is evaluated as a condition first.
  fileprivate var isCondition: Bool {
    switch self {
    case .and, .or, .not, .isTruthy, .compare, .compareVariable, .some, .none, .all, .contains,
      .exists,
      .computedExists:
      true
    default: false
    }
  }
}
