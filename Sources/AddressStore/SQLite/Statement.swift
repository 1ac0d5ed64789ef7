// SPDX-License-Identifier: MIT

import CSQLite

/// A prepared statement of SQL, which keeps its connection open.
///
///     let statement = try connection.statement("SELECT street FROM address WHERE id = ?1")
///     try statement.bind(12, at: 1)
///     while try statement.step() { streets.append(statement.text(0)) }
///
/// Parameters count from 1 and columns from 0, as SQLite has them.
@safe final class Statement {
  private let connection: Connection
  // Owned: `deinit` gives it back.
  private let handle: OpaquePointer

  init(_ sql: StaticString, on connection: Connection) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = sql.withUTF8Buffer { text in
      unsafe text.withMemoryRebound(to: CChar.self) { text in
        unsafe sqlite3_prepare_v2(
          connection.handle, text.baseAddress, Int32(text.count), &handle, nil)
      }
    }
    try connection.check(code)
    guard let handle = unsafe handle else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "a statement without SQL")
    }
    self.connection = connection
    unsafe self.handle = handle
  }

  deinit { unsafe sqlite3_finalize(handle) }

  /// Binds a text, which may hold anything.
  func bind(_ text: String, at index: Int32) throws(SQLiteError) {
    var text = text
    let code = text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
        unsafe csqlite_bind_text(handle, index, bytes.baseAddress, UInt64(bytes.count))
      }
    }
    try connection.check(code)
  }

  /// Binds a number.
  func bind(_ number: Double, at index: Int32) throws(SQLiteError) {
    try connection.check(unsafe sqlite3_bind_double(handle, index, number))
  }

  /// Binds a whole number.
  func bind(_ number: Int64, at index: Int32) throws(SQLiteError) {
    try connection.check(unsafe sqlite3_bind_int64(handle, index, number))
  }

  /// Binds a number, or NULL.
  func bind(_ number: Double?, at index: Int32) throws(SQLiteError) {
    guard let number else { return try connection.check(unsafe sqlite3_bind_null(handle, index)) }
    try bind(number, at: index)
  }

  /// Binds the 16 bytes of `checksum`.
  func bind(_ checksum: UInt128, at index: Int32) throws(SQLiteError) {
    let code = unsafe withUnsafeBytes(of: checksum.bigEndian) { bytes in
      unsafe csqlite_bind_blob(handle, index, bytes.baseAddress, UInt64(bytes.count))
    }
    try connection.check(code)
  }

  /// Goes on to the next row.
  ///
  /// - Returns: Whether there is one. After the last one the statement can be run again.
  func step() throws(SQLiteError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    let failure: SQLiteError?
    do throws(SQLiteError) {
      try connection.check(code)
      failure = nil
    } catch {
      failure = error
    }
    // Gives back locks; it repeats the code of a failure.
    unsafe sqlite3_reset(handle)
    if let failure { throw failure }
    return false
  }

  /// Runs it to its end.
  func run() throws(SQLiteError) {
    while try step() {}
  }

  /// The text in a column of the present row; what is not UTF-8 becomes U+FFFD.
  func text(_ column: Int32) -> String {
    guard let bytes = unsafe sqlite3_column_text(handle, column) else { return "" }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The number in a column of the present row.
  func double(_ column: Int32) -> Double { unsafe sqlite3_column_double(handle, column) }

  /// The number in a column of the present row; nil for NULL.
  func optionalDouble(_ column: Int32) -> Double? {
    unsafe sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : double(column)
  }

  /// The whole number in a column of the present row.
  func integer(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(handle, column) }
}

extension Connection {
  /// The whole number in the first column of the first row that `sql` gives; 0 without any.
  func integer(_ sql: StaticString) throws(SQLiteError) -> Int64 {
    let statement = try statement(sql)
    guard try statement.step() else { return 0 }
    defer { try? statement.run() }
    return statement.integer(0)
  }
}
