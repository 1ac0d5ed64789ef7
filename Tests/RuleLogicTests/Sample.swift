// SPDX-License-Identifier: MIT

import JSONDocument
import RuleLogic
import Testing

/// An expression with what is expected of it, named by its text in a failure.
struct Sample: Sendable, CustomTestStringConvertible {
  let text: String
  let expected: String

  init(_ text: String, _ expected: String) {
    self.text = text
    self.expected = expected
  }

  var testDescription: String { text }
}

/// The value of an expression over a delivery as a JSON text, `unknown: …` or `error: …`.
func answer(
  _ text: String, _ delivery: SampleDelivery = SampleDelivery(), mode: LogicMode = .strict,
  limits: LogicLimits = .standard
) throws -> String {
  let json = try JSON(JSONDocument(parsing: text).root)
  return Answer.text {
    () throws(LogicError) in
    let expression = try LogicExpression(
      compiling: json, mode: mode, vocabulary: .sample, limits: limits)
    return try expression.value(in: delivery)
  }
}

/// The same over a JSON document.
func answer(
  _ text: String, data: JSON, mode: LogicMode, limits: LogicLimits = .standard
) throws -> String {
  let json = try JSON(JSONDocument(parsing: text).root)
  return Answer.text {
    () throws(LogicError) in
    let expression = try LogicExpression(
      compiling: json, mode: mode, vocabulary: .document, limits: limits)
    return try expression.value(in: data)
  }
}

private enum Answer {
  static func text(_ evaluate: () throws(LogicError) -> LogicResult) -> String {
    do throws(LogicError) {
      return switch try evaluate() {
      case .value(let value): (try? value.text()) ?? "unwritable"
      case .unknown(let missing): "unknown: " + missing.joined(separator: ", ")
      }
    } catch {
      return "error: \(error)"
    }
  }
}
