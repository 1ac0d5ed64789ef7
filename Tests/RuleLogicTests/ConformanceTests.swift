// SPDX-License-Identifier: MIT

import JSONDocument
import RuleLogic
import TestSupport
import Testing

/// The suites of JsonLogic itself and of its community; the oracle is what they expect.
@Suite("JsonLogic suites")
struct ConformanceTests {
  private static let folder = "jsonlogic/jsonlogic-compat-suites/suites"

  @Test(
    .enabled(if: SharedData.isPresent, SharedData.absence),
    arguments: SharedData.files(in: "jsonlogic", suffix: ".json"))
  func everyCaseOfTheSuitePasses(path: String) throws {
    let suite = try JSONDocument(parsing: SharedData.bytes(path), source: path)
    for outcome in try LogicConformance.outcomes(of: suite.root) {
      #expect(
        outcome.hasPassed,
        "\(path)\(outcome.pointer) \(outcome.title): expected \(outcome.expected), got \(outcome.got)"
      )
    }
  }

  /// The numbers of cases are those of the suites, so that no case can be passed by not being read.
  @Test(
    .enabled(if: SharedData.isPresent, SharedData.absence),
    arguments: [(["jsonlogic/jsonlogic-tests.json"], 280), (SharedData.files(in: folder), 1_138)])
  func noCaseIsLeftOut(paths: [String], count: Int) throws {
    let outcomes = try paths.map { path in
      let suite = try JSONDocument(parsing: SharedData.bytes(path), source: path)
      return try LogicConformance.outcomes(of: suite.root).count
    }
    #expect(outcomes.reduce(0, +) == count)
  }
}
