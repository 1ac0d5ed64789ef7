// SPDX-License-Identifier: MIT

import CommandLineParsing

/// `doorstep plugins`.
struct PluginsCommand: CommandGroup {
  static let spec = CommandSpec(
    "plugins",
    summary:
      "List the rule plug-ins of a service, tell what those in the shadow say, check one, and begin new ones.",
    examples: [
      "doorstep plugins list --service Zones/harbor",
      "doorstep plugins report --service Zones/harbor",
      "doorstep plugins check ./libNightRule.so",
      "doorstep plugins new NightRule --language c",
    ],
    subcommands: [
      ListPluginsCommand(), ReportPluginsCommand(), CheckPluginCommand(), NewPluginCommand(),
    ])
}
