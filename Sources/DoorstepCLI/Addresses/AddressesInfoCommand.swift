// SPDX-License-Identifier: MIT

import AddressStore
import CommandLineParsing
import Diagnostics
import Doorstep
import JSONDocument

/// `doorstep addresses info`.
struct AddressesInfoCommand: Command {
  static let json = Flag("json", help: "print it as JSON")

  static let spec = CommandSpec(
    "info", summary: "Say what is in a store of addresses.",
    options: [AddressesOption.store, json],
    examples: [
      "doorstep addresses info --store addresses.sqlite",
      "doorstep addresses info --store addresses.sqlite --json | jq .addresses",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let book = try AddressBook(path: arguments[AddressesOption.store])
    let content = try book.store.content()
    if arguments[Self.json] {
      try console.print(content.json.text())
    } else {
      for line in content.lines { try console.print(line.printable) }
    }
    return .ok
  }
}

extension AddressStore.Content {
  fileprivate var lines: [String] {
    [
      "\(addressCount) to search, \(savedCount) saved, \(byteCount) bytes, version \(version)"
    ]
      + sources.map { source in
        let time = Instant(secondsSince1970: source.importedAt).rfc3339(in: .utc)
        return source.importedAt == 0
          ? "\(source.name): \(source.addressCount)"
          : "\(source.name): \(source.addressCount), imported \(time)"
      }
  }

  fileprivate var json: JSON {
    [
      "addresses": .integer(Int64(addressCount)), "saved": .integer(Int64(savedCount)),
      "bytes": .integer(Int64(byteCount)), "version": .integer(Int64(version)),
      "sources": .array(
        sources.map { source in
          [
            "name": .string(source.name), "addresses": .integer(Int64(source.addressCount)),
            "importedAt": source.importedAt == 0
              ? .null : .string(Instant(secondsSince1970: source.importedAt).rfc3339(in: .utc)),
          ]
        }),
    ]
  }
}
