// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import HeaderModel
import JSONDocument
import Testing

/// The addresses of a service behind its header.
@MainActor
@Suite("Address books")
struct AddressBookTests {
  /// An evening on which downtown is delivered to.
  private let evening = Instant(secondsSince1970: 1_796_167_800)

  @Test func `an address of the service is found, checked and picked`() async throws {
    let checker = try DeliveryChecker(service: Samples.harbor, clock: { [evening] in evening })
    let book = try AddressBook(path: #require(checker.addressesPath))
    let header = LocationHeader(addresses: LocationHeader.Address.samples)
    header.onSelect = checker.onSelect(updating: header)
    header.onFind = book.onFind(near: { Coordinate(longitude: -71.0421, latitude: 42.3530) })
    header.openChooser()
    await header.search("harbor str").value
    // Work, at 18 Harbor Street, is saved; of the rows that were found the nearest come first, as the list has them.
    #expect(header.rows.map(\.id) == ["work"])
    #expect(
      header.foundRows.map(\.label) == [
        "18 Harbor Street", "18 Harbor Street, Floor 3", "20 Harbor Street", "42 Harbor Street",
        "180 Harbor Street",
      ])
    let picked = try #require(header.foundRows.last)
    let outcome = await header.pick(id: picked.id).value
    guard case .selected(let address) = outcome else { return #expect(Bool(false), "\(outcome)") }
    #expect(address.line == "Seaport, MA 02210")
    #expect(header.timing.estimate.hasSuffix("min"))

    header.openChooser()
    await header.search("40 beech").value
    let refused = try #require(header.foundRows.first)
    guard case .refused = await header.pick(id: refused.id).value else {
      return #expect(Bool(false), "Beech Road is out of all zones")
    }
    #expect(header.foundRows.first?.state == .refused)
  }

  @Test func `what is saved is there the next time`() throws {
    let folder = try ServiceFolder()
    let path = folder.path + "/kept.sqlite"
    _ = try AddressStore(path: path, access: .writing)
    let home = LocationHeader.Address(
      id: "home", label: "Home", line: "1 Elm Street", symbol: "house",
      coordinate: Coordinate(longitude: -71, latitude: 42))
    try AddressBook(path: path).save(home)
    #expect(try AddressBook(path: path).savedAddresses() == [home])
  }

  @Test func `a service warns of addresses that are not there, and decides all the same`() throws {
    let folder = try ServiceFolder(
      service: ServiceFolder.service.setting("/addresses", to: "gone.csv"))
    let checker = try DeliveryChecker(service: folder.path)
    #expect(checker.warnings.contains { $0.contains("gone.csv: no such file") })
    let path = try #require(checker.addressesPath)
    #expect(throws: AddressStoreError.self) { try AddressBook(path: path) }
  }

  @Test func `addresses are no part of the version`() throws {
    let plain = try ServiceFolder()
    let folder = try ServiceFolder(
      service: ServiceFolder.service.setting("/addresses", to: "list.csv"))
    try folder.write("lon,lat,street\n1,2,Elm Street\n", as: "list.csv")
    let checker = try DeliveryChecker(service: folder.path)
    #expect(checker.area.version == (try DeliveryChecker(service: plain.path)).area.version)
    #expect(try AddressBook(path: #require(checker.addressesPath)).store.search("elm").count == 1)
  }

  @Test func `a list that is too long for memory belongs into a store`() throws {
    let folder = try ServiceFolder()
    let rows = (0...AddressBook.maximumListed).map { "1,2,\($0)\n" }.joined()
    let path = try folder.write("lon,lat,street\n" + rows, as: "long.csv")
    let error = #expect(throws: AddressListError.self) { try AddressBook(path: path) }
    #expect(error?.description.contains("doorstep addresses import") == true)
  }
}
