// SPDX-License-Identifier: MIT

/// Which tags are welcome and which are not; tags are kept in lower case.
public struct TagTerms: Hashable, Sendable {
  /// One of these is needed; none is when empty.
  public let allowed: [String]
  /// None of these may be there.
  public let refused: [String]

  /// Creates terms; both lists are in the order in which they are told.
  public init(allowed: [String] = [], refused: [String] = []) {
    self.allowed = allowed.map(Label.folded)
    self.refused = refused.map(Label.folded)
  }
}
