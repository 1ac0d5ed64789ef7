// SPDX-License-Identifier: MIT

import CSQLite
import Diagnostics

/// Why a store of addresses could not be opened, read or written.
public struct AddressStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// The system does not let it be opened, or there is a folder or a device under the name.
    case cannotOpen
    /// The file is no database of SQLite.
    case notADatabase
    /// The file is a database of another program.
    case notAStore
    /// A newer Doorstep made it.
    case newerVersion(found: Int64, known: Int64)
    /// Its content is damaged.
    case damaged
    /// It, or its folder, cannot be written.
    case readOnly
    /// The disk, or what the file may grow to, is full.
    case full
    /// Another process kept it locked for longer than was waited.
    case locked
    /// The system failed to read or write it.
    case inputOutput
    /// Anything else, in the words of SQLite.
    case failed(message: String)
  }

  /// The file; "memory" for a store without one.
  public let path: String
  /// What is wrong.
  public let reason: Reason

  init(_ reason: Reason, at path: String) {
    self.reason = reason
    self.path = path
  }

  /// There is no file at `path`.
  package init(missing path: String) {
    self.init(.missing, at: path)
  }

  init(_ error: SQLiteError, at path: String) {
    self.init(Reason(error), at: path)
  }

  /// The file, what is wrong with it, and how to mend it.
  public var description: String {
    let again = "make it again with 'doorstep addresses import'"
    let found =
      switch reason {
      case .missing: "no such file; make it with 'doorstep addresses import FILE --store \(path)'"
      case .cannotOpen:
        "cannot be opened; expected a file that may be read, in a folder that exists"
      case .notADatabase:
        "is no store of addresses; expected what 'doorstep addresses import' makes"
      case .notAStore: "is a database of another program; name another file for the store"
      case .newerVersion(let found, let known):
        "has version \(found), and this Doorstep knows up to \(known); update Doorstep, or \(again)"
      case .damaged: "is damaged; restore a copy, or \(again) under another name"
      case .readOnly: "cannot be written; allow writing to it and to its folder"
      case .full: "the disk is full; make room and try again, nothing was changed"
      case .locked: "another process is writing to it; try again when that is done"
      case .inputOutput: "cannot be read or written, as the system says; look at the disk"
      case .failed(let message): "cannot be used: \(message)"
      }
    return "\(path): \(found)".printable
  }
}

extension AddressStoreError.Reason {
  /// What a failure of SQLite means for a store.
  init(_ error: SQLiteError) {
    self =
      switch error.code {
      case SQLITE_CANTOPEN: .cannotOpen
      case SQLITE_NOTADB: .notADatabase
      case SQLITE_CORRUPT: .damaged
      case SQLITE_READONLY, SQLITE_PERM: .readOnly
      case SQLITE_FULL: .full
      case SQLITE_BUSY, SQLITE_LOCKED: .locked
      case SQLITE_IOERR: .inputOutput
      default: .failed(message: error.message)
      }
  }
}
