// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import Testing
import ZoneGeometry

@testable import CustomerWords

@Suite("Offers in the stead of a refusal")
struct OfferTests {
  private static let everyChange: [Alternative.Change] = [
    .setPin, .serveFrom(hub: "pier"), .deliverBy(vehicle: "car"),
    .deliverAt(instant: tuesdayNoon.advanced(bySeconds: 19_800)),
    .leaveOut(tags: ["wine", "beer"]),
    .takeOutItems(count: 2), .reduceWeight(grams: 500), .takeFromBasket(amount: .usCents(250)),
    .addToBasket(amount: .usCents(320)),
    .deliverNearby(
      coordinate: Coordinate(longitude: 0, latitude: 0), distanceMeters: 120, zone: "centre"),
  ]

  private func texts(_ locale: String, place: String? = nil) -> [String] {
    let catalogue = MessageCatalogue(area: .sample(locale: locale))
    return Self.everyChange.map {
      catalogue.text(for: Alternative($0), place: place, placedAt: tuesdayNoon)
    }
  }

  @Test func `tell in English what is to be changed, and by how much`() {
    // 12:00 UTC and 19 800 s are 17:30; "en" counts in metres and reads clocks of twelve hours.
    #expect(
      texts("en") == [
        "Set the pin exactly", "Order from pier", "Have it delivered by car",
        "Deliver today at 5:30\u{A0}PM", "Leave out: wine, beer", "Take out 2 items",
        "Take out 500 g", "Take out items for $2.50", "Add $3.20", "Deliverable 120 m away",
      ])
    #expect(
      texts("en", place: "18 Harbor Street").last == "Deliverable 120 m away, at 18 Harbor Street")
  }

  @Test(arguments: Language.tags)
  func `are there in every language, each for itself`(tag: String) throws {
    let texts = texts(tag, place: "Quay 5")
    #expect(Set(texts).count == Self.everyChange.count)
    for text in texts {
      #expect(!text.isEmpty && !text.contains("{"), "\(tag): \(text)")
    }
    let english = OfferSentences.english.templates,
      own = OfferSentences.sentences(for: tag).templates
    #expect(try own.map(names) == english.map(names))
    if !tag.hasPrefix("en") {
      #expect(zip(texts, self.texts("en", place: "Quay 5")).allSatisfy(!=))
    }
  }

  @Test func `follow the language that the customer asks for`() {
    let catalogue = MessageCatalogue(area: .sample(locale: "en-US"))
    let offer = Alternative(.addToBasket(amount: .usCents(320)))
    #expect(catalogue.text(for: offer, locale: "de") == "Für 3,20\u{A0}$ mehr bestellen")
    #expect(catalogue.text(for: offer, locale: "xx") == "Add $3.20")
  }

  @Test func `are joined where changes have to be made together`() {
    let catalogue = MessageCatalogue(area: .sample())
    let offer = Alternative(.takeOutItems(count: 1), .reduceWeight(grams: 1500))
    #expect(catalogue.text(for: offer) == "Take out 1 item, Take out 1.5 kg")
  }

  @Test func `say nothing of a distance that is none`() {
    let offer = Alternative(
      .deliverNearby(
        coordinate: Coordinate(longitude: 0, latitude: 0), distanceMeters: .infinity, zone: ""))
    #expect(MessageCatalogue(area: .sample()).text(for: offer) == "")
  }

  private func names(_ template: String) throws -> Set<String> {
    try MessageTemplate(parsing: template).names
  }
}

extension OfferSentences {
  fileprivate var templates: [String] {
    [
      setPin, serveFrom, deliverBy, deliverAt, leaveOut, takeOutItems, reduceWeight,
      takeFromBasket, addToBasket, deliverNearby.named, deliverNearby.nameless,
    ]
  }
}
