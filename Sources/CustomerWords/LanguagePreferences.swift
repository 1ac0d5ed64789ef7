// SPDX-License-Identifier: MIT

/// Languages in the order in which a customer is served: the customer's, the service's, English.
struct LanguagePreferences: Sendable {
  /// Tags in lower case, the best first.
  private let tags: [String]

  /// The preferences of a customer who asks for `ranges`, the best first.
  init(_ ranges: [LanguageRange]) {
    tags = (ranges + [LanguageRange("en")]).flatMap(\.candidates)
  }

  /// What `texts`, by tag in lower case, has in the best language; in any, by tag, when in none.
  func best<Text>(of texts: [String: Text]) -> (tag: String, text: Text)? {
    for tag in tags {
      if let text = texts[tag] { return (tag, text) }
    }
    return texts.min { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The catalogue's languages, the best first.
  var languages: some Sequence<Language> {
    tags.lazy.compactMap(Language.init(exactly:))
  }

  /// The best of the catalogue's languages.
  var catalogueTag: String { tags.first(where: Language.tags.contains) ?? "en" }

  /// How figures are written in a sentence in the language `tag`: as in the region that the
  /// customer asks for, when it speaks that language.
  func conventions(for tag: String) -> Conventions {
    let language = LanguageRange.language(of: tag)
    let regions = tags.lazy.filter { LanguageRange.language(of: $0) == language }
    for region in regions {
      if let conventions = Language.conventions(for: region) { return conventions }
    }
    let own = LanguageRange(tag).candidates.lazy.compactMap(Language.conventions(for:)).first
    return own ?? .neutral
  }
}

extension [String: String] {
  /// The same texts with their tags in lower case; of two tags that then are one, the text of the
  /// first in alphabetical order.
  var byLowercasedTag: [String: String] {
    let pairs = sorted { $0.key < $1.key }.map { ($0.key.lowercased(), $0.value) }
    return Dictionary(pairs) { first, _ in first }
  }
}
