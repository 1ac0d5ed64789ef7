// SPDX-License-Identifier: MIT

import JSONDocument

extension Program {
  /// Compares each operand with the next one, until a pair does not hold.
  func compared(
    _ comparison: Comparison, _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Truth {
    let operands = nodes[index].operands
    var missing: MissingInputs?
    var previous = try value(operands.lowerBound, &run, environment)
    if case .unknown(let inputs) = previous { missing = inputs }
    for operand in operands.dropFirst() {
      let next = try value(operand, &run, environment)
      switch (previous, next) {
      case (.known(let left), .known(let right)):
        guard try holds(comparison, left, right, index, &run) else { return .no }
      case (_, .unknown(let inputs)): missing = .union(missing, inputs)
      case (.unknown, .known): break
      }
      previous = next
    }
    return missing.map(Truth.unknown) ?? .yes
  }

  /// Compares a variable with a constant.
  func comparedVariable(
    _ comparison: Comparison, _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Truth {
    let node = nodes[index]
    guard let value = ask(.variable(Int(node.detail)), environment) else {
      guard mode == .loose else { return .unknown(MissingInputs(Int(node.input))) }
      return Truth(try holds(comparison, .null, constants[Int(node.limit)], index, &run))
    }
    return Truth(try holds(comparison, value, constants[Int(node.limit)], index, &run))
  }

  private func holds(
    _ comparison: Comparison, _ left: JSON, _ right: JSON, _ index: Int, _ run: inout Run
  ) throws(LogicError) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)) where mode == .strict:
      return comparison.holds(left, right)
    case (.number(let left), .number(let right)): return comparison.holds(left, right)
    case (.array, _), (.object, _):
      try chargeWeight(of: left, at: index, &run)
      try chargeWeight(of: right, at: index, &run)
    default: break
    }
    return switch mode {
    case .strict: try holdsStrictly(comparison, left, right, index)
    case .loose: try holdsLoosely(comparison, left, right, index)
    }
  }

  /// Compares values of one kind; numbers by their exact values, texts by their Unicode scalars.
  private func holdsStrictly(
    _ comparison: Comparison, _ left: JSON, _ right: JSON, _ index: Int
  ) throws(LogicError) -> Bool {
    switch (left, right) {
    case (.integer(let left), .number(let right)):
      return comparison.holds(exactOrder(left, right), 0)
    case (.number(let left), .integer(let right)):
      return comparison.holds(0, exactOrder(right, left))
    case (.string(let left), .string(let right)): return comparison.holds(left, right, as: \.utf8)
    default: break
    }
    guard LogicKind(of: left) == LogicKind(of: right) else {
      throw kindError([LogicKind(of: left)].compactMap(\.self), found: right, at: index)
    }
    guard !comparison.isOrdering else { throw kindError([.number, .text], found: left, at: index) }
    return (left == right) == comparison.isEquality
  }

  /// Compares as JavaScript does: two texts as texts, other values as the numbers that they make.
  ///
  /// What makes no number has no order and is equal to nothing, which is an error ("NaN"); save that
  /// any value may be compared with `null` for equality, since that is how rules ask for a value.
  private func holdsLoosely(
    _ comparison: Comparison, _ left: JSON, _ right: JSON, _ index: Int
  ) throws(LogicError) -> Bool {
    if comparison.isIdentity { return (left == right) == comparison.isEquality }
    if case .string(let left) = left, case .string(let right) = right {
      return comparison.holds(left, right, as: \.utf16)
    }
    if let left = looseNumber(left), let right = looseNumber(right) {
      return comparison.holds(left, right)
    }
    if !comparison.isOrdering, left == .null || right == .null { return !comparison.isEquality }
    throw error(
      .notANumber(
        "\"\(origins[index].name)\" cannot compare \(left.summary) with \(right.summary)"),
      at: index)
  }
}

extension Comparison {
  /// Whether `left` and `right` compare as this asks.
  @inline(__always) func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .equal, .identical: left == right
    case .notEqual, .notIdentical: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }

  /// Whether two texts compare as this asks, ordered by their code units.
  func holds<Units: Sequence>(
    _ left: String, _ right: String, as units: (String) -> Units
  ) -> Bool where Units.Element: Comparable {
    switch self {
    case .equal, .identical: left == right
    case .notEqual, .notIdentical: left != right
    case .less: units(left).lexicographicallyPrecedes(units(right))
    case .greater: units(right).lexicographicallyPrecedes(units(left))
    case .lessOrEqual: !units(right).lexicographicallyPrecedes(units(left))
    case .greaterOrEqual: !units(left).lexicographicallyPrecedes(units(right))
    }
  }

  /// Whether equal values hold, of the comparisons that ask for no order.
  fileprivate var isEquality: Bool { self == .equal || self == .identical }

  fileprivate var isIdentity: Bool { self == .identical || self == .notIdentical }
}
