// SPDX-License-Identifier: MIT

import TestSupport
import ZoneGeometry

/// Draws zones within about a degree of (0, 0) and moves them to its site.
struct Drawing {
  var generator: SeededGenerator
  private let site: Coordinate

  init(seed: UInt64, site: Coordinate = .origin) {
    generator = SeededGenerator(seed: seed)
    self.site = site
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func chance() -> Bool { Bool.random(using: &generator) }

  mutating func place() -> Coordinate { at(number(-1...1), number(-1...1)) }

  func at(_ x: Double, _ y: Double) -> Coordinate { Coordinate(longitude: x, latitude: y) }

  /// A zone of one polygon; each ring is closed and moved to the site.
  func zone(_ rings: [[Coordinate]]) throws -> ZoneShape {
    let rings = try rings.map { try Ring(validating: ($0 + [$0[0]]).map(moved)) }
    return ZoneShape(polygons: [Polygon(shell: rings[0], holes: Array(rings.dropFirst()))])
  }

  /// A zone of all parts of `zones`.
  func union(_ zones: [ZoneShape]) -> ZoneShape {
    ZoneShape(polygons: zones.flatMap(\.polygons), circles: zones.flatMap(\.circles))
  }

  private func moved(_ place: Coordinate) -> Coordinate {
    let longitude = place.longitude + site.longitude
    return at(
      abs(longitude) > 180 ? longitude - (longitude > 0 ? 360 : -360) : longitude,
      place.latitude + site.latitude)
  }

  func box(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> [Coordinate] {
    [at(west, south), at(east, south), at(east, north), at(west, north)]
  }
}
