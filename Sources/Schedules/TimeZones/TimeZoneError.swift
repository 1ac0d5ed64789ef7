// SPDX-License-Identifier: MIT

import Diagnostics

/// Why a time zone could not be had.
public struct TimeZoneError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The text cannot be an identifier of the database: it is empty or too long, or has characters,
    /// `..` or slashes where no identifier has them.
    case malformedIdentifier
    /// The database has no such zone; `nearest` is the known identifier most like it, if any is.
    case unknownIdentifier(nearest: String?)
    /// The folder has no time zone database.
    case noDatabase(directory: String)
    /// The zone's file cannot be read; `errno` says why.
    case unreadable(errno: Int32)
    /// The zone's file is not as RFC 9636 has it.
    case corrupt(detail: String)
  }

  /// The identifier that was asked for.
  public let identifier: String
  /// What is wrong.
  public let reason: Reason
}

extension TimeZoneError: CustomStringConvertible {
  /// What is wrong with which identifier, and what helps, as one line.
  public var description: String {
    let name = quoted(identifier)
    switch reason {
    case .malformedIdentifier:
      return "\(name) is not an IANA time zone identifier, such as \"Europe/Berlin\""
    case .unknownIdentifier(let nearest):
      let hint =
        nearest.map { "did you mean \(quoted($0))?" } ?? "expected one such as \"Europe/Berlin\""
      return "there is no time zone \(name); \(hint)"
    case .noDatabase(let directory):
      return """
        no time zone \(name), for there is no time zone database in \(directory); \
        install the Debian package tzdata, or set TZDIR to a folder that has one
        """
    case .unreadable(let errno):
      return "the file of time zone \(name) cannot be read: \(systemMessage(for: errno))"
    case .corrupt(let detail):
      return """
        the file of time zone \(name) is damaged: \(detail); reinstall the Debian package tzdata
        """
    }
  }
}
