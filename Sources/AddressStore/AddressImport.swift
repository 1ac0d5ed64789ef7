// SPDX-License-Identifier: MIT

import Checksums
import ZoneGeometry

/// Adds the addresses of one source to a store: all of them, or none.
///
///     var addition = try AddressImport(into: store, from: "boston.csv", at: now)
///     while let address = try reader.next() { try addition.add(address) }
///     let summary = try addition.commit()
///
/// An import that ends otherwise, be it because the process was killed, changes nothing. Meanwhile other processes
/// read what was there before. An address that the store has already, the same in all, is not added again, so that a
/// list can be imported twice.
public struct AddressImport: ~Copyable {
  /// What an import came to.
  public struct Summary: Hashable, Sendable {
    /// How many addresses were added.
    public let addedCount: Int
    /// How many were there already.
    public let knownCount: Int
  }

  private let store: AddressStore
  private let statements: Statements
  private var addedCount = 0
  private var knownCount = 0
  private var isCommitted = false

  /// The statements that are run for each address.
  private struct Statements {
    let address: Statement
    let words: Statement
    let source: Int64
  }

  /// Begins to add to `store`, which nobody else uses in this process until the end.
  ///
  /// - Parameters:
  ///   - store: A store that may be written.
  ///   - source: What the addresses come from, such as the name of a file.
  ///   - time: When that is, in seconds since 1970.
  /// - Throws: `AddressStoreError` when the store cannot be written, or another import is under way.
  public init(
    into store: AddressStore, from source: String, at time: Int64
  ) throws(AddressStoreError) {
    self.store = store
    statements = try store.begin { connection throws(SQLiteError) in
      let insertion = try connection.statement(
        "INSERT INTO source (name, imported_at) VALUES (?1, ?2)")
      try insertion.bind(source, at: 1)
      try insertion.bind(time, at: 2)
      try insertion.run()
      return Statements(
        address: try connection.statement(
          """
          INSERT INTO address (
            content, source, number, street, unit, city, region, postcode, longitude, latitude)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) ON CONFLICT (content) DO NOTHING
          """),
        words: try connection.statement("INSERT INTO address_words (rowid, words) VALUES (?1, ?2)"),
        source: connection.lastInsertedRow)
    }
  }

  deinit {
    if !isCommitted { store.rollBack() }
  }

  /// Adds `address`, whose coordinate is on the globe.
  public mutating func add(_ address: PlacedAddress) throws(AddressStoreError) {
    let isNew = try store.use { connection throws(SQLiteError) in
      let row = statements.address
      try row.bind(address.checksum, at: 1)
      try row.bind(statements.source, at: 2)
      for (index, text) in address.texts.enumerated() { try row.bind(text, at: Int32(index + 3)) }
      try row.bind(address.coordinate.longitude, at: 9)
      try row.bind(address.coordinate.latitude, at: 10)
      try row.run()
      guard connection.changedRows > 0 else { return false }
      try statements.words.bind(connection.lastInsertedRow, at: 1)
      try statements.words.bind(address.indexed, at: 2)
      try statements.words.run()
      return true
    }
    if isNew { addedCount += 1 } else { knownCount += 1 }
  }

  /// Makes all that was added part of the store, for good.
  public consuming func commit() throws(AddressStoreError) -> Summary {
    let isOfUse = addedCount > 0
    try store.use { connection throws(SQLiteError) in
      if isOfUse {
        try connection.run("INSERT INTO address_words (address_words) VALUES ('optimize')")
      } else {
        // Nothing came of it: it is no source of the store.
        try connection.run("DELETE FROM source WHERE id = (SELECT max(id) FROM source)")
      }
      try connection.run("COMMIT")
    }
    isCommitted = true
    store.checkpoint()
    return Summary(addedCount: addedCount, knownCount: knownCount)
  }
}

extension AddressStore {
  /// Begins a change that goes on after `work`, and that `COMMIT` or `rollBack` ends.
  fileprivate func begin<Value>(
    _ work: (Connection) throws(SQLiteError) -> Value
  ) throws(AddressStoreError) -> Value {
    try use { connection throws(SQLiteError) in
      try connection.run("BEGIN IMMEDIATE")
      do throws(SQLiteError) {
        return try work(connection)
      } catch {
        try? connection.run("ROLLBACK")
        throw error
      }
    }
  }

  fileprivate func rollBack() {
    try? use { connection throws(SQLiteError) in try connection.run("ROLLBACK") }
  }

  /// Writes what was logged into the file itself and empties the log, unless somebody still reads there.
  fileprivate func checkpoint() {
    try? use { connection throws(SQLiteError) in
      try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }
}

extension PlacedAddress {
  /// Names the texts and the place.
  fileprivate var checksum: UInt128 {
    var bytes: [UInt8] = []
    func append(_ word: UInt64) {
      for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    for text in texts {
      // With its length before it, no text runs into the next one.
      append(UInt64(text.utf8.count))
      bytes += text.utf8
    }
    for number in [coordinate.longitude, coordinate.latitude] {
      // Zero has two signs.
      append((number == 0 ? 0 : number).bitPattern)
    }
    return unsafe Checksum.xxh3Wide(bytes.span.bytes)
  }

  /// What the index has of it: its words and the cells that it is in.
  fileprivate var indexed: String {
    let cells = SearchCell.Size.allCases.map { SearchCell(of: coordinate, $0).word }
    return ([searched] + cells).joined(separator: " ")
  }
}
