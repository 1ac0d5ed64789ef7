// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import TestSupport
import Testing
import ZoneGeometry

@Suite("How long an answer holds")
struct ValidityTests {
  private func secondsValid(
    _ area: ServiceArea, when: DeliveryRequest.When = .now
  ) throws -> Int64 {
    let request = DeliveryRequest(to: .inside, when: when)
    return tuesdayNoon.seconds(until: try DecisionEngine(area).quote(for: request).validUntil)
  }

  @Test(
    arguments: [
      ("24/7", 900), ("12:00-12:10", 600), ("12:05-13:00", 300), ("11:00-12:15", 900),
      ("11:00-12:16", 900),
    ] as [(String, Int64)])
  func `an answer holds until the hours change, and for a quarter of an hour at most`(
    hours: String, seconds: Int64
  ) throws {
    let hours = try OpeningHours(parsing: hours)
    #expect(try secondsValid(.square(defaults: .init(hours: hours))) == seconds)
    let hub = Hub(id: "hub", name: "Hub", coordinate: .inside, hours: hours)
    #expect(try secondsValid(.square(hubs: [hub])) == seconds)
  }

  @Test func `an answer holds until a nearer hub opens`() throws {
    let hubs = [
      Hub(id: "far", name: "Far", coordinate: Coordinate(longitude: 0, latitude: 0)),
      Hub(
        id: "near", name: "Near", coordinate: .inside,
        hours: try OpeningHours(parsing: "12:05-20:00")),
    ]
    #expect(try secondsValid(.square(hubs: hubs)) == 300)
  }

  @Test(
    arguments: [(nil, 60, 60), (60, nil, 60), (30, 60, 30), (-60, nil, 900)]
      as [(Int64?, Int64?, Int64)])
  func `an answer holds until a zone comes or goes`(
    from: Int64?, until: Int64?, seconds: Int64
  ) throws {
    let period = ActivePeriod(
      from: from.map(tuesdayNoon.advanced), until: until.map(tuesdayNoon.advanced))
    let zone = Zone(id: "pier", name: "Pier", active: period, shape: try .unitSquare())
    #expect(try secondsValid(.sample(zones: [zone])) == seconds)
  }

  @Test(arguments: [(-1, 900), (0, 1), (599, 600), (899, 900), (3600, 900)] as [(Int64, Int64)])
  func `an answer for a chosen time holds until that has passed`(
    chosen: Int64, seconds: Int64
  ) throws {
    let instant = tuesdayNoon.advanced(bySeconds: chosen)
    #expect(try secondsValid(.square(), when: .scheduled(instant)) == seconds)
  }

  @Test(arguments: UInt64(0)..<12)
  func `the answer stays the same as long as it says it holds`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let texts = ["24/7", "12:07-13:00", "11:00-12:03", "Tu 12:11-12:12", "off", "Tu unknown"]
    func hours() throws -> OpeningHours {
      try OpeningHours(parsing: texts.randomElement(using: &random) ?? "24/7")
    }
    let hubs = try (0..<3).map { number in
      Hub(
        id: "\(number)", name: "Hub",
        coordinate: Coordinate(longitude: Double(number) / 2, latitude: 0), hours: try hours())
    }
    let engine = DecisionEngine(
      try .square(defaults: .init(hours: hours()), hubs: hubs))
    var request = DeliveryRequest(to: .inside)
    let quote = try engine.quote(for: request)
    // Hours change at whole minutes, so their first and last seconds are enough.
    let seconds = (0..<tuesdayNoon.seconds(until: quote.validUntil)).lazy
      .filter { $0 % 60 == 0 || $0 % 60 == 59 }
    for second in seconds {
      request.placedAt = tuesdayNoon.advanced(bySeconds: second)
      let later = try engine.quote(for: request)
      #expect(later.deliverable == quote.deliverable, "seed \(seed) after \(second) s")
      #expect(later.hub == quote.hub, "seed \(seed) after \(second) s")
      #expect(later.codes == quote.codes, "seed \(seed) after \(second) s")
    }
  }
}
