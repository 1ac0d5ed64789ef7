// SPDX-License-Identifier: MIT

import CSQLite
import Foundation
import Testing
import ZoneGeometry

@testable import AddressStore

@Suite("The file of a store")
struct StoreFileTests {
  @Test func `keeps what was added and saved`() throws {
    let place = try TemporaryStore()
    let address = PlacedAddress("18", "Harbor\u{0} \u{1B}[31mStreet", unit: "\u{202E}")
    let home = SavedAddress(
      id: "a", label: "Home", line: "18 Harbor Street", symbol: "house", coordinate: pier)
    do {
      let store = try place.filled(with: [address])
      try store.save(home)
      try store.save(SavedAddress(id: "b", label: "", line: "", symbol: ""))
      try store.save(SavedAddress(id: "c", label: "C", line: "", symbol: ""))
      #expect(try store.removeSavedAddress("c"))
      #expect(try !store.removeSavedAddress("c"))
    }
    let store = try AddressStore(path: place.path, access: .reading)
    #expect(try store.search("harbor").map(\.address) == [address])
    #expect(try store.savedAddresses().map(\.id) == ["a", "b"])
    #expect(try store.savedAddresses().first == home)
    let content = try store.content()
    #expect(content.addressCount == 1)
    #expect(content.sources.map(\.name) == ["test"])
    #expect(content.sources.map(\.addressCount) == [1])
    #expect(content.version == Int(StoreSchema.version))
  }

  @Test func `saving again changes the address in its place`() throws {
    let store = try AddressStore.inMemory()
    for (id, label) in [("a", "Home"), ("b", "Work"), ("a", "Old home")] {
      try store.save(SavedAddress(id: id, label: label, line: "", symbol: ""))
    }
    #expect(try store.savedAddresses().map(\.label) == ["Old home", "Work"])
  }

  @Test func `an address that is there already is not added again`() throws {
    let store = try AddressStore.inMemory()
    let addresses = [PlacedAddress("1", "Elm Street"), PlacedAddress("2", "Elm Street")]
    let first = try store.add(addresses, from: "first.csv")
    #expect((first.addedCount, first.knownCount) == (2, 0))
    let second = try store.add(addresses + [PlacedAddress("3", "Elm Street")], from: "second.csv")
    #expect((second.addedCount, second.knownCount) == (1, 2))
    let third = try store.add(addresses, from: "third.csv")
    #expect((third.addedCount, third.knownCount) == (0, 2))
    #expect(try store.content().sources.map(\.name) == ["first.csv", "second.csv"])
    #expect(try store.search("elm").count == 3)
  }

  @Test func `texts do not run into each other`() throws {
    let store = try AddressStore.inMemory()
    let summary = try store.add([
      PlacedAddress(number: "1", street: "2 Elm", coordinate: pier),
      PlacedAddress(number: "12", street: " Elm", coordinate: pier),
      PlacedAddress(number: "1", street: "2", unit: " Elm", coordinate: pier),
    ])
    #expect(summary.addedCount == 3)
  }

  @Test func `an import that is given up changes nothing`() throws {
    let place = try TemporaryStore()
    let store = try place.filled(with: [PlacedAddress("1", "Elm Street")])
    do {
      var addition = try AddressImport(into: store, from: "half.csv", at: 0)
      for number in 0..<5000 { try addition.add(PlacedAddress("\(number)", "Oak Street")) }
    }
    #expect(try store.search("oak").isEmpty)
    #expect(try store.content().sources.map(\.name) == ["test"])
    #expect(try store.add([PlacedAddress("2", "Oak Street")]).addedCount == 1)
  }

  @Test func `others read meanwhile what was there before`() throws {
    let place = try TemporaryStore()
    let store = try place.filled(with: [PlacedAddress("1", "Elm Street")])
    let reader = try AddressStore(path: place.path, access: .reading)
    var addition = try AddressImport(into: store, from: "more.csv", at: 0)
    try addition.add(PlacedAddress("2", "Elm Street"))
    #expect(try reader.search("elm").count == 1)
    _ = try addition.commit()
    #expect(try reader.search("elm").count == 2)
  }

  @Test func `a second writer is told that the store is locked`() throws {
    let place = try TemporaryStore()
    let store = try place.filled(with: [])
    let other = try AddressStore(path: place.path, access: .writing)
    let addition = try AddressImport(into: store, from: "long.csv", at: 0)
    let error = #expect(throws: AddressStoreError.self) {
      try other.save(SavedAddress(id: "a", label: "", line: "", symbol: ""))
    }
    #expect(error?.reason == .locked)
    _ = try addition.commit()
    try other.save(SavedAddress(id: "a", label: "", line: "", symbol: ""))
  }

  @Test func `a reader cannot write`() throws {
    let place = try TemporaryStore()
    _ = try place.filled(with: [])
    let reader = try AddressStore(path: place.path, access: .reading)
    let error = #expect(throws: AddressStoreError.self) {
      try reader.save(SavedAddress(id: "a", label: "", line: "", symbol: ""))
    }
    #expect(error?.reason == .readOnly)
  }

  @Test func `a full file is told, and nothing is lost`() throws {
    let place = try TemporaryStore()
    let store = try place.filled(with: [PlacedAddress("1", "Elm Street")])
    // SQLite says the same of a full disk.
    try store.use { connection throws(SQLiteError) in
      try connection.run("PRAGMA max_page_count = 60")
    }
    let error = #expect(throws: AddressStoreError.self) {
      try store.add((0..<5000).map { PlacedAddress("\($0)", "Oak Street") })
    }
    #expect(error?.reason == .full)
    #expect(try store.search("elm").count == 1)
    #expect(try store.search("oak").isEmpty)
  }

  @Test(
    arguments: [
      (SQLITE_CANTOPEN, AddressStoreError.Reason.cannotOpen), (SQLITE_NOTADB, .notADatabase),
      (SQLITE_CORRUPT, .damaged), (SQLITE_READONLY, .readOnly), (SQLITE_FULL, .full),
      (SQLITE_BUSY, .locked), (SQLITE_LOCKED, .locked), (SQLITE_IOERR | 3 << 8, .inputOutput),
      (SQLITE_NOMEM, .failed(message: "words")),
    ])
  func `what SQLite says has a meaning`(_ code: Int32, _ reason: AddressStoreError.Reason) {
    #expect(AddressStoreError.Reason(SQLiteError(code: code, message: "words")) == reason)
  }

  @Test func `files that are no stores are told apart`() throws {
    let place = try TemporaryStore()
    func reason(_ bytes: [UInt8]?, _ access: AddressStore.Access) throws -> AddressStoreError
      .Reason?
    {
      try? FileManager.default.removeItem(atPath: place.path)
      if let bytes { try Data(bytes).write(to: URL(fileURLWithPath: place.path)) }
      do {
        _ = try AddressStore(path: place.path, access: access)
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(try reason(nil, .reading) == .missing)
    #expect(try reason(nil, .writing) == nil)
    #expect(try reason([], .reading) == .notADatabase)
    #expect(try reason([], .writing) == nil)
    let text = Array(String(repeating: "lon,lat,street\n", count: 100).utf8)
    #expect(try reason(text, .reading) == .notADatabase)
    #expect(try reason(text, .writing) == .notADatabase)
  }

  @Test(arguments: [AddressStore.Access.reading, .writing])
  func `databases of others and of newer versions are left alone`(_ access: AddressStore.Access)
    throws
  {
    let place = try TemporaryStore()
    do {
      let foreign = try Connection(.writing(path: place.path))
      try foreign.run("CREATE TABLE address (id INTEGER); PRAGMA user_version = 1")
    }
    let error = #expect(throws: AddressStoreError.self) {
      try AddressStore(path: place.path, access: access)
    }
    #expect(error?.reason == .notAStore)

    let newer = try TemporaryStore()
    _ = try newer.filled(with: [])
    do {
      let connection = try Connection(.writing(path: newer.path))
      try connection.run("PRAGMA user_version = 99")
    }
    let tooNew = #expect(throws: AddressStoreError.self) {
      try AddressStore(path: newer.path, access: access)
    }
    #expect(tooNew?.reason == .newerVersion(found: 99, known: StoreSchema.version))
  }

  @Test(arguments: ["", "/proc/nowhere/addresses.sqlite", "/tmp", "a\u{0}b"])
  func `names that are no files are refused`(_ path: String) {
    #expect(throws: AddressStoreError.self) { try AddressStore(path: path, access: .writing) }
    #expect(throws: AddressStoreError.self) { try AddressStore(path: path, access: .reading) }
  }

  /// Each of 400 damaged copies is opened and searched: whatever comes of it, nothing crashes.
  @Test func `damage is told or harmless`() throws {
    let place = try TemporaryStore()
    try place.filled(with: (0..<300).map { PlacedAddress("\($0)", "Elm Street") })
      .removeSavedAddress("x")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: place.path))
    var random = SystemRandomNumberGenerator()
    for _ in 0..<400 {
      var damaged = bytes
      for _ in 0..<20 {
        damaged[Int.random(in: 100..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let copy = try TemporaryStore()
      try damaged.write(to: URL(fileURLWithPath: copy.path))
      guard let store = try? AddressStore(path: copy.path, access: .writing) else { continue }
      _ = try? store.search("elm 12", near: pier)
      _ = try? store.add([PlacedAddress("1", "Oak Street")])
      _ = try? store.content()
    }
  }

  @Test func `a path may have any characters, and read-only media do`() throws {
    let place = try TemporaryStore()
    let path = place.folder.appending(path: "50% off? #1.sqlite").path
    try AddressStore(path: path, access: .writing).add([PlacedAddress("1", "Elm Street")])
    let connection = try Connection(.unchangeable(path: path))
    #expect(try connection.integer("SELECT count(*) FROM address") == 1)
  }
}
