// SPDX-License-Identifier: MIT

/// A value that an expression reads at a place known when it is compiled.
struct Reading: Hashable, Sendable {
  /// Where the path begins.
  enum Source: Hashable, Sendable {
    /// A variable of the vocabulary, by its index.
    case variable(Int)
    /// The document of an open vocabulary; nothing in a closed one.
    case document
    /// The element that an iteration is at, the outermost being 0.
    case element(Int)
    /// What an iteration tells of itself: its `index`.
    case iteration(Int)
  }

  let source: Source
  /// Names of members and indices of elements, from the source on.
  let path: [String]
  /// The name in messages.
  let name: String
  /// The number of the input that is missing when nothing is found.
  let input: Int
}
