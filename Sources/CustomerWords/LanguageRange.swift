// SPDX-License-Identifier: MIT

/// What a reader asks for by a BCP 47 tag, and what may stand in for it.
///
/// Matching is the lookup of RFC 4647 §3.4: `de-CH-1996` is served by `de-CH`, then by `de`.
/// Case does not matter, and `_` counts as `-`, because phones write `de_CH`.
package struct LanguageRange: Hashable, Sendable {
  /// The tags that serve the range in lower case, the most exact first; empty for `*`.
  package let candidates: [String]

  /// The range written as `tag`; one that is no tag at all matches nothing.
  package init(_ tag: String) {
    var subtags = tag.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    subtags = Array(subtags.prefix(Self.longestTag))
    guard let language = subtags.first, language != "*", !language.isEmpty else {
      candidates = []
      return
    }
    var candidates: [String] = []
    while !subtags.isEmpty {
      candidates.append(subtags.joined(separator: "-"))
      subtags.removeLast()
      // A single letter only announces the subtags behind it.
      while subtags.count > 1, subtags.last?.count == 1 { subtags.removeLast() }
    }
    self.candidates = candidates
  }

  /// The language alone of a tag in lower case: `de` of `de-ch`.
  static func language(of tag: String) -> Substring {
    tag.prefix { $0 != "-" }
  }

  /// More subtags than this have no meaning to anyone.
  private static let longestTag = 8
}
