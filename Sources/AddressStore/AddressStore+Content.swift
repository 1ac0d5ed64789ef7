// SPDX-License-Identifier: MIT

extension AddressStore {
  /// What is in a store.
  public struct Content: Hashable, Sendable {
    /// How many addresses can be found.
    public let addressCount: Int
    /// How many addresses are saved.
    public let savedCount: Int
    /// Where the addresses came from, the earliest first.
    public let sources: [Source]
    /// The version of its tables.
    public let version: Int
    /// How long the file is, without what is not written into it yet.
    public let byteCount: Int
  }

  /// Something that was imported.
  public struct Source: Hashable, Sendable {
    /// Its name, such as that of the file.
    public let name: String
    /// When, in seconds since 1970.
    public let importedAt: Int64
    /// How many addresses it added.
    public let addressCount: Int
  }

  /// What is in this store.
  public func content() throws(AddressStoreError) -> Content {
    try use { connection throws(SQLiteError) in
      let statement = try connection.statement(
        """
        SELECT s.name, s.imported_at, count(a.id)
        FROM source AS s LEFT JOIN address AS a ON a.source = s.id GROUP BY s.id ORDER BY s.id
        """)
      var sources: [Source] = []
      while try statement.step() {
        sources.append(
          Source(
            name: statement.text(0), importedAt: statement.integer(1),
            addressCount: Int(statement.integer(2))))
      }
      return Content(
        addressCount: Int(try connection.integer("SELECT count(*) FROM address")),
        savedCount: Int(try connection.integer("SELECT count(*) FROM saved_address")),
        sources: sources, version: Int(try connection.integer("PRAGMA user_version")),
        byteCount: Int(
          try connection.integer(
            "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")))
    }
  }
}
