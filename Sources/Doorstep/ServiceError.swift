// SPDX-License-Identifier: MIT

/// Why a service could not be loaded: where the mistake is, what was found, and how to mend it.
public struct ServiceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is at fault.
  public enum Kind: Hashable, Sendable {
    /// A file that is named is not there.
    case missing
    /// A file is there but cannot be read.
    case unreadable
    /// A GeoJSON file does not say what it has to.
    case data
    /// `service.json` or a plug-in does not say what it has to.
    case configuration
    /// A file cannot be written.
    case unwritable
  }

  /// What is at fault.
  public let kind: Kind
  /// File, place, what was found and what was expected, as one line.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
