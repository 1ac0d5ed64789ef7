// SPDX-License-Identifier: MIT

import CommandLineParsing

/// `doorstep estimate`.
struct EstimateCommand: CommandGroup {
  static let spec = CommandSpec(
    "estimate", summary: "Say how long deliveries take, and how that was worked out.",
    examples: ["doorstep estimate explain -s Zones/harbor -- -71.0552,42.3601"],
    subcommands: [ExplainCommand()])
}
