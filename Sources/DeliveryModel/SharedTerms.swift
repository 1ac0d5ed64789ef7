// SPDX-License-Identifier: MIT

/// Terms that several zones have in common, held once.
///
/// Terms take hundreds of bytes, most zones of a large drawing say the same, and many nothing.
package final class SharedTerms: Sendable {
  /// The terms.
  package let terms: Terms

  /// Holds `terms`.
  package init(_ terms: Terms) {
    self.terms = terms
  }

  /// Those that say nothing.
  package static let none = SharedTerms(Terms())
}
