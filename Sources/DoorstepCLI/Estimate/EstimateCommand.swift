// SPDX-License-Identifier: MIT

import CommandLineParsing

/// `doorstep estimate`.
struct EstimateCommand: CommandGroup {
  static let spec = CommandSpec(
    "estimate", summary: "Say how long deliveries take, learn it from past ones, and measure it.",
    examples: [
      "doorstep estimate explain -s Zones/harbor -- -71.0552,42.3601",
      "doorstep estimate fit history.csv -o estimates.json",
      "doorstep estimate evaluate estimates.json later.csv --json",
    ],
    subcommands: [ExplainCommand(), FitCommand(), EvaluateCommand(), ReportCommand()])
}
