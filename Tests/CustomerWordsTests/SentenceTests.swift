// SPDX-License-Identifier: MIT

import DeliveryModel
import Testing

@testable import CustomerWords

/// Every sentence of every language.
@Suite("Sentences")
struct SentenceTests {
  private func language(_ tag: String) throws -> Language {
    try #require(Language(exactly: tag))
  }

  private func sources(_ tag: String) throws -> [ReasonCode: [String]] {
    switch tag {
    case "ar": Arabic.sentences
    case "de": German.sentences
    case "en": English.sentences
    case "es": Spanish.sentences
    case "fr": French.sentences
    case "ja": Japanese.sentences
    case "pt": Portuguese.sentences
    default: EuropeanPortuguese.sentences
    }
  }

  @Test(arguments: Language.tags)
  func `are there for every code, without a mistake`(tag: String) throws {
    let sources = try sources(tag)
    #expect(Set(sources.keys).isSubset(of: ReasonCode.mostDecisiveFirst))
    for (code, texts) in sources {
      for text in texts {
        #expect(MessageCatalogue.fault(in: text, for: code) == nil, "\(tag) \(code)")
      }
    }
    for code in ReasonCode.mostDecisiveFirst {
      #expect(MessageVocabulary.parameters(of: code) != nil, "\(code)")
      // A code without sentences would be told as `ruleRefused` is.
      let isToldAsRefusal =
        try language(tag).templates(for: code) == language(tag).templates(for: .ruleRefused)
      #expect(isToldAsRefusal == (code == .ruleRefused), "\(tag) \(code)")
    }
  }

  @Test(arguments: Language.tags)
  func `need the same figures as in English`(tag: String) throws {
    let (here, english) = try (language(tag), language("en"))
    for code in ReasonCode.mostDecisiveFirst {
      let names = here.templates(for: code).map(\.names)
      #expect(names == english.templates(for: code).map(\.names), "\(tag) \(code)")
      #expect(names.last == [], "a sentence without figures is needed: \(tag) \(code)")
      #expect(Set(names).count == names.count, "one of two sentences is never told: \(code)")
    }
  }

  /// The first sentence whose figures are known is told, so each must want what no later one does.
  @Test func `come with the most telling first`() throws {
    for code in ReasonCode.mostDecisiveFirst {
      let names = try language("en").templates(for: code).map(\.names)
      for (index, later) in names.enumerated() {
        for earlier in names[..<index] {
          #expect(!earlier.isSubset(of: later), "\(code): \(later) comes too late")
        }
      }
    }
  }

  @Test(arguments: CLDR.locales)
  func `read well with all their figures`(locale: String) throws {
    let catalogue = MessageCatalogue(area: .sample(locale: locale))
    for code in ReasonCode.mostDecisiveFirst {
      let samples = MessageVocabulary.samples(for: code)
      for subset in Self.subsets(of: samples) {
        let text = catalogue.message(
          for: Refusal(code: code, parameters: subset), placedAt: tuesdayNoon)
        #expect(!text.contains { "{}#".contains($0) }, "\(locale) \(code): \(text)")
        // "12:30 p.m." ends so in the middle of a sentence too.
        let end = text.hasSuffix(".m.") ? "m" : text.last
        #expect(![".", "。", " "].contains(end), "\(locale) \(code): \(text)")
        #expect(text.first?.isWhitespace == false && !text.contains("  "), "\(text)")
        #expect(text != code.rawValue)
        // In Japanese, "km" may be the first letters.
        let capital = text.first { $0.isLetter }
        #expect(capital?.isLowercase == false || locale == "ja", "\(locale) \(code): \(text)")
        Self.expectBalancedIsolates(text)
      }
    }
  }

  @Test(arguments: ["ar", "ar-EG"])
  func `in Arabic hold foreign text in isolation`(locale: String) throws {
    let catalogue = MessageCatalogue(area: .sample(locale: locale))
    for code in ReasonCode.mostDecisiveFirst {
      let text = catalogue.message(
        for: Refusal(code: code, parameters: MessageVocabulary.samples(for: code)),
        placedAt: tuesdayNoon)
      // Outside isolates there is no Latin letter.
      var depth = 0
      for scalar in text.unicodeScalars {
        if scalar == "\u{2068}" { depth += 1 }
        if scalar == "\u{2069}" { depth -= 1 }
        #expect(depth > 0 || !(scalar.isASCII && scalar.properties.isAlphabetic), "\(text)")
      }
    }
  }

  @Test(arguments: Language.tags, [Int64(0), 1, 2, 3, 11, 100, 1_000_000])
  func `have a form for every number`(tag: String, count: Int64) throws {
    let refusal = Refusal(
      code: .tooManyItems,
      parameters: ["limit": .count(count), "items": .count(count), "excess": .count(count)])
    let text = MessageCatalogue(area: .sample(locale: tag)).message(for: refusal)
    let number = try #require(Language.conventions(for: tag)).numbers.text(UInt64(count))
    // Arabic tells one and two by the word alone.
    #expect(text.contains(number) || (tag == "ar" && (1...2).contains(count)), "\(text)")
  }

  private static func subsets(
    of parameters: [String: Reason.Parameter]
  ) -> [[String: Reason.Parameter]] {
    let names = parameters.keys.sorted()
    return (0..<(1 << names.count)).map { bits in
      parameters.filter { name, _ in
        names.firstIndex(of: name).map { bits & (1 << $0) != 0 } ?? false
      }
    }
  }

  private static func expectBalancedIsolates(_ text: String) {
    var depth = 0
    for scalar in text.unicodeScalars {
      if scalar == "\u{2068}" { depth += 1 }
      if scalar == "\u{2069}" { depth -= 1 }
      #expect((0...1).contains(depth), "\(text)")
    }
    #expect(depth == 0, "\(text)")
  }
}
