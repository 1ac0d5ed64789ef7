// SPDX-License-Identifier: MIT

import DeliveryModel

/// A language of the catalogue: its sentences, read once.
struct Language: Sendable {
  /// The BCP 47 tag in lower case.
  let tag: String
  /// The sentences by code, the most telling first, the last without figures.
  private let templates: [ReasonCode: [MessageTemplate]]

  /// Reads `sentences`; one with a mistake is left out.
  init(tag: String, sentences: [ReasonCode: [String]]) {
    self.tag = tag
    templates = sentences.mapValues { texts in
      texts.compactMap { try? MessageTemplate(parsing: $0) }
    }
  }

  /// The language with exactly that `tag` in lower case.
  init?(exactly tag: String) {
    // A language is read when it is first asked for: most services speak one or two.
    switch tag {
    case "ar": self = Arabic.language
    case "de": self = German.language
    case "en": self = English.language
    case "es": self = Spanish.language
    case "fr": self = French.language
    case "ja": self = Japanese.language
    case "pt": self = Portuguese.language
    case "pt-pt": self = EuropeanPortuguese.language
    default: return nil
    }
  }

  /// The tags of all languages, in lower case.
  static let tags = ["ar", "de", "en", "es", "fr", "ja", "pt", "pt-pt"]

  /// Whether it has sentences for `code` itself, which is not a rule's own.
  func hasTemplates(for code: ReasonCode) -> Bool { templates[code] != nil }

  /// The sentences for `code`, the most telling first; for a rule's own code, those that say no more
  /// than that a rule refused.
  func templates(for code: ReasonCode) -> [MessageTemplate] {
    templates[code] ?? templates[.ruleRefused] ?? []
  }

  /// How figures are written where `tag`, in lower case, is spoken; nil for one that is not listed.
  static func conventions(for tag: String) -> Conventions? {
    switch LanguageRange.language(of: tag) {
    case "ar": Arabic.conventions[tag]
    case "de": German.conventions[tag]
    case "en": English.conventions[tag]
    case "es": Spanish.conventions[tag]
    case "fr": French.conventions[tag]
    case "ja": Japanese.conventions[tag]
    case "pt": Portuguese.conventions[tag]
    default: nil
    }
  }
}
