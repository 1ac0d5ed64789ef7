// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry

@Suite struct `Circles` {
  /// A degree of a great circle: 6 371 008.8 m · π / 180.
  static let degree = 6_371_008.8 * Double.pi / 180

  @Test(arguments: [
    (0.0, 0.999_999, true), (0.999_999, 0, true), (0, 1.000_001, false), (0.8, 0.8, false),
    (0.7, 0.7, true), (360.5, 0, true), (0, 91, false), (.nan, 0, false),
  ])
  func `a circle contains what is within its radius`(
    longitude: Double, latitude: Double, expected: Bool
  ) {
    let circle = Circle(center: Coordinate(longitude: 0, latitude: 0), radiusMeters: Self.degree)
    let place = Coordinate(longitude: longitude, latitude: latitude)
    #expect(circle.contains(place) == expected)
    #expect(ZoneShape(circles: [circle]).contains(place) == expected)
  }

  @Test(arguments: [-1, Double.nan, -Double.infinity])
  func `a radius that is negative or no number contains nothing`(radius: Double) {
    let circle = Circle(center: Coordinate(longitude: 5, latitude: 5), radiusMeters: radius)
    #expect(!circle.contains(circle.center))
    #expect(circle.areaSquareMeters == 0)
    #expect(circle.nearestBorder(to: circle.center) == nil)
  }

  @Test func `areas of a point, a hemisphere and the globe`() {
    let center = Coordinate(longitude: 5, latitude: 5)
    let sphere = 4 * Double.pi * 6_371_008.8 * 6_371_008.8
    for (degrees, part) in [(0.0, 0.0), (90, 0.5), (180, 1), (1000, 1)] {
      let area = Circle(center: center, radiusMeters: degrees * Self.degree).areaSquareMeters
      #expect(abs(area - part * sphere) < 1e-14 * sphere)
    }
    // A hundred metres are flat: πr².
    let small = Circle(center: center, radiusMeters: 100).areaSquareMeters
    #expect(abs(small - Double.pi * 10_000) < 1e-5)
  }

  @Test(arguments: UInt64(0)..<60)
  func `the box holds the circle, tightly`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let center = Coordinate(
      longitude: Double.random(in: -180...180, using: &generator),
      latitude: Double.random(in: -90...90, using: &generator))
    let circle = Circle(
      center: center, radiusMeters: .random(in: 1...4_000_000, using: &generator))
    let box = circle.boundingBox
    var rim: [Coordinate] = []
    for turn in 0..<360 {
      let towards = Coordinate(
        longitude: Double(turn) - 180, latitude: .random(in: -90...90, using: &generator))
      guard let border = circle.nearestBorder(to: towards)?.coordinate else { continue }
      rim.append(border)
      #expect(box.contains(border), "seed \(seed), \(border)")
      let radius = center.distanceMeters(to: border)
      #expect(abs(radius - circle.radiusMeters) < 1e-6, "seed \(seed), \(border)")
    }
    #expect(rim.count == 360)
    #expect(box.north - box.south <= 2 * circle.radiusMeters / Self.degree + 1e-7)
  }

  @Test func `the rim is as far as the radius says, from both sides`() throws {
    let circle = Circle(center: Coordinate(longitude: 0, latitude: 0), radiusMeters: Self.degree)
    let outside = try #require(
      circle.nearestBorder(to: Coordinate(longitude: 0, latitude: 3)))
    #expect(abs(outside.distanceMeters - 2 * Self.degree) < 1e-6)
    #expect(abs(outside.coordinate.latitude - 1) < 1e-12)
    let inside = try #require(
      circle.nearestBorder(to: Coordinate(longitude: -0.25, latitude: 0)))
    #expect(abs(inside.distanceMeters - 0.75 * Self.degree) < 1e-6)
    #expect(abs(inside.coordinate.longitude + 1) < 1e-12)
    let center = try #require(circle.nearestBorder(to: circle.center))
    #expect(abs(center.distanceMeters - Self.degree) < 1e-6)
  }
}
