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
  /// All that is wrong: of each mistake file, place, what was found and what was expected, in one
  /// line.
  public let mistakes: [String]

  /// All mistakes, one a line.
  public var description: String { mistakes.joined(separator: "\n") }

  init(_ kind: Kind, _ mistake: String) {
    self.init(kind, mistakes: [mistake])
  }

  init(_ kind: Kind, mistakes: [String]) {
    self.kind = kind
    self.mistakes = mistakes
  }

  /// All that `errors` say, as one error of the kind of the first; nil when there are none.
  init?(_ errors: [ServiceError]) {
    guard let first = errors.first else { return nil }
    self.init(first.kind, mistakes: errors.flatMap(\.mistakes))
  }
}
