// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep

/// `doorstep conformance hours`.
struct HoursConformance: ConformanceSuite {
  static let spec = CommandSpec(
    "hours", summary: "Compare the intervals of opening hours with known ones.",
    discussion: """
      Each line is an object with an expression, a timeZone, perhaps a country, from and until in Unix seconds, and as \
      intervals all that is not closed: {"expression": "Mo 10:00-12:00", "timeZone": \
      "Europe/Berlin", "from": 1792360800, "until": 1793574000, "intervals": [[1792396800, \
      1792404000, "open"]]}. Ends with 1 when any differs.
      """,
    operands: [ConformanceOperand.files],
    examples: ["doorstep conformance hours vectors.jsonl"])

  func judge(
    _ file: ConformanceFile, report: (ConformanceOutcome) throws -> Void
  ) throws {
    for (index, line) in file.lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      let number = index + 1
      let vector: HoursVector
      do {
        vector = try HoursVector(line)
      } catch {
        throw ConformanceError(.malformed, "\(file.path), line \(number): \(error)")
      }
      let found = vector.foundText()
      try report(
        ConformanceOutcome(
          place: "\(number)", subject: vector.subject, expected: vector.expectedText, found: found,
          isPassed: found == vector.expectedText))
    }
  }
}
