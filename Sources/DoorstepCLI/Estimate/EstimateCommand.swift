// SPDX-License-Identifier: MIT

import CommandLineParsing

/// `doorstep estimate`.
struct EstimateCommand: CommandGroup {
  static let spec = CommandSpec(
    "estimate", summary: "Learn from past deliveries how long they take, and measure it.",
    examples: [
      "doorstep estimate fit history.csv -o estimates.json",
      "doorstep estimate evaluate estimates.json later.csv --json",
    ],
    subcommands: [FitCommand(), EvaluateCommand(), ReportCommand()])
}
