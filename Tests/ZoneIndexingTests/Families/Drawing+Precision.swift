// SPDX-License-Identifier: MIT

import ZoneGeometry
import ZoneIndexing

// Zones as small as doubles allow, and zones made for the cells of an index.
extension Drawing {
  /// Vertices that are multiples of 2⁻⁴⁰ degrees, with edges that pass through many such places.
  mutating func lattice() throws -> ZoneShape {
    let step = 0x1p-40 * Double(sign: .plus, exponent: integer(0...34), significand: 1)
    let most = min(Int(1 / step), 1 << integer(2...30))
    return try zone([
      (0..<integer(3...12)).map { _ in
        at(step * Double(integer(-most...most)), step * Double(integer(-most...most)))
      }
    ])
  }

  /// Zones of a few hundred ulps.
  mutating func tinyWorld() throws -> [ZoneShape] {
    let scale = [1e-14, 1e-12, 1e-10, 1e-9, 1e-200, 0x1p-1030][integer(0...5)]
    let origin = scale < 1e-100 ? at(0, 0) : at(12.5, 48.25)
    // With many vertices an index would split its cells further than doubles can tell apart.
    let vertices = chance() ? 12 : 150
    return try (0..<6).map { _ in
      try zone([
        (0..<vertices).map { _ in
          at(origin.longitude + scale * number(-1...1), origin.latitude + scale * number(-1...1))
        }
      ])
    }
  }

  /// Long edges between the neighbouring doubles of a few places, one of which is 0.
  mutating func ulps() throws -> ZoneShape {
    let places = [at(0, 0), at(1, 1), at(-0.5, 2), at(0x1p-60, -1), at(60, 45), at(-179, 0)]
    return try zone([
      (0..<integer(3...9)).map { _ in
        let place = places[integer(0...places.count - 1)]
        return at(off(place.longitude), off(place.latitude))
      }
    ])
  }

  /// A double at most three from `value`.
  private mutating func off(_ value: Double) -> Double {
    let steps = integer(-3...3)
    return (0..<abs(steps)).reduce(value) { value, _ in steps > 0 ? value.nextUp : value.nextDown }
  }

  /// Zones of several overlapping parts, with vertices in centres of the index's cells.
  ///
  /// They are moved onto the centres that the index of a first drawing has: four corners far out and
  /// the number of edges keep the cells of the second the same.
  mutating func centered() throws -> [ZoneShape] {
    let corners = try [(-2.0, -2.0), (1.9, -2), (-2, 1.9), (1.9, 1.9)].map { x, y in
      try zone([box(x, y, x + 0.1, y + 0.1)])
    }
    let drawn = (0..<8).map { _ in (0..<14).map { _ in place() } }
    let index = ZoneIndex(corners + (try drawn.map { try zone([$0]) }))
    let moved = drawn.map { ring in ring.map { index.cell(around: $0)?.center ?? $0 } }
    // Level and upright edges through centres, and slanting ones from centre to centre.
    let zones = try moved.enumerated().map { number, ring in
      guard number % 2 == 0 else { return try zone([ring]) }
      var ring = ring
      for index in ring.indices.dropFirst() {
        let last = ring[index - 1]
        ring[index] =
          index % 2 == 0
          ? at(last.longitude, ring[index].latitude) : at(ring[index].longitude, last.latitude)
      }
      return try zone([ring])
    }
    return corners + zones + [union(Array(zones[...2]))]
  }
}
