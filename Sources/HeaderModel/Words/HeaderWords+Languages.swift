// SPDX-License-Identifier: MIT

extension HeaderWords {
  /// The words for a BCP 47 tag; what is in none of the languages is served by English.
  static func words(for tag: String) -> HeaderWords {
    byTag.value(forLanguage: tag) ?? english
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
}
