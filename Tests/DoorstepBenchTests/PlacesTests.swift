// SPDX-License-Identifier: MIT

import Testing
import ZoneGeometry

@testable import DoorstepBench

@Suite struct PlacesTests {
  private let square = ZoneSet.square(west: 10, south: 50, side: 1)

  @Test func `uniform coordinates fill the box around the zones`() {
    let coordinates = square.uniformCoordinates(count: 1000, seed: 1)
    #expect(coordinates.count == 1000)
    #expect(coordinates.allSatisfy { 10...11 ~= $0.longitude && 50...51 ~= $0.latitude })
    // A quarter of 1,000 is 250 with a deviation of sqrt(1000 / 4 * 3 / 4) = 14.
    let quarter = coordinates.filter { $0.longitude < 10.5 && $0.latitude < 50.5 }
    #expect(200...300 ~= quarter.count)
  }

  @Test func `a window takes the place of that box, across the antimeridian too`() {
    let window = BoundingBox(west: 170, south: -10, east: -170, north: 10)
    let coordinates = square.uniformCoordinates(count: 1000, in: window, seed: 1)
    #expect(coordinates.allSatisfy { window.contains($0) && abs($0.longitude) <= 180 })
    #expect(coordinates.contains { $0.longitude > 0 } && coordinates.contains { $0.longitude < 0 })
  }

  /// The largest deviation is 10^-2.5 = 0.0032 degrees; one offset in 10^9 is six times as large.
  @Test func `coordinates near borders are near borders, by steps of every size`() {
    let coordinates = square.coordinatesNearBorders(count: 1000, seed: 1)
    let distances = coordinates.map { place in
      let x = min(abs(place.longitude - 10), abs(place.longitude - 11))
      let y = min(abs(place.latitude - 50), abs(place.latitude - 51))
      return min(x, y)
    }
    #expect(distances.allSatisfy { $0 < 0.02 })
    #expect(distances.contains { $0 < 0.000_001 } && distances.contains { $0 > 0.001 })
  }

  @Test func `all coordinates near borders are on the globe`() {
    let corner = ZoneSet.square(west: 179, south: 89, side: 1)
    let coordinates = corner.coordinatesNearBorders(count: 1000, seed: 1)
    #expect(coordinates.count == 1000)
    #expect(coordinates.allSatisfy { abs($0.longitude) <= 180 && abs($0.latitude) <= 90 })
  }

  @Test func `without zones there are no coordinates`() {
    let nothing = ZoneSet([], data: "nothing")
    #expect(nothing.uniformCoordinates(count: 5, seed: 1).isEmpty)
    #expect(nothing.coordinatesNearBorders(count: 5, seed: 1).isEmpty)
  }

  @Test(arguments: [
    "", "1,2,3", "1,2,3,4,5", "a,2,3,4", "0,5,1,4", "-181,0,0,1", "0,0,1,91", "nan,0,1,1",
  ])
  func `what is no box on the globe is no window`(_ text: String) {
    #expect(throws: (any Error).self) { try Window(argument: text) }
  }

  @Test func `a window is read in the order of a bbox`() throws {
    let window = try Window(argument: "-125,24.5,-66.5,49.5")
    #expect(window.box == BoundingBox(west: -125, south: 24.5, east: -66.5, north: 49.5))
  }
}

extension ZoneSet {
  /// One square zone.
  static func square(west: Double, south: Double, side: Double) -> ZoneSet {
    let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1), (0, 0)].map {
      Coordinate(longitude: west + side * $0.0, latitude: south + side * $0.1)
    }
    let rings = (try? Ring(validating: corners)).map { [$0] } ?? []
    return ZoneSet(rings.map { ZoneShape(polygons: [Polygon(shell: $0)]) }, data: "a square")
  }
}
