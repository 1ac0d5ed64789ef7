// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import TestSupport
import Testing

@testable import CustomerWords

@Suite("Message templates")
struct MessageTemplateTests {
  private static let parameters: [String: Reason.Parameter] = [
    "zone": .text("Pier"), "n": .count(1), "many": .count(5), "none": .count(0),
    "price": .money(.usCents(320)), "from": .instant(tuesdayNoon), "input": .text("basket"),
  ]

  private func text(_ template: String, locale: String = "en") throws -> String? {
    let conventions = try #require(Language.conventions(for: locale))
    let writer = FigureWriter(conventions: conventions, timeZone: .utc, placedAt: tuesdayNoon)
    return try MessageTemplate(parsing: template).text(filling: Self.parameters, by: writer)
  }

  @Test(arguments: [
    ("", ""), ("No figures", "No figures"), ("to {zone}", "to Pier"), ("{ zone }", "Pier"),
    ("{zone}{zone}", "PierPier"), ("{price} #", "$3.20 #"), ("{from, date}", "today"),
    ("{from,time}", "12:00\u{A0}PM"), ("{from}", "today at 12:00\u{A0}PM"), ("{n}", "1"),
    ("{n, plural, one {# item} other {# items}}", "1 item"),
    ("{many, plural, one {# item} other {# items}}", "5 items"),
    ("{many,plural,one{# item}other{# items}}", "5 items"),
    ("{none, plural, =0 {nothing} one {# item} other {# items}}", "nothing"),
    ("{n, plural, =1 {a single item} one {# item} other {# items}}", "a single item"),
    ("{n, plural, other {# to {zone}}}", "1 to Pier"),
    ("{n, plural, other {{many, plural, other {# and}} #}}", "5 and 1"),
    ("{input, select, basket {your basket} other {{input}}}", "your basket"),
    ("{zone, select, basket {your basket} other {{zone}, #}}", "Pier, #"),
    ("{input, select, basket.items {the items} other {else}}", "else"),
    // Apostrophes as in ICU: they quote before a brace only.
    ("can't", "can't"), ("can''t", "can't"), ("'{zone}'", "{zone}"),
    ("it's '{'zone'}'", "it's {zone}"),
    ("'{''}'", "{'}"), ("{n, plural, other {'#' is #}}", "# is 1"), ("'", "'"), ("{n}'", "1'"),
  ])
  func `are filled`(template: String, expected: String) throws {
    #expect(try text(template) == expected)
  }

  @Test(arguments: [
    "{gone}", "{zone, date}", "{price, time}", "{zone, plural, other {x}}",
    "{n, select, other {x}}",
    "{n, plural, one {{gone}} other {}}",
  ])
  func `are passed over when a figure is missing or of another kind`(template: String) throws {
    #expect(try text(template) == nil)
  }

  @Test func `need only the figures of the form that is chosen`() throws {
    #expect(try text("{many, plural, one {{gone}} other {fine}}") == "fine")
  }

  @Test(arguments: [
    ("ar", "{none, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}", "z"),
    ("ar", "{many, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}", "f"),
    ("ar", "{many, plural, one {o} other {x}}", "x"),
    ("fr", "{none, plural, one {o} other {x}}", "o"),
    ("es", "{none, plural, one {o} other {x}}", "x"), ("ja", "{n, plural, one {o} other {x}}", "x"),
    ("ar-eg", "{many, plural, other {#}}", "٥"),
  ])
  func `choose the plural form of the language`(
    locale: String, template: String, expected: String
  ) throws {
    #expect(try text(template, locale: locale) == expected)
  }

  @Test(arguments: [
    ("{", MessageTemplateError.Reason.unexpected, 2), ("a {zone", .unexpected, 8),
    ("}", .unexpected, 1), ("a } b", .unexpected, 3), ("{}", .unexpected, 2),
    ("{zone} {", .unexpected, 9), ("{{zone}}", .unexpected, 2), ("{zone zone}", .unexpected, 7),
    ("{n, number}", .unexpected, 5), ("{n, plural}", .unexpected, 11),
    ("{n, plural,}", .unexpected, 12), ("{n, plural, one {x}}", .unexpected, 20),
    ("{n, plural, lots {x} other {y}}", .unexpected, 13),
    ("{n, plural, =x {x} other {y}}", .unexpected, 13),
    ("{n, plural, =99999999999999999999 {x} other {y}}", .unexpected, 13),
    ("{n, plural, 1 {x} other {y}}", .unexpected, 13), ("{n, plural, other}", .unexpected, 18),
    ("{n, plural, other {x}", .unexpected, 22), ("{n, plural, other {x", .unexpected, 21),
    ("{zone, select, a {x}}", .unexpected, 21), ("'{zone}", .unexpected, 8),
    ("{distanz}", .unknownName, 2), ("läuft {öde}", .unexpected, 8),
    ("{zone, date}", .wrongKind, 8), ("{zone, plural, other {x}}", .wrongKind, 8),
    ("{n, select, other {x}}", .wrongKind, 5), ("{n, time}", .wrongKind, 5),
    (
      "{n, plural, other {{n, plural, other {{n, plural, other {{n, plural, other {{n}}}}}}}}}",
      .tooDeep, 77
    ),
  ])
  func `with a mistake are refused at its place`(
    template: String, reason: MessageTemplateError.Reason, column: Int
  ) throws {
    let error = try #require(throws: MessageTemplateError.self) {
      try MessageTemplate(parsing: template, parameters: ["zone": .text, "n": .count])
    }
    #expect(error.reason == reason)
    #expect(error.column == column, "\(error)")
    #expect(error.description.hasPrefix("column \(column): "))
    #expect(!error.description.hasSuffix("."))
  }

  @Test func `tell what would be right`() {
    func fault(_ template: String, _ code: ReasonCode) -> String? {
      MessageCatalogue.fault(in: template, for: code)?.description
    }
    #expect(
      fault("{distanz} away", .outOfZone)
        == "column 2: nothing fills {distanz} here; known are {distance}, {zone}")
    #expect(
      fault("{x}", .coordinateInvalid) == "column 2: nothing fills {x} here; use no braces")
    #expect(
      fault("{missing, plural, other {#}}", .belowMinimum)
        == """
        column 11: "plural" does not fit; plural is for figures of kind count, {missing} is money
        """)
    #expect(
      fault("to {zone", .outOfZone)
        == "column 9: expected a closing brace, found the end of the text")
    #expect(fault("{anything}", ReasonCode(rawValue: "FULL_MOON")) == nil)
    #expect(fault("{until, time}", .slotFull) == nil)
  }

  /// Any text is read or refused, and never crashes.
  @Test(arguments: 0..<32 as Range<UInt64>)
  func `survive any text`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "{", "}", "'", "#", ",", " ", "n", "zone", "plural", "select", "other", "one", "=1", "date",
      "{n, plural, ", "other {", "é", "\u{0}", "👩‍👩‍👧",
    ]
    let conventions = try #require(Language.conventions(for: "en"))
    let writer = FigureWriter(conventions: conventions, timeZone: .utc, placedAt: nil)
    var readable = 0
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...14, using: &generator))
        .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      do throws(MessageTemplateError) {
        let template = try MessageTemplate(parsing: text)
        readable += 1
        let filled = template.text(filling: Self.parameters, by: writer)
        #expect(filled != nil || !template.names.isEmpty, "seed \(seed): \(text)")
      } catch {
        #expect((1...text.unicodeScalars.count + 1).contains(error.column), "seed \(seed): \(text)")
      }
    }
    #expect(readable > 20 && readable < 480, "seed \(seed)")
  }

  @Test func `of a million braces are refused quickly`() {
    let text = String(repeating: "{n, plural, other {", count: 100_000)
    #expect(throws: MessageTemplateError.self) { try MessageTemplate(parsing: text) }
  }
}
