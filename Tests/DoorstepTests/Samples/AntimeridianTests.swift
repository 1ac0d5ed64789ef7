// SPDX-License-Identifier: MIT

import Doorstep
import Testing

/// Both ways of drawing across 180°, and a circle over it: `Zones/antimeridian`.
@Suite("The antimeridian sample")
struct AntimeridianTests {
  private static let checker = Result { try DeliveryChecker(service: Samples.antimeridian) }

  private static let places: [(String, Double, Double, String?)] = [
    ("the island west of 180°", 179.95, -16.90, "garden-island"),
    ("the island east of 180°", -179.95, -16.80, "garden-island"),
    ("the reef around it, in the west", 179.60, -16.50, "outer-reef"),
    ("the reef around it, in the east", -179.70, -17.20, "outer-reef"),
    ("on the cut, from the west", 180, -17.20, "outer-reef"),
    ("on the cut, from the east", -180, -17.20, "outer-reef"),
    // From (179.9127, -16.9972) to (-179.9862, -16.9214), 0.1011° on, the southern coast passes
    // 180° at -16.9972 + 0.0758 · 0.0873 / 0.1011 = -16.9317.
    ("just north of the coast on 180°", 180, -16.9316, "garden-island"),
    ("just south of the coast on 180°", -180, -16.9319, "outer-reef"),
    ("a corner of the island", -179.8541, -16.7403, "garden-island"),
    // The jetty's circle of 1500 m reaches 1500 / (111,195 · cos 16.7921°) = 0.01409° around
    // 179.9968: from 179.98271 to -179.98911.
    ("the village, in the middle", 179.9968, -16.7921, "jetty-village"),
    ("the village, on 180°", -180, -16.7921, "jetty-village"),
    ("the village, at its eastern end", -179.98912, -16.7921, "jetty-village"),
    ("just beyond its eastern end", -179.98905, -16.7921, "garden-island"),
    ("the village, at its western end", 179.98273, -16.7921, "jetty-village"),
    ("just beyond its western end", 179.98267, -16.7921, "garden-island"),
    ("as longitude 190 says it", 180.05, -16.80, "garden-island"),
    ("as longitude -190 says it", -180.05, -16.90, "garden-island"),
    ("beyond the reef, in the west", 179.49, -16.80, nil),
    ("beyond the reef, in the east", -179.59, -16.80, nil),
    ("the other side of the globe", 0, -16.80, nil),
  ]

  @Test(arguments: places)
  func `a place belongs to`(
    _ name: String, _ longitude: Double, _ latitude: Double, _ owner: String?
  ) throws {
    let quote = try Self.checker.get().quote(
      for: DeliveryRequest(to: Coordinate(longitude: longitude, latitude: latitude)))
    #expect(quote.zone?.id == owner)
    #expect(quote.deliverable == (owner == nil ? .no : .yes))
  }

  /// From (-179.59, -16.80) the reef's eastern border, -179.6, is 0.01° · cos 16.8° = 0.009573°
  /// away: 0.009573 · 111,195 m = 1064.5 m, not 40,000 km the other way round.
  @Test func `the way to the nearest zone does not go round the globe`() throws {
    let quote = try Self.checker.get().quote(
      for: DeliveryRequest(to: Coordinate(longitude: -179.59, latitude: -16.80)))
    guard case .meters(let meters) = quote.reasons.first?.parameters["distance"] else {
      Issue.record("no distance in \(quote.reasons)")
      return
    }
    #expect(abs(meters - 1064.5) < 0.5)
  }

  /// Meridian Jetty at 179.9968 to -179.95: 0.0532° · cos 16.796° = 0.05093°, and 0.0079° south:
  /// 0.05154° · 111,195 m = 5731 m.
  ///
  /// By truck 5731 · 1.5 / 30 km/h = 1032 s. Shortest 20 min + 17.2
  /// min → 35; longest 30 + 17.2 min → 50.
  @Test func `the estimate goes the short way too`() throws {
    let quote = try Self.checker.get().quote(
      for: DeliveryRequest(to: Coordinate(longitude: -179.95, latitude: -16.80)))
    #expect(quote.estimate?.text == "35–50 min")
    let travel = quote.estimate?.parts.first { $0.name == "travel" }
    #expect(abs((travel?.seconds.lowerBound ?? 0) - 1032) <= 2)
    #expect(quote.fee?.total.description == "6.50 FJD")
  }
}
