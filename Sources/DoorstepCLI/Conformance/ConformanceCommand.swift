// SPDX-License-Identifier: MIT

import CommandLineParsing

/// `doorstep conformance`.
struct ConformanceCommand: CommandGroup {
  static let spec = CommandSpec(
    "conformance", summary: "Hold the engine to files of cases with known answers.",
    examples: [
      "doorstep conformance hours vectors.jsonl", "doorstep conformance logic jsonlogic-tests.json",
    ],
    subcommands: [HoursConformance(), JsonLogicConformance()])
}
