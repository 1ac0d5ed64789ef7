// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Testing
import ZoneGeometry

@Suite("Requests that have no answer")
struct InvalidRequestTests {
  @Test(
    arguments: [
      (.nan, 0, "longitude nan is not a finite number; give degrees in -180...180"),
      (0, .nan, "latitude nan is not a finite number; give degrees in -90...90"),
      (.infinity, 0, "longitude inf is not a finite number; give degrees in -180...180"),
      (0, -.infinity, "latitude -inf is not a finite number; give degrees in -90...90"),
      (
        0, 91,
        "latitude 91.0 is outside -90...90; longitude comes first, so the axes may be swapped"
      ),
      (0, -1e300, "latitude -1e+300 is outside -90...90"),
    ] as [(Double, Double, String)])
  func `a coordinate that is not on the globe is an error with its remedy`(
    longitude: Double, latitude: Double, description: String
  ) throws {
    let engine = DecisionEngine(try .square())
    let request = DeliveryRequest(to: Coordinate(longitude: longitude, latitude: latitude))
    let error = #expect(throws: RequestError.self) { try engine.quote(for: request) }
    guard case .coordinate = error else {
      Issue.record("threw \(String(describing: error))")
      return
    }
    #expect(error?.description == description)
  }

  @Test(
    arguments: [
      (-1, "-1.0"), (-.leastNonzeroMagnitude, "-5e-324"), (.nan, "nan"), (.infinity, "inf"),
      (-.infinity, "-inf"),
    ] as [(Double, String)])
  func `an accuracy that is no distance is an error with its remedy`(
    accuracy: Double, spelt: String
  ) throws {
    let engine = DecisionEngine(try .square())
    let request = DeliveryRequest(to: .inside, accuracyMeters: accuracy)
    let error = #expect(throws: RequestError.self) { try engine.quote(for: request) }
    #expect(
      error?.description == "the accuracy is \(spelt); expected metres, finite and not negative")
  }

  @Test(
    arguments: [(190, -170), (-190, 170), (550, -170), (180, 180), (-180, -180), (-0.25, -0.25)]
      as [(Double, Double)])
  func `a longitude loses whole turns`(longitude: Double, normalized: Double) throws {
    let zone = Zone(
      id: "zone", name: "Zone",
      shape: try .rectangle(
        west: max(normalized - 1, -180), south: -1, east: min(normalized + 1, 180), north: 1))
    let engine = DecisionEngine(.sample(zones: [zone]))
    let quote = try engine.quote(
      for: DeliveryRequest(to: Coordinate(longitude: longitude, latitude: 0)))
    #expect(quote.coordinate == Coordinate(longitude: normalized, latitude: 0))
    #expect(quote.deliverable == .yes)
  }
}
