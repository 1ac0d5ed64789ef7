// SPDX-License-Identifier: MIT

import CommandLineParsing

/// `doorstep-bench`.
struct BenchCommand: CommandGroup {
  static let spec = CommandSpec(
    "doorstep-bench", summary: "Measure Doorstep.",
    examples: [
      "doorstep-bench cases", "doorstep-bench generate communes -o communes.geojson",
      "doorstep-bench prepare --zones communes.geojson -o communes",
    ],
    subcommands: [
      CasesCommand(), GenerateCommand(), PrepareCommand(),
    ])
}
