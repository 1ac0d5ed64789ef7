// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import ZoneGeometry

@Suite struct `Great-circle distances` {
  static let radius = 6_371_008.8

  /// Angles between places, in radians.
  static let known: [(a: [Double], b: [Double], angle: Double)] = [
    ([0, 0], [0, 0], 0),
    ([0, 0], [90, 0], .pi / 2),
    ([0, 0], [0, 90], .pi / 2),
    ([0, 0], [180, 0], .pi),
    ([17, 30], [-163, -30], .pi),
    ([0, 90], [123, -90], .pi),
    ([20, 90], [-70, 90], 0),
    ([-180, 12], [180, 12], 0),
    ([179, 0], [-179, 0], .pi / 90),
    ([0, 80], [180, 80], .pi / 9),
    // A millimetre and less, where a cosine would see nothing.
    ([10, 0], [10.00000001, 0], 1e-8 * .pi / 180),
    ([10, 0], [10, 1e-12], 1e-12 * .pi / 180),
    ([180, 0], [-179.99999999, 0], 1e-8 * .pi / 180),
    // A nanodegree short of the antipode, where a haversine alone would see nothing.
    ([0, 0], [180, 1e-9], .pi - 1e-9 * .pi / 180),
    // Equal sides of 60° on a triangle with right angles of 90°: cos σ = cos 60° · cos 60°.
    ([0, 0], [60, 60], acos(0.25)),
  ]

  @Test(arguments: known)
  func `known angles come out to a hundredth of a micrometre`(
    a: [Double], b: [Double], angle: Double
  ) {
    let from = Coordinate(longitude: a[0], latitude: a[1])
    let to = Coordinate(longitude: b[0], latitude: b[1])
    #expect(abs(from.distanceMeters(to: to) - angle * Self.radius) < 1e-8)
    #expect(from.distanceMeters(to: to) == to.distanceMeters(to: from))
  }

  @Test func `a quarter of the circumference is 10 007.557 km`() {
    let pole = Coordinate(longitude: 0, latitude: 90)
    // 6 371 008.8 m · π / 2
    let quarter = Coordinate(longitude: 77, latitude: 0).distanceMeters(to: pole)
    #expect(abs(quarter - 10_007_557.221) < 0.001)
  }

  @Test(arguments: UInt64(0)..<10)
  func `random pairs agree with the angle between vectors`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (a, b) = (anywhere(&generator), anywhere(&generator))
      let (u, v) = (vector(a), vector(b))
      let cross = [
        u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0],
      ]
      let sine = cross.map { $0 * $0 }.reduce(0, +).squareRoot()
      let cosine = zip(u, v).map { $0 * $1 }.reduce(0, +)
      let expected = atan2(sine, cosine) * Self.radius
      #expect(abs(a.distanceMeters(to: b) - expected) < 1e-7, "seed \(seed), \(a), \(b)")
    }
  }

  private func anywhere(_ generator: inout SeededGenerator) -> Coordinate {
    Coordinate(
      longitude: Double.random(in: -180...180, using: &generator),
      latitude: Double.random(in: -90...90, using: &generator))
  }

  private func vector(_ place: Coordinate) -> [Double] {
    let (x, y) = (place.longitude * .pi / 180, place.latitude * .pi / 180)
    return [cos(y) * cos(x), cos(y) * sin(x), sin(y)]
  }
}
