// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

/// Questions that no person asks and a program may: each is answered or refused, and none breaks.
@Suite("Extreme questions")
struct ExtremeRequestsTests {
  private static let instants = [Int64.min, -62_135_596_800, -1, 253_402_300_800, .max]
    .map { Instant(secondsSince1970: $0) }

  @Test(arguments: instants, [nil] + instants.map(Optional.some))
  func `any instant`(_ placedAt: Instant, _ scheduled: Instant?) throws {
    let checker = try Samples.harborChecker()
    for request in [
      // The waterfront is always open; downtown has a hub with hours; nobody owns the last.
      Coordinate(longitude: -71.0421, latitude: 42.3530),
      Coordinate(longitude: -71.0690, latitude: 42.3640), Coordinate(longitude: 0, latitude: 90),
    ].map({
      DeliveryRequest(
        to: $0, when: scheduled.map { .scheduled($0) } ?? .now, placedAt: placedAt,
        basket: Basket(subtotal: 5000, tags: ["alcohol"]))
    }) {
      let quote = try checker.quote(for: request)
      let text = try quote.jsonText(in: checker.area.timeZone)
      #expect(throws: Never.self) { try JSONDocument(parsing: text) }
    }
  }

  /// A basket below zero is below every minimum, and no sum of it may overflow.
  @Test func `any basket`() throws {
    let checker = try Samples.harborChecker()
    for subtotal in [Int64.min, -1, 0, .max] {
      let quote = try checker.quote(
        for: DeliveryRequest(
          to: Coordinate(longitude: -71.0552, latitude: 42.3601),
          basket: Basket(
            subtotal: subtotal, itemCount: .min, weightGrams: .max,
            tags: ["", "\0", String(repeating: "x", count: 100_000), "🍷"])))
      #expect(quote.reasons.contains { $0.code == .belowMinimum } == (subtotal < 1500))
    }
  }

  @Test(arguments: [0, .leastNonzeroMagnitude, 1e-9, 1e7, 4e7, 1.7e308])
  func `any accuracy that is a distance`(_ meters: Double) throws {
    let checker = try Samples.harborChecker()
    let quote = try checker.quote(
      for: DeliveryRequest(
        to: Coordinate(longitude: -71.0421, latitude: 42.3530), accuracyMeters: meters))
    #expect(quote.deliverable == (meters < 1 ? .yes : .depends))
  }

  @Test(arguments: [-1, -.infinity, .infinity, .nan] as [Double])
  func `an accuracy that is no distance is an error`(_ meters: Double) throws {
    let checker = try Samples.harborChecker()
    let request = DeliveryRequest(
      to: Coordinate(longitude: -71.0421, latitude: 42.3530), accuracyMeters: meters)
    #expect(throws: RequestError.self) { try checker.quote(for: request) }
  }

  @Test(arguments: [
    Coordinate(longitude: 180, latitude: -90), Coordinate(longitude: -180, latitude: 90),
    Coordinate(longitude: 1e300, latitude: 0),
    Coordinate(longitude: -0.0, latitude: .leastNonzeroMagnitude),
  ])
  func `any place on the globe`(_ place: Coordinate) throws {
    for service in [Samples.harbor, Samples.antimeridian] {
      let quote = try DeliveryChecker(service: service).quote(for: DeliveryRequest(to: place))
      #expect(quote.reasons.first?.code == .outOfZone)
    }
  }

  @Test(arguments: [
    Coordinate(longitude: .nan, latitude: 0), Coordinate(longitude: .infinity, latitude: 0),
    Coordinate(longitude: 0, latitude: .nan), Coordinate(longitude: 0, latitude: 90.0000001),
  ])
  func `a place off the globe is an error`(_ place: Coordinate) throws {
    let checker = try Samples.harborChecker()
    #expect(throws: RequestError.self) { try checker.quote(for: DeliveryRequest(to: place)) }
  }
}
