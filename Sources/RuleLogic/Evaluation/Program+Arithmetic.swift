// SPDX-License-Identifier: MIT

import JSONDocument

extension Program {
  /// Combines the operands from left to right.
  func computed(
    _ arithmetic: Arithmetic, _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    var result: JSON?
    var count = 0
    let missing = try forEachOperand(of: index, &run, environment) { value, _ throws(LogicError) in
      let operand = try number(value, index)
      result =
        try result.map { left throws(LogicError) in
          try combined(arithmetic, left, operand, index)
        } ?? operand
      count += 1
      return true
    }
    if let missing { return .unknown(missing) }
    switch (result, count) {
    case (let result?, 2...): return .known(result)
    case (let operand?, _): return .known(try single(arithmetic, operand, index))
    case (nil, _):
      guard let neutral = arithmetic.neutral, mode == .loose else { throw invalidArguments(index) }
      return .known(neutral)
    }
  }

  /// The least or the greatest of the operands, as it is.
  func extreme(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    let isMinimum = nodes[index].operation == .minimum
    var result: JSON?
    let missing = try forEachOperand(of: index, &run, environment) { value, _ throws(LogicError) in
      let operand = try number(value, index)
      guard let current = result else {
        result = operand
        return true
      }
      if isMinimum ? isLess(operand, current) : isLess(current, operand) { result = operand }
      return true
    }
    if let missing { return .unknown(missing) }
    guard let result else { throw invalidArguments(index) }
    return .known(canonical(result))
  }

  /// Whether one number is less than another, by their exact values.
  private func isLess(_ left: JSON, _ right: JSON) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left < right
    case (.number(let left), .number(let right)): left < right
    case (.integer(let left), .number(let right)): exactOrder(left, right) < 0
    case (.number(let left), .integer(let right)): exactOrder(right, left) > 0
    default: false
    }
  }

  /// The number that `value` is, or in loose mode makes.
  private func number(_ value: JSON, _ index: Int) throws(LogicError) -> JSON {
    switch (value, mode) {
    case (.integer, .strict), (.number, _): return value
    case (_, .strict): throw kindError([.number], found: value, at: index)
    case (_, .loose):
      guard let number = looseNumber(value) else {
        throw error(
          .notANumber("\"\(origins[index].name)\" needs numbers, found \(value.summary)"),
          at: index)
      }
      return .number(number)
    }
  }

  /// An operation on one operand: the opposite, the inverse, or the operand itself.
  private func single(
    _ arithmetic: Arithmetic, _ operand: JSON, _ index: Int
  ) throws(LogicError) -> JSON {
    switch arithmetic {
    case .add, .multiply: return canonical(operand)
    case .subtract: return try combined(.subtract, .integer(0), operand, index)
    case .divide: return try combined(.divide, .integer(1), operand, index)
    case .remainder: throw invalidArguments(index)
    }
  }

  private func combined(
    _ arithmetic: Arithmetic, _ left: JSON, _ right: JSON, _ index: Int
  ) throws(LogicError) -> JSON {
    if case .integer(let left) = left, case .integer(let right) = right, mode == .strict {
      return try combined(arithmetic, left, right, index)
    }
    guard let first = looseNumber(left), let second = looseNumber(right) else {
      throw invalidArguments(index)
    }
    let result: Double =
      switch arithmetic {
      case .add: first + second
      case .subtract: first - second
      case .multiply: first * second
      case .divide: first / second
      case .remainder: first.truncatingRemainder(dividingBy: second)
      }
    guard result.isFinite else {
      throw error(
        .notANumber("the result of \"\(origins[index].name)\" is no finite number"), at: index)
    }
    return canonical(.number(result))
  }

  /// Combines two integers exactly; only a division may leave the integers.
  private func combined(
    _ arithmetic: Arithmetic, _ left: Int64, _ right: Int64, _ index: Int
  ) throws(LogicError) -> JSON {
    var (result, overflow) = (Int64(0), false)
    switch arithmetic {
    case .add: (result, overflow) = left.addingReportingOverflow(right)
    case .subtract: (result, overflow) = left.subtractingReportingOverflow(right)
    case .multiply: (result, overflow) = left.multipliedReportingOverflow(by: right)
    case .divide, .remainder:
      guard right != 0 else {
        throw error(.notANumber("\"\(origins[index].name)\" divides by zero"), at: index)
      }
      let (rest, _) = left.remainderReportingOverflow(dividingBy: right)
      if arithmetic == .remainder { return .integer(rest) }
      guard rest == 0 else { return .number(Double(left) / Double(right)) }
      (result, overflow) = left.dividedReportingOverflow(by: right)
    }
    guard !overflow else {
      throw error(.overflow(operator: origins[index].name), at: index)
    }
    return .integer(result)
  }

  /// In loose mode, a whole number as an integer, so that it is written without a fraction.
  private func canonical(_ value: JSON) -> JSON {
    guard mode == .loose, case .number(let number) = value,
      let integer = Int64(exactly: number), integer.magnitude < 1 << 53
    else { return value }
    return .integer(integer)
  }
}

extension Arithmetic {
  /// The result without operands, where there is one.
  fileprivate var neutral: JSON? {
    switch self {
    case .add: 0
    case .multiply: 1
    case .subtract, .divide, .remainder: nil
    }
  }
}

/// The number that JavaScript makes of `value`; nil where it would be NaN, or made of a list.
func looseNumber(_ value: JSON) -> Double? {
  switch value {
  case .null: 0
  case .boolean(let isTrue): isTrue ? 1 : 0
  case .integer(let integer): Double(integer)
  case .number(let number): number
  case .string(let text): javaScriptNumber(text)
  case .array, .object: nil
  }
}
