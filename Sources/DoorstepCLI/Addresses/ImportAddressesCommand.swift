// SPDX-License-Identifier: MIT

import AddressFiles
import AddressStore
import CommandLineParsing
import Diagnostics
import Doorstep
import Glibc
import JSONDocument

/// `doorstep addresses import`.
struct ImportAddressesCommand: Command {
  static let store = Option<String>(
    "store", value: "STORE", help: "the store, which is made when it is missing")
  static let format = Option<AddressFormatArgument?>(
    "format", value: "csv|geojson", help: "how the list is written; its content tells otherwise")
  static let json = Flag("json", help: "print what was added as JSON")
  static let file = Operand<String>("FILE", help: "a list of addresses; '-' is standard input")

  static let spec = CommandSpec(
    "import", summary: "Add a list of addresses to a store.",
    discussion: """
      The list is CSV (RFC 4180) whose first row names the columns lon, lat, number, street, unit, \
      city, region and postcode, in whatever case and order; or a GeoJSON point a line with such \
      properties, as OpenAddresses has them.

      All of it is added or nothing: where a row is mistaken, or the process ends, the store stays as \
      it was. Addresses that it has already are not added again. Other processes can search meanwhile.
      """,
    options: [store, format, json], operands: [file],
    examples: [
      "doorstep addresses import boston.csv --store addresses.sqlite",
      "zcat boston.geojson.gz | doorstep addresses import - --store addresses.sqlite",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let start = ContinuousClock.now
    let file = arguments[Self.file]
    let reader = try reader(of: file, format: arguments[Self.format]?.format)
    if !reader.unusedColumns.isEmpty {
      let names = reader.unusedColumns.map { quoted($0, mark: "'") }.joined(separator: ", ")
      console.report(
        "doorstep: warning: \(reader.source): these columns say nothing of an address: \(names)"
          .printable)
    }
    let store = try AddressStore(path: arguments[Self.store], access: .writing)
    let now = Instant.now().secondsSince1970
    let summary = try AddressList.add(reader, to: store, as: reader.source, at: now)
    if arguments[Self.json] {
      let answer: JSON = [
        "store": .string(store.path), "added": .integer(Int64(summary.addedCount)),
        "known": .integer(Int64(summary.knownCount)),
      ]
      try console.print(answer.text())
      return .ok
    }
    let seconds = ((ContinuousClock.now - start) / .milliseconds(100)).rounded() / 10
    try console.print("\(store.path): \(summary.words), \(seconds) s".printable)
    return .ok
  }

  private func reader(
    of file: String, format: AddressReader.Format?
  ) throws -> AddressReader {
    do throws(AddressFileError) {
      guard file == "-" else { return try AddressReader(path: file, format: format) }
      return try AddressReader(
        descriptor: STDIN_FILENO, source: "standard input", format: format)
    } catch {
      throw AddressListError(error)
    }
  }
}

extension AddressImport.Summary {
  /// Such as `30 addresses added, 2 known already`.
  fileprivate var words: String {
    let added = "\(addedCount) \(addedCount == 1 ? "address" : "addresses") added"
    return knownCount == 0 ? added : "\(added), \(knownCount) known already"
  }
}

/// How a list of addresses is written.
struct AddressFormatArgument: CommandLineValue {
  let format: AddressReader.Format

  init(argument: String) throws(InvalidValue) {
    guard let format = AddressReader.Format(rawValue: argument) else {
      throw InvalidValue(argument, expected: "csv or geojson")
    }
    self.format = format
  }
}
