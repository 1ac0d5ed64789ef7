// SPDX-License-Identifier: MIT

import CommandLineParsing

/// `doorstep-bench`.
struct BenchCommand: CommandGroup {
  static let spec = CommandSpec(
    "doorstep-bench", summary: "Measure Doorstep.",
    examples: [
      "doorstep-bench generate communes -o communes.geojson",
      "doorstep-bench lookup --zones communes.geojson", "doorstep-bench cases",
    ],
    subcommands: [
      LookupCommand(), CasesCommand(), GenerateCommand(), PrepareCommand(), AnswersCommand(),
      ReloadCommand(), DecideCommand(), PluginsCommand(),
    ])
}
