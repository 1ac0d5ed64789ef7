// SPDX-License-Identifier: MIT

import JSONDocument

extension Tree {
  /// Whether the tree, as a condition, is false whatever its inputs are.
  ///
  /// Finds constants, and comparisons with constants that no one value can meet together; no proof
  /// is tried beyond that, so false says nothing.
  func canNeverMatch(reading readings: [Reading], mode: LogicMode) -> Bool {
    if let constant { return Self.falseConstants.contains(constant) }
    switch operation {
    case .or:
      return operands.allSatisfy { $0.canNeverMatch(reading: readings, mode: mode) }
    case .and, .compare, .contains:
      let conditions = allConditions
      var limits: [Reading: ValueLimits] = [:]
      for condition in conditions {
        condition.narrow(&limits, reading: readings, mode: mode)
      }
      return limits.values.contains(where: \.areContradictory)
        || conditions.contains {
          $0.operation != operation && $0.canNeverMatch(reading: readings, mode: mode)
        }
    default: return false
    }
  }

  private static var falseConstants: Set<JSON> { [false, nil, 0, "", []] }

  /// The conditions that must all hold: those of an `and`, and of each `and` among them.
  private var allConditions: [Tree] {
    operation == .and ? operands.flatMap(\.allConditions) : [self]
  }

  /// Adds what this condition demands of what it reads.
  private func narrow(
    _ limits: inout [Reading: ValueLimits], reading readings: [Reading], mode: LogicMode
  ) {
    switch operation {
    case .compare(let comparison):
      for (left, right) in zip(operands, operands.dropFirst()) {
        if let reading = left.plainReading(readings), let constant = right.constant {
          limits[reading, default: ValueLimits()].narrow(comparison, constant, mode: mode)
        } else if let constant = left.constant, let reading = right.plainReading(readings) {
          limits[reading, default: ValueLimits()].narrow(comparison.swapped, constant, mode: mode)
        }
      }
    case .contains:
      guard operands.count == 2, let reading = operands[0].plainReading(readings),
        case .array(let elements)? = operands[1].constant, mode == .strict
      else { return }
      limits[reading, default: ValueLimits()].allow(elements)
    default: break
    }
  }

  /// What this reads, when it is a reading without a default.
  private func plainReading(_ readings: [Reading]) -> Reading? {
    guard operation == .reading, operands.isEmpty, case .reading(let index) = detail else {
      return nil
    }
    return readings[index]
  }
}

/// What comparisons with constants leave of the values of a variable.
private struct ValueLimits {
  private var least = -Double.infinity
  private var most = Double.infinity
  /// Whether `least` and `most` themselves are excluded.
  private var isAboveLeast = false
  private var isBelowMost = false
  private var allowed: Set<JSON>?

  /// Whether nothing is left.
  var areContradictory: Bool {
    if least > most || (least == most && (isAboveLeast || isBelowMost)) { return true }
    guard let allowed else { return false }
    return allowed.allSatisfy { value in
      guard LogicKind(of: value) == .number, let number = looseNumber(value) else { return false }
      return number < least || number > most || (number == least && isAboveLeast)
        || (number == most && isBelowMost)
    }
  }

  /// Leaves those of `values` that were left.
  mutating func allow(_ values: [JSON]) {
    allowed = allowed?.intersection(values) ?? Set(values)
  }

  mutating func narrow(_ comparison: Comparison, _ constant: JSON, mode: LogicMode) {
    if comparison == .equal || comparison == .identical, mode == .strict { allow([constant]) }
    // Beyond 2⁵³ rounding could make different limits equal.
    guard LogicKind(of: constant) == .number, let limit = looseNumber(constant),
      limit.magnitude < 0x1p53
    else { return }
    switch comparison {
    case .less: atMost(limit, isExcluded: true)
    case .lessOrEqual: atMost(limit, isExcluded: false)
    case .greater: atLeast(limit, isExcluded: true)
    case .greaterOrEqual: atLeast(limit, isExcluded: false)
    case .equal, .identical:
      atMost(limit, isExcluded: false)
      atLeast(limit, isExcluded: false)
    case .notEqual, .notIdentical: break
    }
  }

  private mutating func atMost(_ limit: Double, isExcluded: Bool) {
    guard limit < most || (limit == most && isExcluded) else { return }
    (most, isBelowMost) = (limit, isExcluded)
  }

  private mutating func atLeast(_ limit: Double, isExcluded: Bool) {
    guard limit > least || (limit == least && isExcluded) else { return }
    (least, isAboveLeast) = (limit, isExcluded)
  }
}
