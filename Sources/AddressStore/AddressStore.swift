// SPDX-License-Identifier: MIT

import CSQLite
import Glibc
import Synchronization

/// Addresses in a file of SQLite: those that people saved, and many more to search among, without any network.
///
///     let store = try AddressStore(path: "addresses.sqlite", access: .reading)
///     let found = try store.search("18 harb", near: pier)
///
/// It may be used from many threads, which take turns, and by several processes: one at a time writes, and readers
/// see what was there when they began. Every call blocks while it works.
public final class AddressStore: Sendable {
  /// What is done with the file.
  public enum Access: Hashable, Sendable {
    /// It is read alone.
    case reading
    /// It is changed; one that is missing is made.
    case writing
  }

  /// How long others that write are waited for.
  private static let patienceMilliseconds: Int32 = 2000

  /// The file; "memory" for a store without one.
  public let path: String
  /// Whether what is saved outlives the process.
  public let isKept: Bool
  private let connection: Mutex<Connection>

  /// Opens the store at `path`; a file of an earlier version is brought up to date when it is written.
  ///
  /// - Throws: `AddressStoreError`, with what to do.
  public convenience init(path: String, access: Access) throws(AddressStoreError) {
    try Self.requireFile(at: path, access)
    do throws(SQLiteError) {
      let connection = try Self.connection(to: path, access)
      self.init(connection, path: path, isKept: true)
    } catch {
      throw AddressStoreError(error, at: path)
    }
    try use { connection throws(SQLiteError) in
      connection.wait(milliseconds: Self.patienceMilliseconds)
      // A file that is no database is found out by reading it.
      _ = try connection.integer("PRAGMA schema_version")
    }
    try requireVersion(access)
    try use { connection throws(SQLiteError) in
      switch access {
      case .reading: try connection.run("PRAGMA query_only = ON")
      case .writing: try Self.prepareForWriting(connection)
      }
    }
  }

  /// An empty store in memory, which ends with this object.
  public static func inMemory() throws(AddressStoreError) -> AddressStore {
    let store: AddressStore
    do throws(SQLiteError) {
      store = AddressStore(try Connection(.memory), path: "memory", isKept: false)
    } catch {
      throw AddressStoreError(error, at: "memory")
    }
    try store.requireVersion(.writing)
    try store.use(Self.prepareForWriting)
    return store
  }

  private init(_ connection: Connection, path: String, isKept: Bool) {
    self.path = path
    self.isKept = isKept
    self.connection = Mutex(connection)
  }

  /// Lets `work` use the connection, alone.
  func use<Value>(
    _ work: (Connection) throws(SQLiteError) -> Value
  ) throws(AddressStoreError) -> Value {
    do throws(SQLiteError) {
      return try connection.withLock { connection throws(SQLiteError) in try work(connection) }
    } catch {
      throw AddressStoreError(error, at: path)
    }
  }

  /// Lets `work` change the store: all that it does, or nothing.
  func write<Value>(
    _ work: (Connection) throws(SQLiteError) -> Value
  ) throws(AddressStoreError) -> Value {
    try use { connection throws(SQLiteError) in
      // The lock for writing is taken at once: to wait for it in the middle could be in vain.
      try connection.run("BEGIN IMMEDIATE")
      do throws(SQLiteError) {
        let value = try work(connection)
        try connection.run("COMMIT")
        return value
      } catch {
        try? connection.run("ROLLBACK")
        throw error
      }
    }
  }

  // Opening.

  private static func requireFile(at path: String, _ access: Access) throws(AddressStoreError) {
    // A C string would end at U+0000 and name another file, and SQLite takes an empty name for a temporary one.
    guard !path.isEmpty, !path.utf8.contains(0) else { throw AddressStoreError(.missing, at: path) }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      if access == .reading || errno != ENOENT {
        throw AddressStoreError(
          errno == ENOENT || errno == ENOTDIR ? .missing : .cannotOpen, at: path)
      }
      return
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw AddressStoreError(.cannotOpen, at: path) }
  }

  private static func connection(
    to path: String, _ access: Access
  ) throws(SQLiteError) -> Connection {
    // SQLite takes some names for something else than a file.
    let path = path.hasPrefix("/") || path.hasPrefix("./") ? path : "./" + path
    guard access == .reading else { return try Connection(.writing(path: path)) }
    do throws(SQLiteError) {
      let connection = try Connection(.reading(path: path))
      _ = try connection.integer("PRAGMA schema_version")
      return connection
    } catch {
      // Readers share an index beside the file. Where none can be made, nobody writes either.
      guard error.code == SQLITE_CANTOPEN || error.code == SQLITE_READONLY,
        unsafe Glibc.access(path + "-wal", F_OK) != 0
      else { throw error }
      return try Connection(.unchangeable(path: path))
    }
  }

  /// Makes sure that the file is a store of this version, as far as it may be changed.
  private func requireVersion(_ access: Access) throws(AddressStoreError) {
    let (isEmpty, application, version) = try use { connection throws(SQLiteError) in
      (
        try connection.integer("SELECT count(*) FROM sqlite_schema") == 0,
        try connection.integer("PRAGMA application_id"),
        try connection.integer("PRAGMA user_version")
      )
    }
    let isStore = application == StoreSchema.applicationID && version > 0
    guard isStore || (access == .writing && isEmpty && application == 0 && version == 0) else {
      throw AddressStoreError(isEmpty && access == .reading ? .notADatabase : .notAStore, at: path)
    }
    guard version <= StoreSchema.version else {
      throw AddressStoreError(
        .newerVersion(found: version, known: StoreSchema.version), at: path)
    }
    guard version < StoreSchema.version else { return }
    try write { connection throws(SQLiteError) in
      // Another process may have done it meanwhile.
      let version = try connection.integer("PRAGMA user_version")
      for step in StoreSchema.steps.dropFirst(Int(clamping: version)) { try connection.run(step) }
    }
  }

  private static func prepareForWriting(_ connection: Connection) throws(SQLiteError) {
    try connection.run(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA foreign_keys = ON;
      PRAGMA secure_delete = OFF;
      PRAGMA cache_size = -65536;  -- in KiB
      """)
  }
}
