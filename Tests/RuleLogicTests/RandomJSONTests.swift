// SPDX-License-Identifier: MIT

import JSONDocument
import RuleLogic
import TestSupport
import Testing

/// Trees of operators and values without sense: whatever they are, they end, and the same answer
/// comes whether their constants were folded or read from the data.
@Suite("Senseless expressions")
struct RandomJSONTests {
  private static let operators = [
    "var", "val", "exists", "missing", "missing_some", "preserve", "and", "or", "!", "!!", "if",
    "?:", "??", "==", "!=", "===", "!==", "<", "<=", ">", ">=", "+", "-", "*", "/", "%", "min",
    "max", "cat", "substr", "in", "merge", "map", "filter", "reduce", "all", "some", "none", "try",
    "throw", "log",
  ]

  @Test(arguments: LogicMode.allCases, UInt64(0)..<20)
  func endWithAValueOrAnError(mode: LogicMode, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let data: JSON = ["a": 1, "b": "x", "c": [1, "2", [nil]], "d": ["e": true], "1": 0.5]
    for _ in 0..<300 {
      let json = Self.expression(depth: 4, &random)
      let first = Self.answer(json, data, mode)
      #expect(first == Self.answer(json, data, mode), "seed \(seed): \(json)")
    }
  }

  /// An operation on constants is folded; on variables of the same values it is evaluated.
  @Test(arguments: LogicMode.allCases, UInt64(0)..<20)
  func mindNotWhetherValuesAreConstant(mode: LogicMode, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // Those that read names, or whose operands see other data, are no functions of their operands.
    let others: Set = [
      "var", "val", "exists", "preserve", "missing", "missing_some", "map", "filter", "reduce",
      "all", "some", "none", "try",
    ]
    let names = Self.operators.filter { !others.contains($0) }
    for _ in 0..<300 {
      let name = names.randomElement(using: &random) ?? "+"
      let values = (0..<Int.random(in: 1...3, using: &random)).map { _ in Self.value(&random) }
      var data = JSON.Object()
      for (index, value) in values.enumerated() { data["v\(index)"] = value }
      let constant: JSON = .object([name: .array(values)])
      let variable: JSON = .object([
        name: .array(values.indices.map { ["var": .string("v\($0)")] })
      ])
      let folded = Self.answer(constant, .object(data), mode)
      let evaluated = Self.answer(variable, .object(data), mode)
      // Strict mode looks at all constants beforehand, and so finds errors that no evaluation meets.
      if folded.hasPrefix("error"), mode == .strict || evaluated.hasPrefix("error") { continue }
      #expect(folded == evaluated, "seed \(seed): \(constant)")
    }
  }

  private static func answer(_ json: JSON, _ data: JSON, _ mode: LogicMode) -> String {
    do throws(LogicError) {
      let expression = try LogicExpression(compiling: json, mode: mode, vocabulary: .document)
      return "\(try expression.value(in: data))"
    } catch {
      return "error: \(error)"
    }
  }

  private static func expression(depth: Int, _ random: inout SeededGenerator) -> JSON {
    guard depth > 0, Int.random(in: 0..<4, using: &random) > 0 else { return value(&random) }
    let name = operators.randomElement(using: &random) ?? "var"
    let arguments = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      expression(depth: depth - 1, &random)
    }
    let isListed = Bool.random(using: &random) || arguments.isEmpty
    return .object([name: isListed ? .array(arguments) : arguments[0]])
  }

  private static func value(_ random: inout SeededGenerator) -> JSON {
    let values: [JSON] = [
      true, false, 0, 1, -7, 2.5, 1e300, "", "a", "b", "1", "c.2", "d.e", [], [1], [[2], "a"],
      ["a", "b"], .integer(.max), .integer(.min),
    ]
    return values.randomElement(using: &random) ?? 0
  }
}
