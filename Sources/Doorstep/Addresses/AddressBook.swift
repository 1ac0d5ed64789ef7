// SPDX-License-Identifier: MIT

import AddressFiles
public import AddressStore
import Glibc
public import HeaderModel
public import ZoneGeometry

/// The addresses that a header knows besides those of the app: it searches them, and saves others.
///
///     let book = try AddressBook(path: "addresses.sqlite")
///     header.addresses = try book.savedAddresses()
///     header.onFind = book.onFind(near: { pier })
public struct AddressBook: Sendable {
  /// Longer lists are not read into memory at every start.
  public static let maximumListed = 100_000

  /// What holds them.
  public let store: AddressStore

  /// Opens the addresses at `path`: a store that `doorstep addresses import` made, or a list as CSV or GeoJSON lines,
  /// which is read into memory.
  ///
  /// - Throws: `AddressStoreError`, or `AddressListError` with the mistakes of a list.
  public init(path: String) throws {
    if try Self.isStore(path) {
      store = try Self.openStore(path)
    } else {
      let reader: AddressReader
      do throws(AddressFileError) {
        reader = try AddressReader(path: path)
      } catch {
        throw AddressListError(error)
      }
      store = try AddressList.read(reader)
    }
  }

  /// The addresses in `store`.
  public init(_ store: AddressStore) {
    self.store = store
  }

  /// The closure for `header.onFind`.
  ///
  /// - Parameters:
  ///   - place: Gives the place that addresses are wanted near, each time; nil where there is none.
  ///   - limit: How many are found at most.
  /// - Returns: The closure, which throws what a search does.
  @MainActor public func onFind(
    near place: @escaping @MainActor () -> Coordinate?, limit: Int = 8
  ) -> @MainActor (String) async throws -> [LocationHeader.Address] {
    { query in try await find(query, near: place(), limit: limit) }
  }

  /// The addresses that a search finds, as a header shows them; found off the calling thread.
  @concurrent public func find(
    _ query: String, near place: Coordinate?, limit: Int
  ) async throws -> [LocationHeader.Address] {
    // Others may be searching: who was overtaken meanwhile need not.
    try Task.checkCancellation()
    return try store.search(query, near: place, limit: limit).map { LocationHeader.Address($0) }
  }

  /// The saved addresses, as a header shows them.
  public func savedAddresses() throws(AddressStoreError) -> [LocationHeader.Address] {
    try store.savedAddresses().map { saved in
      LocationHeader.Address(
        id: saved.id, label: saved.label, line: saved.line, symbol: saved.symbol,
        coordinate: saved.coordinate)
    }
  }

  /// Saves `address`.
  public func save(_ address: LocationHeader.Address) throws(AddressStoreError) {
    try store.save(
      SavedAddress(
        id: address.id, label: address.label, line: address.line, symbol: address.symbol,
        coordinate: address.coordinate))
  }

  /// Whether the file at `path` begins as databases of SQLite do.
  private static func isStore(_ path: String) throws -> Bool {
    let head = Array("SQLite format 3\0".utf8)
    guard !path.utf8.contains(0) else { return false }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw AddressStoreError(missing: path) }
      return false
    }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: head.count)
    let count = unsafe bytes.withUnsafeMutableBytes { room in
      unsafe pread(descriptor, room.baseAddress, room.count, 0)
    }
    return count == head.count && bytes == head
  }

  /// The store at `path`, which may be written where the system allows it.
  private static func openStore(_ path: String) throws(AddressStoreError) -> AddressStore {
    do throws(AddressStoreError) {
      return try AddressStore(path: path, access: .writing)
    } catch {
      guard error.reason == .readOnly || error.reason == .cannotOpen else { throw error }
      return try AddressStore(path: path, access: .reading)
    }
  }
}

extension LocationHeader.Address {
  /// An address that was found, on two lines.
  fileprivate init(_ found: FoundAddress) {
    let (street, city) = (found.address.streetLine, found.address.cityLine)
    self.init(
      id: "found-\(found.id)", label: street.isEmpty ? city : street,
      line: street.isEmpty ? "" : city, symbol: "mappin", coordinate: found.address.coordinate)
  }
}
