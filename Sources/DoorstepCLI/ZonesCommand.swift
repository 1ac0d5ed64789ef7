// SPDX-License-Identifier: MIT

import CommandLineParsing

/// `doorstep zones`.
struct ZonesCommand: CommandGroup {
  static let spec = CommandSpec(
    "zones", summary: "Compile zones into files that open at once, and draw zones by travel time.",
    examples: [
      "doorstep zones compile zones.geojson -o area.zones",
      "doorstep zones verify area.zones",
    ],
    subcommands: [CompileCommand(), VerifyCommand(), IsochroneCommand()])
}
