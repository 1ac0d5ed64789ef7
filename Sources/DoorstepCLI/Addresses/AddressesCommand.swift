// SPDX-License-Identifier: MIT

import CommandLineParsing

/// `doorstep addresses`.
struct AddressesCommand: CommandGroup {
  static let spec = CommandSpec(
    "addresses", summary: "Keep lists of addresses, and search them without any network.",
    examples: [
      "doorstep addresses import boston.csv --store addresses.sqlite",
      "doorstep addresses search --store addresses.sqlite 18 harbor",
    ],
    subcommands: [ImportAddressesCommand(), SearchAddressesCommand(), AddressesInfoCommand()])
}
