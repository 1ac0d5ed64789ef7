// SPDX-License-Identifier: MIT

import AddressStore
import Foundation
import ZoneGeometry

/// A folder for a store, which goes when nobody needs it any more.
final class TemporaryStore {
  let folder: URL
  var path: String { folder.appending(path: "addresses.sqlite").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Adds `addresses` to the store and gives it.
  func filled(with addresses: [PlacedAddress]) throws -> AddressStore {
    let store = try AddressStore(path: path, access: .writing)
    try store.add(addresses)
    return store
  }
}

extension AddressStore {
  @discardableResult
  func add(_ addresses: [PlacedAddress], from source: String = "test") throws
    -> AddressImport.Summary
  {
    var addition = try AddressImport(into: self, from: source, at: 0)
    for address in addresses { try addition.add(address) }
    return try addition.commit()
  }
}

extension PlacedAddress {
  /// An address in the harbor.
  init(_ number: String, _ street: String, unit: String = "", at coordinate: Coordinate = pier) {
    self.init(
      number: number, street: street, unit: unit, city: "Seaport", region: "MA",
      postcode: "02210", coordinate: coordinate)
  }
}

let pier = Coordinate(longitude: -71.0419, latitude: 42.3519)
