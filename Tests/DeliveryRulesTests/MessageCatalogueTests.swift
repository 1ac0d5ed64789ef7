// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import Testing

@Suite("Messages")
struct MessageCatalogueTests {
  private func message(
    _ refusal: Refusal, locale: String = "en", own: [String: String]? = nil
  ) throws -> String {
    let messages = own.map { [refusal.code: $0] } ?? [:]
    return MessageCatalogue(area: try .square(locale: locale, messages: messages))
      .message(for: refusal)
  }

  @Test(arguments: [
    (Reason.Parameter.text("the pier"), "[the pier]"),
    (.text("{n}"), "[{n}]"),
    (.money(Money(minorUnits: 650, currency: .usDollar)), "[$6.50]"),
    (.instant(tuesdayNoon), "[2026-12-01 12:00]"),
    (.instant(tuesdayNoon.advanced(bySeconds: 5 * 86_400 + 3660)), "[2026-12-06 13:01]"),
    (.meters(0), "[0 m]"), (.meters(0.2), "[1 m]"), (.meters(412), "[412 m]"),
    (.meters(998.4), "[999 m]"), (.meters(999), "[999 m]"), (.meters(999.2), "[1.0 km]"),
    (.meters(999.7), "[1.0 km]"), (.meters(1000), "[1.0 km]"), (.meters(1049), "[1.0 km]"),
    (.meters(1051), "[1.1 km]"), (.meters(2345), "[2.3 km]"), (.meters(99_949), "[99.9 km]"),
    (.meters(99_951), "[100 km]"), (.meters(120_400), "[120 km]"),
    (.meters(20_015_114), "[20015 km]"),
    (.meters(1e300), "[far]"), (.meters(-1e300), "[far]"), (.meters(.nan), "[far]"),
    (.meters(-.infinity), "[far]"),
  ])
  func `a figure takes the place of its name`(
    parameter: Reason.Parameter, text: String
  ) throws {
    let refusal = Refusal(code: .ruleRefused, parameters: ["n": parameter])
    #expect(try message(refusal, own: ["en": "[{n}]"]) == text)
  }

  @Test func `instants are told on the clocks of the service`() throws {
    let zone = try IANATimeZone(identifier: "America/New_York")
    let area = ServiceArea(
      name: "Harbor", timeZone: zone, zones: [], holidays: .empty, version: "1")
    let refusal = Refusal(code: .leadTimeTooShort, parameters: ["chosen": .instant(tuesdayNoon)])
    // Five hours behind UTC in December.
    #expect(
      MessageCatalogue(area: area).message(for: refusal) == "2026-12-01 07:00 has already passed")
  }

  @Test(arguments: [
    ("de-CH", ["de-CH": "Grüezi", "de": "Hallo", "en": "Hello", "fr": "Salut"], "Grüezi"),
    ("de-CH", ["de-AT": "Servus", "de": "Hallo", "en": "Hello", "fr": "Salut"], "Hallo"),
    ("de-CH", ["en": "Hello", "aa": "A", "fr": "Salut"], "Hello"),
    ("de-CH", ["fr": "Salut", "es": "Hola"], "Hola"),
    ("de", ["de-CH": "Grüezi", "en": "Hello"], "Hello"),
    ("zh-Hant-TW", ["zh": "你好", "en": "Hello"], "你好"),
    ("en", ["en": ""], ""),
    ("de", [:], "We don't deliver there at that time"),
  ])
  func `own words are taken by locale, then language, then in English`(
    locale: String, own: [String: String], text: String
  ) throws {
    #expect(try message(Refusal(code: .outsideHours), locale: locale, own: own) == text)
  }

  @Test func `own words for one code leave the others alone`() throws {
    let area = try ServiceArea.square(messages: [.outsideHours: ["en": "Zzz"]])
    #expect(
      MessageCatalogue(area: area).message(for: Refusal(code: .outOfZone))
        == "We don't deliver there yet")
  }

  @Test(arguments: [
    "Only {n} left", "{}", "{", "}{", "{{n}}", "{distance} {minimum}", "", "Nur noch {n}…",
  ])
  func `a rule's own words are told as they stand`(words: String) throws {
    let refusal = Refusal(code: .outOfZone, message: words, parameters: ["n": .text("3")])
    #expect(try message(refusal) == words)
  }

  @Test func `the service's words come before those of a rule`() throws {
    let refusal = Refusal(code: .slotFull, message: "full")
    #expect(try message(refusal, own: ["en": "Sorry, no room"]) == "Sorry, no room")
  }

  @Test(arguments: ["it is {distance} away", "{}", "{{zone}}", "{zone} {", "}", "{ zone }"])
  func `own words without their figures give way only where a name has none`(
    own: String
  ) throws {
    let refusal = Refusal(code: .slotFull, message: "full", parameters: ["zone": .text("Pier")])
    let expected = ["{zone} {": "Pier {", "}": "}"][own] ?? "full"
    #expect(try message(refusal, own: ["en": own]) == expected)
  }

  @Test func `a code that nobody knows still has a sentence`() throws {
    let refusal = Refusal(code: ReasonCode(rawValue: "FULL_MOON"))
    #expect(try message(refusal) == "We can't deliver this order there")
  }

  @Test(arguments: [
    (Refusal(code: .outOfZone), "We don't deliver there yet"),
    (
      Refusal(code: .outOfZone, parameters: ["distance": .meters(50), "zone": .text("Pier")]),
      "We don't deliver there yet: it is 50 m outside Pier"
    ),
    (
      Refusal(code: .outOfZone, parameters: ["distance": .meters(50)]), "We don't deliver there yet"
    ),
    (
      Refusal(code: .hubClosed, parameters: ["hub": .text("Pier 4")]),
      "Pier 4 is closed at that time"
    ),
    (
      Refusal(code: .zonePaused, parameters: ["zone": .text("Pier")]),
      "Deliveries to Pier are paused"
    ),
  ])
  func `the catalogue takes the most telling sentence that it can fill`(
    refusal: Refusal, text: String
  ) throws {
    #expect(try message(refusal) == text)
  }
}
