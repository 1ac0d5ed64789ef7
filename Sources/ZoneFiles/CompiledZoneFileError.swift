// SPDX-License-Identifier: MIT

import Diagnostics
import Glibc

/// Why compiled zones could not be read or written.
package struct CompiledZoneFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong; codes are of `errno`.
  package enum Reason: Hashable, Sendable {
    /// The system does not let the file be read.
    case unreadable(errno: Int32)
    /// The system does not let the file be written.
    case unwritable(errno: Int32)
    /// There is something else under the name, such as a folder or a device.
    case notRegular
    /// The file does not begin as compiled zones do.
    case foreign
    /// It was compiled on a machine with another byte order.
    case otherByteOrder
    /// It has another format, of an older or a newer Doorstep.
    case otherFormat(UInt32)
    /// It has another length than it says.
    case otherLength(bytes: Int, expected: UInt64)
    /// A part, named as in "the index", has bytes that were not written so.
    case damaged(part: String)
  }

  /// The file.
  package let path: String
  /// What is wrong.
  package let reason: Reason

  /// Whether there is no file to read.
  package var isMissing: Bool {
    reason == .unreadable(errno: ENOENT) || reason == .unreadable(errno: ENOTDIR)
  }

  init(_ reason: Reason, at path: String) {
    self.path = path
    self.reason = reason
  }

  /// The file, what is wrong with it, and how to mend it.
  package var description: String {
    let again = "compile the zones again with 'doorstep zones compile'"
    let found =
      switch reason {
      case .unreadable(let errno): systemMessage(for: errno).lowercased()
      case .unwritable(let errno): "cannot be written: \(systemMessage(for: errno).lowercased())"
      case .notRegular: "is a folder, a device or a pipe; expected the name of a file"
      case .foreign: "does not begin as compiled zones do; \(again)"
      case .otherByteOrder: "was compiled on a machine with another byte order; \(again) here"
      case .otherFormat(let format):
        "has the format \(format), and this Doorstep reads \(FileHeader.formatVersion); \(again)"
      case .otherLength(let bytes, let expected):
        "has \(bytes) bytes instead of \(expected), so it is not all that was written; copy it anew or \(again)"
      case .damaged(let part): "\(part) is damaged; \(again)"
      }
    return "\(path): \(found)"
  }
}
