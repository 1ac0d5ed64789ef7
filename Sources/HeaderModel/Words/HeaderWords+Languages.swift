// SPDX-License-Identifier: MIT

extension HeaderWords {
  /// The words for a BCP 47 tag, found as RFC 4647 §3.4 looks things up: `de-AT-1996` is served by `de-AT`,
  /// then by `de`; what is in none of the languages, by English.
  ///
  /// Case does not matter, and `_` counts as `-`, because phones write `de_CH`.
  static func words(for tag: String) -> HeaderWords {
    var subtags = tag.prefix(longestTag).lowercased()
      .split(whereSeparator: { $0 == "-" || $0 == "_" })
    while !subtags.isEmpty {
      if let words = byTag[subtags.joined(separator: "-")] { return words }
      subtags.removeLast()
    }
    return english
  }

  /// The words by BCP 47 tag in lower case.
  package static let byTag: [String: HeaderWords] = [
    "ar": arabic, "ar-eg": arabicOfTheEast, "ar-sa": arabicOfTheEast, "ar-ma": arabicOfMorocco,
    "de": german, "de-ch": german.with { $0.distances.decimal = "." },
    "en": english, "en-us": english.with { $0.distances = .unitedStates },
    "en-gb": englishOfBritain, "en-ie": englishOfIreland, "en-ca": englishOfCanada,
    "en-au": englishOfAustralia, "en-nz": englishOfAustralia,
    "es": spanish, "es-mx": spanishOfMexico,
    "es-us": spanishOfMexico.with { $0.distances = .unitedStates },
    "fr": french, "fr-ca": frenchOfCanada,
    "ja": japanese,
    "pt": portuguese, "pt-br": portuguese, "pt-pt": portugueseOfPortugal,
  ]

  /// No tag that means anything is longer.
  private static let longestTag = 64
}
