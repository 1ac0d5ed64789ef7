// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import TestSupport

/// A request, and the same as JSON.
struct RandomOrder {
  private(set) var request: DeliveryRequest
  private var members: JSON.Object

  func json(isTraced: Bool) -> JSON {
    var members = members
    members["trace"] = isTraced ? true : nil
    return .object(members)
  }

  /// Draws a place around the sample service, and what is known of the order.
  init(_ random: inout SeededGenerator) {
    let longitude = Double.random(in: -71.2...(-70.9), using: &random)
    let latitude = Double.random(in: 42.25...42.45, using: &random)
    request = DeliveryRequest(
      to: Coordinate(longitude: longitude, latitude: latitude), isTraced: true)
    members = ["coordinate": [.number(longitude), .number(latitude)]]
    addTime(&random)
    addBasket(&random)
    addCustomer(&random)
  }

  private mutating func addTime(_ random: inout SeededGenerator) {
    guard Bool.random(using: &random) else { return }
    // A week from the day of the test on, 2026-12-01.
    let instant = Instant(
      secondsSince1970: 1_796_083_200 + .random(in: 0..<604_800, using: &random))
    request.when = .scheduled(instant)
    members["scheduledFor"] = .string(instant.rfc3339(in: .utc))
  }

  private mutating func addBasket(_ random: inout SeededGenerator) {
    guard Bool.random(using: &random) else { return }
    let basket = Basket(
      subtotal: .random(in: 0...9_000, using: &random),
      itemCount: .random(in: 0...20, using: &random),
      weightGrams: .random(in: 0...20_000, using: &random),
      tags: Bool.random(using: &random) ? ["alcohol", "ice-cream"] : nil)
    request.basket = basket
    var written: JSON.Object = ["tags": nil]
    written["subtotal"] = basket.subtotal.map { .integer($0) }
    written["itemCount"] = basket.itemCount.map { .integer(Int64($0)) }
    written["weightGrams"] = basket.weightGrams.map { .integer($0) }
    if let tags = basket.tags { written["tags"] = .array(tags.map { .string($0) }) }
    members["basket"] = .object(written)
  }

  private mutating func addCustomer(_ random: inout SeededGenerator) {
    if Bool.random(using: &random) {
      request.customerTags = ["age-21"]
      members["customerTags"] = ["age-21"]
    }
    if Bool.random(using: &random) {
      request.accuracyMeters = 120
      members["accuracyMeters"] = 120
    }
    if Bool.random(using: &random) {
      request.hub = "market"
      members["hub"] = "market"
    }
    if Bool.random(using: &random) {
      request.ordersInProgress = 4
      members["ordersInProgress"] = 4
    }
    for locale in ["de", "ar-EG"] where Bool.random(using: &random) {
      request.locale = locale
      members["locale"] = .string(locale)
    }
    if Bool.random(using: &random) {
      request.postcode = "02110"
      request.vehicle = "Bike"
      members["postcode"] = "02110"
      members["vehicle"] = "Bike"
    }
  }
}
