// SPDX-License-Identifier: MIT

import CSQLite

/// A connection to a database of SQLite.
///
/// SQL is always a literal of this program: what varies is bound to it, see `Statement`.
@safe final class Connection: @unchecked Sendable {
  // SAFETY: SQLite is asked for a connection that several threads may use, and locks it in each call; what takes
  // several calls is done under the lock of `AddressStore`.

  /// Where the database is.
  enum Place {
    /// In a file that is read; one that is missing is an error.
    case reading(path: String)
    /// In a file on a medium that cannot be written, which nobody else changes meanwhile.
    case unchangeable(path: String)
    /// In a file that is made when it is missing.
    case writing(path: String)
    /// In memory.
    case memory
  }

  // Owned: `deinit` closes it.
  let handle: OpaquePointer

  init(_ place: Place) throws(SQLiteError) {
    let (name, flags) = Self.nameAndFlags(of: place)
    var handle: OpaquePointer?
    let code = unsafe sqlite3_open_v2(
      name, &handle, flags | SQLITE_OPEN_FULLMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard let handle = unsafe handle else {
      throw SQLiteError(code: code, message: "out of memory")
    }
    unsafe self.handle = handle
    try check(code)
    try check(unsafe csqlite_distrust_schema(handle))
  }

  deinit { unsafe sqlite3_close_v2(handle) }

  /// Runs the statements of `sql`.
  func run(_ sql: StaticString) throws(SQLiteError) {
    let code = sql.withUTF8Buffer { text in
      unsafe text.withMemoryRebound(to: CChar.self) {
        unsafe sqlite3_exec(handle, $0.baseAddress, nil, nil, nil)
      }
    }
    try check(code)
  }

  /// The first statement of `sql`, ready to be run.
  func statement(_ sql: StaticString) throws(SQLiteError) -> Statement {
    try Statement(sql, on: self)
  }

  /// Waits so long for others that hold a lock, at each call.
  func wait(milliseconds: Int32) {
    unsafe sqlite3_busy_timeout(handle, milliseconds)
  }

  /// How many rows the last `INSERT`, `UPDATE` or `DELETE` changed.
  var changedRows: Int { Int(unsafe sqlite3_changes64(handle)) }

  /// The key of the row that was inserted last.
  var lastInsertedRow: Int64 { unsafe sqlite3_last_insert_rowid(handle) }

  /// Throws unless `code` tells of success.
  func check(_ code: Int32) throws(SQLiteError) {
    switch code {
    case SQLITE_OK, SQLITE_ROW, SQLITE_DONE: return
    default:
      // The text is SQLite's own, and changes with the next call.
      throw SQLiteError(code: code, message: unsafe String(cString: sqlite3_errmsg(handle)))
    }
  }

  private static func nameAndFlags(of place: Place) -> (name: String, flags: Int32) {
    switch place {
    case .reading(let path): (path, SQLITE_OPEN_READONLY)
    case .unchangeable(let path):
      ("file:\(percentEncoded(path))?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    case .writing(let path): (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    case .memory: (":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY)
    }
  }

  /// `path` in a URI, where `?`, `#` and `%` mean something else.
  private static func percentEncoded(_ path: String) -> String {
    var encoded = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.properties.isAlphabetic && scalar.isASCII
        || "0123456789/._-".unicodeScalars.contains(scalar)
      {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return encoded
  }
}
