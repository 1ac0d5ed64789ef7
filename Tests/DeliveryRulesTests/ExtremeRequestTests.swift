// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import Testing
import ZoneGeometry

@Suite("Requests at the ends of the ranges")
struct ExtremeRequestTests {
  private static let ends: [Int64] = [.min, .min + 1, -1, 0, 1, .max - 1, .max]

  /// A service whose every term looks at the clock or the basket.
  private static func engine(limit: Int64) throws -> DecisionEngine {
    let hours = try OpeningHours(parsing: "Mo-Fr 09:00-17:00; PH off")
    let hub = Hub(
      id: "hub", name: "Hub", coordinate: .inside, hours: try OpeningHours(parsing: "24/7; Tu off"))
    let model = EstimateModel(id: "bike", preparation: 10...20, speedKilometersPerHour: 14)
    let period = ActivePeriod(
      from: Instant(secondsSince1970: .min + 1), until: Instant(secondsSince1970: .max))
    let zone = Zone(
      id: "square", name: "Square", active: period, hours: hours, minimumOrder: limit,
      fee: FeeSchedule(base: limit, freeFrom: limit), estimate: model, shape: try .unitSquare())
    return DecisionEngine(.sample(zones: [zone], hubs: [hub]))
  }

  @Test(arguments: ends, ends)
  func `no instant is too far to be asked about`(placedAt: Int64, chosen: Int64) throws {
    let engine = try Self.engine(limit: 1000)
    let chosenInstant = Instant(secondsSince1970: chosen)
    for when in [DeliveryRequest.When.now, .scheduled(chosenInstant)] {
      let request = DeliveryRequest(
        to: .inside, when: when, placedAt: Instant(secondsSince1970: placedAt),
        basket: Basket(subtotal: 1000))
      let quote = try engine.quote(for: request)
      #expect(quote.validUntil.secondsSince1970 >= placedAt)
      let isPast = when != .now && chosen < placedAt
      #expect(quote.codes.contains(.leadTimeTooShort) == isPast)
    }
  }

  @Test(arguments: ends, ends)
  func `no amount is too large or too small`(limit: Int64, subtotal: Int64) throws {
    let engine = try Self.engine(limit: limit)
    // Wednesday noon, when zone and hub are open.
    let request = DeliveryRequest(
      to: .inside, placedAt: tuesdayNoon.advanced(bySeconds: 86_400),
      basket: Basket(subtotal: subtotal))
    let quote = try engine.quote(for: request)
    let isBelow = limit > 0 && subtotal < limit
    #expect(quote.codes == (isBelow ? [.belowMinimum] : []))
    let fee = try #require(quote.fee)
    #expect(fee.total.minorUnits == (subtotal >= limit ? 0 : max(0, limit)))
  }
}
