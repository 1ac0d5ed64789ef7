// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry

@testable import AddressStore

/// A search gives what a look at every address gives.
@Suite("Searching addresses, against a naive scan")
struct SearchOracleTests {
  @Test(arguments: UInt64(0)..<12)
  func `finds what a scan of all addresses finds`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let addresses = (0..<400).map { _ in PlacedAddress.random(&random) }
    let store = try AddressStore.inMemory()
    try store.add(addresses)
    // Those that came twice are there once.
    var seen = Set<PlacedAddress>()
    let stored = addresses.filter { seen.insert($0).inserted }
    for _ in 0..<60 {
      let query = String.randomQuery(&random)
      let place = Bool.random(using: &random) ? Coordinate.random(&random) : nil
      let limit = Int.random(in: 1...30, using: &random)
      let found = try store.search(query, near: place, limit: limit).map(\.address)
      #expect(
        found == naive(query, place, among: stored, limit: limit), "seed \(seed), \(query)")
    }
  }

  /// The same by a look at every address, with words divided at blanks and compared in lower case, since these have
  /// nothing else.
  private func naive(
    _ query: String, _ place: Coordinate?, among addresses: [PlacedAddress], limit: Int
  ) -> [PlacedAddress] {
    let words = query.lowercased().split(separator: " ")
    guard let last = words.last else { return [] }
    func rank(_ index: Int) -> (Int, Int, Double, Int)? {
      let address = addresses[index]
      let own = address.texts.flatMap { $0.lowercased().split(separator: " ") }
      let tier: Int
      if words.allSatisfy(own.contains) {
        tier = 0
      } else if words.dropLast().allSatisfy(own.contains),
        own.contains(where: { $0.hasPrefix(last) })
      {
        tier = 1
      } else if words.allSatisfy({ word in own.contains { $0.hasPrefix(word) } }) {
        tier = 2
      } else {
        return nil
      }
      let hasNumber = words.contains(Substring(address.number.lowercased()))
      let way = place?.distanceMeters(to: address.coordinate) ?? Double(own.count)
      return (tier, hasNumber ? 0 : 1, way, index)
    }
    return addresses.indices.compactMap(rank).sorted { $0 < $1 }.prefix(limit).map {
      addresses[$0.3]
    }
  }
}

extension PlacedAddress {
  fileprivate static func random(_ random: inout SeededGenerator) -> Self {
    let street =
      "\(String.randomName(&random)) \(["Street", "Road", "Lane"].randomElement(using: &random) ?? "")"
    return PlacedAddress(
      number: "\(Int.random(in: 1...30, using: &random))", street: street,
      unit: Int.random(in: 0..<4, using: &random) == 0
        ? "\(Int.random(in: 1...9, using: &random))" : "",
      city: .randomName(&random), region: "MA",
      postcode: "\(Int.random(in: 1000...1020, using: &random))",
      coordinate: .random(&random))
  }
}

extension Coordinate {
  /// One of few, so that some addresses come twice.
  fileprivate static func random(_ random: inout SeededGenerator) -> Self {
    Coordinate(
      longitude: Double(Int.random(in: -30...30, using: &random)) / 10,
      latitude: Double(Int.random(in: 400...420, using: &random)) / 10)
  }
}

extension String {
  fileprivate static func randomName(_ random: inout SeededGenerator) -> String {
    let beginning = ["El", "Elm", "Oak", "Har", "Harbor", "P"].randomElement(using: &random) ?? ""
    return beginning + (["", "wood", "side", "er"].randomElement(using: &random) ?? "")
  }

  fileprivate static func randomQuery(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in
      let word =
        Bool.random(using: &random)
        ? randomName(&random)
        : ["street", "RO", "1", "12", "m", "10", "101", "x"].randomElement(using: &random) ?? ""
      return String(word.prefix(Int.random(in: 1...8, using: &random)))
    }.joined(separator: " ")
  }
}
