// SPDX-License-Identifier: MIT

import JSONDocument
import RuleLogic
import TestSupport
import Testing

/// Random conditions over three numbers, compared with a naive evaluation of the same tree.
@Suite("Random conditions")
struct ConditionPropertyTests {
  @Test(arguments: UInt64(0)..<32)
  func agreeWithANaiveEvaluation(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let condition = Condition.random(depth: 4, &random)
      let expression = try LogicExpression(compiling: condition.json, vocabulary: .document)
      for _ in 0..<20 {
        let known = Condition.names.filter { _ in Bool.random(using: &random) }
        let values = Dictionary(
          uniqueKeysWithValues: known.map { ($0, Int64.random(in: -3...3, using: &random)) })
        var data = JSON.Object()
        for (name, value) in values { data[name] = .integer(value) }
        let found = try expression.condition(in: .object(data))
        let expected = condition.truth(values)
        switch found {
        case .yes: #expect(expected == true, "seed \(seed): \(expression) of \(values)")
        case .no: #expect(expected == false, "seed \(seed): \(expression) of \(values)")
        case .unknown(let missing):
          #expect(expected == nil, "seed \(seed): \(expression) of \(values)")
          #expect(!missing.isEmpty && missing.allSatisfy { values[$0] == nil }, "seed \(seed)")
        }
        if expression.canNeverMatch { #expect(expected != true, "seed \(seed): \(expression)") }
      }
    }
  }

  /// A condition, in the plainest form that can be evaluated.
  private indirect enum Condition {
    case constant(Bool)
    case comparison(String, String, Int64)
    case not(Condition)
    case and([Condition])
    case or([Condition])

    static let names = ["a", "b", "c"]

    static func random(depth: Int, _ random: inout SeededGenerator) -> Condition {
      switch Int.random(in: depth == 0 ? 0...2 : 0...6, using: &random) {
      case 0 where depth < 3: return .constant(.random(using: &random))
      case 0...2:
        let sign = ["<", "<=", ">", ">=", "==", "!="].randomElement(using: &random) ?? "<"
        return .comparison(
          sign, names.randomElement(using: &random) ?? "a", .random(in: -3...3, using: &random))
      case 3: return .not(.random(depth: depth - 1, &random))
      default:
        let operands = (0..<Int.random(in: 1...3, using: &random)).map { _ in
          Condition.random(depth: depth - 1, &random)
        }
        return Bool.random(using: &random) ? .and(operands) : .or(operands)
      }
    }

    var json: JSON {
      switch self {
      case .constant(let isTrue): .boolean(isTrue)
      case .comparison(let sign, let name, let limit):
        .object([sign: [["var": .string(name)], .integer(limit)]])
      case .not(let condition): ["!": [condition.json]]
      case .and(let operands): ["and": .array(operands.map(\.json))]
      case .or(let operands): ["or": .array(operands.map(\.json))]
      }
    }

    /// True, false, or nil for unknown (Kleene, Introduction to Metamathematics, 1952, §64).
    func truth(_ values: [String: Int64]) -> Bool? {
      switch self {
      case .constant(let isTrue): return isTrue
      case .comparison(let sign, let name, let limit):
        guard let value = values[name] else { return nil }
        switch sign {
        case "<": return value < limit
        case "<=": return value <= limit
        case ">": return value > limit
        case ">=": return value >= limit
        case "==": return value == limit
        default: return value != limit
        }
      case .not(let condition): return condition.truth(values).map { !$0 }
      case .and(let operands):
        let truths = operands.map { $0.truth(values) }
        return truths.contains(false) ? false : truths.contains(nil) ? nil : true
      case .or(let operands):
        let truths = operands.map { $0.truth(values) }
        return truths.contains(true) ? true : truths.contains(nil) ? nil : false
      }
    }
  }
}
