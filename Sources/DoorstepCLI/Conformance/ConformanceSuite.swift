// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics

/// A command that reads cases with known answers from files, and tells which the engine gives differently.
protocol ConformanceSuite: Command {
  /// Works out the cases in `file`, and hands each to `report`.
  ///
  /// - Throws: `ConformanceError` for a file that has not the form of the suite's cases.
  func judge(
    _ file: ConformanceFile, report: (ConformanceOutcome) throws -> Void
  ) throws
}

/// What came of one case.
struct ConformanceOutcome {
  /// Where in its file the case is: a line, from 1, or a JSON Pointer.
  let place: String
  /// What was worked out.
  let subject: String
  /// The known answer.
  let expected: String
  /// What the engine says.
  let found: String

  let isPassed: Bool
}

/// The operand of every suite.
enum ConformanceOperand {
  static let files = Operand<[String]>(
    "FILE", atLeast: 1, help: "a file of cases; '-' reads standard input")
}

extension ConformanceSuite {
  /// Prints each difference, then how many cases passed and failed; ends with 1 when any failed.
  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    var passed = 0
    var failed = 0
    for path in arguments[ConformanceOperand.files] {
      let before = passed + failed
      try judge(try ConformanceFile(path, console)) { outcome in
        guard !outcome.isPassed else {
          passed += 1
          return
        }
        failed += 1
        try console.print("\(path):\(outcome.place): \(outcome.subject)".printable)
        try console.print("  expected \(outcome.expected)".printable)
        try console.print("  got      \(outcome.found)".printable)
      }
      guard passed + failed > before else {
        throw ConformanceError(.malformed, "\(path): expected at least one case, found none")
      }
    }
    try console.print("\(passed) passed, \(failed) failed")
    return failed == 0 ? .ok : .answeredNo
  }
}
