// SPDX-License-Identifier: MIT

import Foundation
import Schedules
import TestSupport
import Testing

@testable import HeaderModel

/// The header's own words, language by language.
@Suite("The header's words")
struct WordsTests {
  private static let file = SharedData.packageDirectory.appending(
    path: "Tests/Scenarios/catalogue/words.json")

  /// With `DOORSTEP_RECORD_GOLDEN=1` in the environment the file is written anew.
  @Test func `are those that front ends in other languages find in words.json`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let words = try encoder.encode(HeaderWords.byTag) + Data("\n".utf8)
    if ProcessInfo.processInfo.environment["DOORSTEP_RECORD_GOLDEN"] == "1" {
      try words.write(to: Self.file)
    }
    #expect(try Data(contentsOf: Self.file) == words)
  }

  @Test(arguments: HeaderWords.byTag.keys.sorted())
  func `are all there`(tag: String) throws {
    let words = try #require(HeaderWords.byTag[tag])
    for member in Mirror(reflecting: words).children {
      guard let text = member.value as? String else { continue }
      #expect(text.contains { !$0.isWhitespace }, "\(tag) \(member.label ?? "")")
    }
    #expect(words.accuracy.contains("{distance}"))
    #expect(words.items["other"]?.contains("#") == true)
    #expect(Set(words.clock.weekdays).count == 7)
    #expect(words.digits.count == 10)
  }

  @Test(arguments: ["de", "fr", "es", "pt", "pt-pt", "ja", "ar"])
  func `are of their language`(tag: String) throws {
    let words = HeaderWords.words(for: tag)
    let texts = Mirror(reflecting: words).children.compactMap { $0.value as? String }
    let english = Mirror(reflecting: HeaderWords.english).children.compactMap {
      $0.value as? String
    }
    let same = zip(texts, english).filter { $0 == $1 }.map(\.0)
    #expect(Set(same).isSubset(of: [", ", "0123456789"]))
  }

  /// RFC 4647 §3.4: the longest prefix of subtags that is known.
  @Test(arguments: [
    ("de", "de"), ("DE", "de"), ("de_CH", "de-ch"), ("de-AT-1996", "de"), ("ar-EG", "ar-eg"),
    ("pt-PT-x-private", "pt-pt"), ("zh-Hant", "en"), ("", "en"), ("-", "en"), ("*", "en"),
    ("e", "en"), ("english", "en"), (String(repeating: "de-", count: 100_000), "de"),
  ])
  func `are found by tag`(asked: String, found: String) {
    #expect(HeaderWords.words(for: asked) == HeaderWords.byTag[found])
  }

  /// CLDR's cardinal rules, by hand: `ar` has six forms, `fr` and `pt` count 0 with 1.
  @Test(arguments: [
    ("en", [0: "0 items", 1: "1 item", 2: "2 items"]),
    ("fr", [0: "0 article", 1: "1 article", 2: "2 articles", 1_000_000: "1000000 d’articles"]),
    ("pt", [0: "0 item", 1: "1 item", 2: "2 itens"]),
    ("pt-pt", [0: "0 artigos", 1: "1 artigo", 3_000_000: "3000000 de artigos"]),
    ("es", [0: "0 artículos", 1: "1 artículo", 5: "5 artículos"]),
    ("ja", [0: "0点", 1: "1点", 12: "12点"]),
    (
      "ar",
      [
        0: "0 صنف", 1: "صنف واحد", 2: "صنفان", 3: "3 أصناف", 10: "10 أصناف", 11: "11 صنفًا",
        99: "99 صنفًا", 100: "100 صنف", 102: "102 صنف", 103: "103 أصناف",
      ]
    ),
  ])
  func `count items`(tag: String, texts: [Int: String]) {
    for (count, text) in texts { #expect(HeaderWords.words(for: tag).items(count) == text) }
  }

  /// Wednesday 2026-12-02, as `format_skeleton('EHm')` and `('Ehm')` of babel 2.19 (CLDR 47) write it, with
  /// plain spaces for narrow ones.
  @Test(arguments: [
    ("en", 18, "Wed 18:30", "Wed 6:30 PM"), ("en-gb", 9, "Wed 09:30", "Wed 9:30 am"),
    ("en-ca", 9, "Wed 09:30", "Wed 9:30 a.m."), ("en-au", 0, "Wed 00:30", "Wed 12:30 am"),
    ("de", 9, "Mi., 09:30", "Mi. 9:30 AM"), ("fr", 18, "mer. 18:30", "mer. 6:30 PM"),
    ("fr-ca", 18, "mer. 18 h 30", "mer. 6 h 30 p.m."), ("es", 9, "mié, 9:30", "mié, 9:30 a. m."),
    ("es-mx", 9, "mié 09:30", "mié 9:30 a.m."), ("pt", 18, "qua., 18:30", "qua., 6:30 PM"),
    ("pt-pt", 18, "quarta, 18:30", "quarta, 6:30 p.m."), ("ja", 9, "9:30 (水)", "午前9:30 (水)"),
    ("ja", 12, "12:30 (水)", "午後0:30 (水)"), ("ar", 18, "الأربعاء 18:30", "الأربعاء 6:30 م"),
  ])
  func `write days and times as CLDR has them`(
    tag: String, hour: Int, onTwentyFour: String, onTwelve: String
  ) throws {
    let clock = HeaderWords.words(for: tag).clock
    let wednesday: Int64 = 1_796_169_600
    let moment = IANATimeZone.utc.civil(
      at: Instant(secondsSince1970: wednesday + Int64(hour * 3600 + 1800)))
    #expect(clock.text(moment, .twentyFourHours) == onTwentyFour)
    #expect(clock.text(moment, .twelveHours) == onTwelve)
  }

  /// By hand: 160.9 m is the last below a tenth of a mile, 213.3 ft and 71.1 yd go up to the next ten.
  @Test(arguments: [
    ("en", 0.0, "0 m"), ("en", 0.2, "1 m"), ("en", 999, "999 m"), ("en", 999.5, "1 km"),
    ("en", 1949, "1.9 km"), ("de", 2500, "2,5 km"), ("en-us", 65, "220 ft"),
    ("en-us", 161, "0.1 mi"), ("en-gb", 65, "80 yd"), ("en-us", 8046.72, "5 mi"),
    ("ar", 65, "65 متر"),
  ])
  func `write distances`(tag: String, meters: Double, text: String) {
    #expect(HeaderWords.words(for: tag).distances.text(meters) == text)
  }

  @Test(arguments: [-1, .nan, .infinity, 1e300] as [Double])
  func `do not write what is no distance`(meters: Double) {
    #expect(HeaderWords.english.accuracy(meters: meters) == nil)
  }

  @Test func `fill patterns, and leave alone what is none`() {
    #expect("{a}-{b}-{c}".filling(["a": "1", "b": "{a}"]) == "1-{a}-{c}")
    #expect("{a".filling(["a": "1"]) == "{a")
    #expect("a}{".filling(["a": "1"]) == "a}{")
  }
}
