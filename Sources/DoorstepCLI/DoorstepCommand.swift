// SPDX-License-Identifier: MIT

import CommandLineParsing

/// `doorstep`.
struct DoorstepCommand: CommandGroup {
  static let spec = CommandSpec(
    "doorstep",
    summary: "Say whether an address is deliverable, why not, for how much and how soon.",
    examples: [
      "doorstep check --service Zones/harbor -- -71.0552,42.3601",
      "doorstep header --service Zones/harbor",
    ],
    subcommands: [
      CheckCommand(), ServeCommand(), HeaderCommand(), ZonesCommand(), AddressesCommand(),
      EstimateCommand(),
      HoursCommand(), PluginsCommand(), ConformanceCommand(),
    ])
}
