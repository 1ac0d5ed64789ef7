// SPDX-License-Identifier: MIT

import CommandLineParsing
import JSONDocument
import RuleLogic

/// `doorstep conformance logic`.
struct JsonLogicConformance: ConformanceSuite {
  static let spec = CommandSpec(
    "logic", summary: "Compare what JsonLogic expressions give with known results.",
    discussion: """
      Each file is an array. Its texts are headings; a case is a rule, its data and the result in an \
      array, as in JsonLogic's own tests, or an object with rule, data, and result or error, as in \
      the community's suites. An object may have "mode": "strict"; all other cases are evaluated \
      in loose mode. Ends with 1 when any differs.
      """,
    operands: [ConformanceOperand.files],
    examples: ["doorstep conformance logic jsonlogic-tests.json"])

  func judge(
    _ file: ConformanceFile, report: (ConformanceOutcome) throws -> Void
  ) throws {
    let outcomes: [LogicConformance.Outcome]
    do throws(JSONError) {
      outcomes = try LogicConformance.outcomes(of: JSONDocument(parsing: file.text).root)
    } catch {
      throw ConformanceError(.malformed, "\(file.path): \(error)")
    }
    for outcome in outcomes {
      try report(
        ConformanceOutcome(
          place: outcome.pointer, subject: outcome.title, expected: outcome.expected,
          found: outcome.got, isPassed: outcome.hasPassed))
    }
  }
}
