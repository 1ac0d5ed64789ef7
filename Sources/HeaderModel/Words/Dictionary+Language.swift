// SPDX-License-Identifier: MIT

extension Dictionary where Key == String {
  /// The value for the language `tag`, a BCP 47 tag, found as RFC 4647 §3.4 looks things up: `de-AT-1996` is served
  /// by `de-AT`, then by `de`; nil where none of them has any.
  ///
  /// Keys are tags in lower case. Case does not matter in `tag`, and `_` counts as `-`, because phones write `de_CH`.
  package func value(forLanguage tag: String) -> Value? {
    var subtags = tag.prefix(longestTag).lowercased()
      .split(whereSeparator: { $0 == "-" || $0 == "_" })
    while !subtags.isEmpty {
      if let value = self[subtags.joined(separator: "-")] { return value }
      subtags.removeLast()
    }
    return nil
  }
}

/// No tag that means anything is longer.
private let longestTag = 64
