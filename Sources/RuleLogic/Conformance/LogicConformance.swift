// SPDX-License-Identifier: MIT

public import JSONDocument

/// Holds the engine to a file of JsonLogic test cases.
///
/// A file is an array. Its texts are headings; a case is either an array of a rule, its data and the
/// expected value, as in JsonLogic's own tests, or an object with `rule`, `data` and `result` or
/// `error` (whose `type` counts), as in the community's suites. A case of the second form may ask for
/// a `mode`; all others are evaluated in loose mode, which these suites are written for.
public enum LogicConformance {
  /// How a case went.
  public struct Outcome: Hashable, Sendable {
    /// The place of the case in its file as a JSON Pointer.
    public let pointer: String
    /// The rule with its data on a line, after the description if the case has one.
    public let title: String
    /// What the suite expects: a JSON text, or `error "NaN"`.
    public let expected: String
    /// What the engine gave, in the same form.
    public let got: String
    /// Whether both are equal, as JSON values.
    public let hasPassed: Bool
  }

  /// Runs all cases of `suite`.
  ///
  /// - Throws: A `JSONError` at the first thing that is no case.
  public static func outcomes(of suite: JSONValue) throws(JSONError) -> [Outcome] {
    var outcomes: [Outcome] = []
    for element in try suite.elements() {
      if case .string = element.content { continue }
      outcomes.append(try outcome(of: LogicCase(element)))
    }
    return outcomes
  }

  private static func outcome(of test: LogicCase) -> Outcome {
    let answer = answer(to: test)
    return Outcome(
      pointer: test.pointer, title: test.title, expected: test.expected.text, got: answer.text,
      hasPassed: answer == test.expected)
  }

  private static func answer(to test: LogicCase) -> LogicCase.Answer {
    do throws(LogicError) {
      let expression = try LogicExpression(
        compiling: test.rule, mode: test.mode, vocabulary: .document)
      return switch try expression.value(in: test.data) {
      case .value(let value): .value(value)
      case .unknown: .unknown
      }
    } catch {
      return .error(type: error.type)
    }
  }
}
