// SPDX-License-Identifier: MIT

/// Which postcodes are delivered to.
public struct PostcodeTerms: Hashable, Sendable {
  /// Only these are; all are when empty.
  public let allowed: [PostcodePattern]
  /// These are not, whatever is allowed.
  public let refused: [PostcodePattern]

  /// Creates terms.
  public init(allowed: [PostcodePattern] = [], refused: [PostcodePattern] = []) {
    self.allowed = allowed
    self.refused = refused
  }

  /// Whether `postcode` is delivered to.
  ///
  /// - Complexity: O(*p*) for *p* patterns.
  public func contain(_ postcode: Postcode) -> Bool {
    if refused.contains(where: { $0.matches(postcode) }) { return false }
    return allowed.isEmpty || allowed.contains { $0.matches(postcode) }
  }
}
