// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import Testing

@testable import CustomerWords

@Suite("Messages")
struct MessageCatalogueTests {
  private func message(
    _ refusal: Refusal, of service: String = "en", own: [String: String]? = nil,
    for customer: String? = nil
  ) -> String {
    let messages = own.map { [refusal.code: $0] } ?? [:]
    return MessageCatalogue(area: .sample(locale: service, messages: messages))
      .message(for: refusal, locale: customer, placedAt: tuesdayNoon)
  }

  private static let small = Refusal(
    code: .belowMinimum,
    parameters: ["minimum": .money(.usCents(1500)), "missing": .money(.usCents(320))])

  @Test(arguments: [
    ("en-US", "The minimum order there is $15.00: add $3.20 more"),
    ("de-CH", "Der Mindestbestellwert beträgt dort $\u{A0}15.00: Es fehlen noch $\u{A0}3.20"),
    ("fr", "La commande minimale y est de 15,00\u{A0}$US\u{A0}: ajoutez encore 3,20\u{A0}$US"),
    ("es-MX", "El pedido mínimo allí es de USD\u{A0}15.00: añade USD\u{A0}3.20 más"),
    ("pt", "O pedido mínimo aí é de US$\u{A0}15,00: adicione mais US$\u{A0}3,20"),
    ("pt-PT", "A encomenda mínima aí é de 15,00\u{A0}US$: adicione mais 3,20\u{A0}US$"),
    ("ja", "そちらへの最低注文金額は$15.00です。あと$3.20追加してください"),
    (
      "ar",
      """
      الحد الأدنى للطلب هناك هو \u{2068}\u{200F}15.00\u{A0}US$\u{2069}: أضف \
      \u{2068}\u{200F}3.20\u{A0}US$\u{2069} بعد
      """
    ),
    // No Dutch: the language of the service, then English.
    ("nl", "The minimum order there is $15.00: add $3.20 more"),
    ("", "The minimum order there is $15.00: add $3.20 more"),
    ("*", "The minimum order there is $15.00: add $3.20 more"),
  ])
  func `are in the customer's language`(locale: String, expected: String) {
    #expect(message(Self.small, for: locale) == expected)
  }

  @Test(arguments: [
    ("en", "we know the place to within 30 m, and the limit of where we deliver is close"),
    ("de", "Wir kennen den Ort nur auf 30 m genau, und nahebei endet, wohin wir liefern"),
    ("ja", "現在の精度は30 mで、お届けできる範囲の端に近い場所です"),
  ])
  func `of a place that is known roughly need no border`(locale: String, ending: String) {
    let refusal = Refusal(code: .locationImprecise, parameters: ["accuracy": .meters(30)])
    #expect(message(refusal, for: locale).contains(ending))
  }

  @Test func `are in the service's language when the customer's has no words`() {
    #expect(message(Self.small, of: "de", for: "nl") == message(Self.small, of: "de"))
    #expect(message(Self.small, of: "nl", for: "sv") == message(Self.small, of: "en"))
    #expect(message(Self.small, of: "de", for: "fr") == message(Self.small, of: "fr"))
  }

  @Test(arguments: [
    ("de-CH", ["de-CH": "Grüezi", "de": "Hallo", "en": "Hello", "fr": "Salut"], "Grüezi"),
    ("de-CH", ["DE-ch": "Grüezi", "de": "Hallo"], "Grüezi"),
    ("de-CH", ["de-AT": "Servus", "de": "Hallo", "en": "Hello", "fr": "Salut"], "Hallo"),
    // What the customer understands comes before what the service says in another language.
    ("de-CH", ["en": "Hello", "fr": "Salut"], "Zu dieser Zeit liefern wir dorthin nicht"),
    ("de", ["de-CH": "Grüezi", "en": "Hello"], "Zu dieser Zeit liefern wir dorthin nicht"),
    ("nl-BE", ["en": "Hello", "aa": "A", "fr": "Salut"], "Hello"),
    ("nl", ["fr": "Salut", "es": "Hola"], "Hola"),
    ("zh-Hant-TW", ["zh": "你好", "en": "Hello"], "你好"), ("en", ["en": ""], ""),
    ("de", [:], "Zu dieser Zeit liefern wir dorthin nicht"),
  ])
  func `are the service's own by locale, then language, then in English`(
    locale: String, own: [String: String], text: String
  ) {
    #expect(message(Refusal(code: .outsideHours), of: locale, own: own) == text)
    #expect(message(Refusal(code: .outsideHours), own: own, for: locale) == text)
  }

  @Test func `of the service leave other codes alone`() {
    let area = ServiceArea.sample(messages: [.outsideHours: ["en": "Zzz"]])
    #expect(
      MessageCatalogue(area: area).message(for: Refusal(code: .outOfZone))
        == "We don't deliver there yet")
  }

  @Test func `of the service in a language of no catalogue have neutral figures`() {
    let own = ["nl": "Nog {missing}, {minimum, plural, one {x} other {y}}"]
    #expect(message(Self.small, of: "nl", own: own) == message(Self.small))
    #expect(message(Self.small, of: "nl", own: ["nl": "Nog {missing}"]) == "Nog 3.20\u{A0}US$")
  }

  @Test(arguments: [
    "Only {n} left", "{}", "{", "}{", "{{n}}", "{distance} {minimum}", "", "Nur noch {n}…",
  ])
  func `of a rule are told as they stand`(words: String) {
    let refusal = Refusal(code: .outOfZone, message: words, parameters: ["n": .text("3")])
    #expect(message(refusal) == words)
  }

  @Test(arguments: [
    (["en": "Only {n} left", "de": "Nur noch {n}"], "en", "Only 3 left"),
    (["en": "Only {n} left", "de": "Nur noch {n}"], "de-AT", "Nur noch 3"),
    (["fr": "Plus que {n}"], "de", "Plus que 3"),
    // Of a figure that is not known, and of no template, the next words in line.
    (["en": "Only {m} left"], "en", "by the rule"), (["en": "Only {n left"], "en", "by the rule"),
    ([:], "en", "by the rule"),
  ])
  func `of a rule in several languages are filled`(
    words: [String: String], locale: String, text: String
  ) {
    let refusal = Refusal(
      code: .ruleRefused, message: "by the rule", words: words, parameters: ["n": .count(3)])
    #expect(message(refusal, of: locale) == text)
    #expect(message(refusal, own: ["en": "Sorry, no room"]) == "Sorry, no room")
  }

  @Test func `of the service for a rule's own code come before the catalogue's in any language`() {
    let moon = Refusal(code: ReasonCode(rawValue: "FULL_MOON"))
    #expect(message(moon, own: ["en": "Not at full moon"], for: "fr") == "Not at full moon")
    let rule = Refusal(code: .slotFull, words: ["en": "Full moon"])
    #expect(message(rule, for: "fr") == "Full moon")
    #expect(message(rule, own: ["en": "Sorry, no room"], for: "fr") == "Sorry, no room")
  }

  @Test func `of the service come before those of a rule`() {
    let refusal = Refusal(code: .slotFull, message: "full")
    #expect(message(refusal, own: ["en": "Sorry, no room"]) == "Sorry, no room")
  }

  @Test(arguments: [
    "it is {distance} away", "{}", "{{zone}}", "{zone} {", "}", "{zone, date}",
    "{zone, plural, other {#}}",
  ])
  func `of the service give way when a figure is missing or they cannot be read`(own: String) {
    let refusal = Refusal(code: .slotFull, message: "full", parameters: ["zone": .text("Pier")])
    #expect(message(refusal, own: ["en": own]) == "full")
  }

  @Test(arguments: [
    ("en", "We can't deliver this order there"),
    ("de", "Diese Bestellung können wir dorthin nicht liefern"),
  ])
  func `are there for a code that nobody knows`(locale: String, text: String) {
    #expect(message(Refusal(code: ReasonCode(rawValue: "FULL_MOON")), of: locale) == text)
  }

  @Test(arguments: [
    (Refusal(code: .outOfZone), "We don't deliver there yet"),
    (
      Refusal(code: .outOfZone, parameters: ["distance": .meters(50), "zone": .text("Pier")]),
      "We don't deliver there yet: it is 50 m outside Pier"
    ),
    (
      Refusal(code: .outOfZone, parameters: ["distance": .meters(50)]),
      "We don't deliver there yet: it is 50 m outside our area"
    ),
    (
      Refusal(code: .outOfZone, parameters: ["distance": .meters(.nan), "zone": .text("Pier")]),
      "We don't deliver there yet"
    ),
    (
      Refusal(code: .hubClosed, parameters: ["hub": .text("Pier 4")]),
      "Pier 4 is closed at that time"
    ),
    (
      Refusal(
        code: .hubClosed,
        parameters: [
          "hub": .text("Pier 4"), "opens": .instant(tuesdayNoon.advanced(bySeconds: 79_200)),
        ]),
      "Pier 4 is closed at that time and opens again tomorrow at 10:00\u{A0}AM"
    ),
    (
      Refusal(
        code: .slotFull,
        parameters: [
          "from": .instant(tuesdayNoon.advanced(bySeconds: 3 * 86_400)),
          "until": .instant(tuesdayNoon.advanced(bySeconds: 3 * 86_400 + 1800)),
        ]),
      "The slot on Friday from 12:00\u{A0}PM to 12:30\u{A0}PM is full: please choose another"
    ),
    (
      Refusal(code: .ageRestricted, parameters: ["tag": .text("wine"), "age": .count(18)]),
      "“wine” is only for customers aged 18 years or over"
    ),
    (
      Refusal(
        code: .tooManyItems,
        parameters: ["limit": .count(20), "items": .count(21), "excess": .count(1)]),
      "We deliver up to 20 items at a time: take out 1 item"
    ),
    (
      Refusal(
        code: .missingInput, parameters: ["input": .text("basket"), "rule": .text("minimum")]),
      "We need to see your basket to answer that"
    ),
    (
      Refusal(code: .missingInput, parameters: ["input": .text("vehicle")]),
      "We need one more thing to answer that: vehicle"
    ),
  ])
  func `tell as much as is known`(refusal: Refusal, text: String) {
    #expect(message(refusal) == text)
  }

  @Test(arguments: [
    ("de-CH", ["de": "Zu heiß", "en": "Too hot"], "Zu heiß"),
    ("nl", ["de": "Zu heiß", "en": "Too hot"], "Too hot"),
    ("nl", ["fr": "Trop chaud"], "Trop chaud"),
    ("fr", ["de": "Zu {heiß}"], "Zu {heiß}"), ("fr", [:], nil),
  ])
  func `that a rule brings along are chosen for the customer`(
    locale: String, texts: [String: String], text: String?
  ) {
    let catalogue = MessageCatalogue(area: .sample())
    #expect(catalogue.words(from: texts, locale: locale) == text)
    #expect(MessageCatalogue(area: .sample(locale: locale)).words(from: texts) == text)
  }
}
