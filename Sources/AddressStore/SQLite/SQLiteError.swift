// SPDX-License-Identifier: MIT

import CSQLite

/// A call of SQLite that failed.
struct SQLiteError: Error, Hashable {
  /// The primary result code, such as `SQLITE_FULL`.
  let code: Int32
  /// What SQLite says of it.
  let message: String

  /// The failure of a call that returned `code`, a primary or an extended result code.
  init(code: Int32, message: String) {
    // The lowest byte of an extended code is the primary one.
    self.code = code & 0xFF
    self.message = message
  }
}
