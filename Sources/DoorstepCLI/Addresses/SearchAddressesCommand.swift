// SPDX-License-Identifier: MIT

import AddressStore
import CommandLineParsing
import Diagnostics
import Doorstep
import JSONDocument

/// `doorstep addresses search`.
struct SearchAddressesCommand: Command {
  static let near = Option<WrittenCoordinate?>(
    "near", value: "LON,LAT", help: "begin with the nearest of those that match equally well")
  static let limit = Option(
    "limit", value: "COUNT", default: CountArgument(count: 10), help: "how many are found at most")
  static let json = Flag("json", help: "print each address as JSON, one a line")
  static let words = Operand<[String]>(
    "WORD", atLeast: 1, help: "words or beginnings of words, in whatever order")

  static let spec = CommandSpec(
    "search", summary: "Find the addresses with all of some words.",
    discussion: """
      Case and accents do not count. First come addresses that have each word as it is, then those \
      where the last one is a beginning, then those where all are; among these the ones whose whole \
      house number is among the words, and then the nearer or the shorter ones. Ends with 1 when \
      there are none.
      """,
    options: [AddressesOption.store, near, limit, json], operands: [words],
    examples: [
      "doorstep addresses search --store addresses.sqlite 18 harb",
      "doorstep addresses search --store addresses.sqlite --near -71.05,42.36 elm",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let book = try AddressBook(path: arguments[AddressesOption.store])
    let found = try book.store.search(
      arguments[Self.words].joined(separator: " "), near: arguments[Self.near]?.coordinate,
      limit: arguments[Self.limit].count)
    for address in found {
      try console.print(
        arguments[Self.json] ? address.json.text() : address.line.printable)
    }
    return found.isEmpty ? .answeredNo : .ok
  }
}

/// The option of the commands that read addresses.
enum AddressesOption {
  static let store = Option<String>(
    "store", value: "STORE", help: "a store, or a list of addresses as CSV or GeoJSON lines")
}

extension FoundAddress {
  /// Such as `18 Harbor Street, Seaport, MA 02210 (-71.0421,42.353), 120 m`.
  fileprivate var line: String {
    let texts = [address.streetLine, address.cityLine].filter { !$0.isEmpty }
    let place = "\(address.coordinate.longitude),\(address.coordinate.latitude)"
    let distance = distanceMeters.map { ", \(Int64($0.rounded())) m" } ?? ""
    return "\(texts.joined(separator: ", ")) (\(place))\(distance)"
  }

  /// The same for programs.
  fileprivate var json: JSON {
    var members: JSON.Object = [
      "id": .integer(id), "number": .string(address.number), "street": .string(address.street),
      "unit": .string(address.unit), "city": .string(address.city),
      "region": .string(address.region), "postcode": .string(address.postcode),
      "coordinate": [.number(address.coordinate.longitude), .number(address.coordinate.latitude)],
    ]
    if let distanceMeters { members["distanceMeters"] = .integer(Int64(distanceMeters.rounded())) }
    return .object(members)
  }
}
