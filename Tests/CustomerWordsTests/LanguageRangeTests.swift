// SPDX-License-Identifier: MIT

import Testing

@testable import CustomerWords

@Suite("Language ranges")
struct LanguageRangeTests {
  @Test(arguments: [
    // The example of RFC 4647 §3.4: a single letter goes with the subtag behind it.
    (
      "zh-Hant-CN-x-private1-private2",
      [
        "zh-hant-cn-x-private1-private2", "zh-hant-cn-x-private1", "zh-hant-cn", "zh-hant", "zh",
      ]
    ),
    ("de-CH", ["de-ch", "de"]), ("DE", ["de"]), ("pt_BR", ["pt-br", "pt"]),
    ("i-klingon", ["i-klingon", "i"]), ("*", []), ("", []), ("-", []), ("*-CH", []),
    ("de--CH", ["de--ch", "de-", "de"]),
  ])
  func `are served by ever shorter tags`(tag: String, candidates: [String]) {
    #expect(LanguageRange(tag).candidates == candidates)
  }

  @Test func `of absurd length cost no more than long ones`() {
    let tag = "de" + String(repeating: "-x", count: 100_000)
    #expect(LanguageRange(tag).candidates.count <= 8)
    #expect(LanguageRange(tag).candidates.last == "de")
  }

  @Test(arguments: [
    (["de-CH"], ["de", "fr", "en"], "de"), (["de-CH"], ["de-ch", "de"], "de-ch"),
    (["nl", "fr-CA"], ["de", "fr", "en"], "fr"), (["nl"], ["fr", "en"], "en"),
    (["nl"], ["fr", "es"], "es"), (["de"], ["de-ch", "en"], "en"), ([], ["fr", "en"], "en"),
  ])
  func `are taken in order, then English, then any`(
    ranges: [String], tags: [String], best: String
  ) {
    let texts = Dictionary(uniqueKeysWithValues: tags.map { ($0, $0) })
    let preferences = LanguagePreferences(ranges.map { LanguageRange($0) })
    #expect(preferences.best(of: texts)?.tag == best)
  }

  @Test(arguments: [
    // Sentence in the language, money (123 456 minor units of CHF) as in the region.
    ("de", ["de-CH", "en-US"], "CHF\u{A0}1'234.56"), ("de", ["de", "en-US"], "1.234,56\u{A0}CHF"),
    ("en", ["de-CH", "en-US"], "CHF\u{A0}1,234.56"),
    ("fr", ["de-CH", "fr-CA"], "1\u{A0}234,56\u{A0}CHF"),
    // A region that is not listed is as its language; a language that is not listed is neutral.
    ("de", ["de-LU"], "1.234,56\u{A0}CHF"), ("nl", ["nl-NL"], "1\u{202F}234.56\u{A0}CHF"),
    ("en-za", ["nl-NL"], "CHF\u{A0}1,234.56"),
  ])
  func `choose figures that go with the sentence`(tag: String, ranges: [String], text: String) {
    let conventions = LanguagePreferences(ranges.map { LanguageRange($0) }).conventions(for: tag)
    #expect(conventions.money.text(.swissFrancs(123_456), numbers: conventions.numbers) == text)
  }
}
