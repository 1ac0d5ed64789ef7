// SPDX-License-Identifier: MIT

import TestSupport
import ZoneGeometry
import ZoneIndexing

// Zones at the edges of the world, of the grid and of what doubles can tell apart.
extension Drawing {
  /// Bands along the poles and ±180, as cut by the book, with a plain zone among them.
  mutating func poles() throws -> [ZoneShape] {
    let inlet = number(60...80)
    return [
      try zone([[at(-180, 90), at(-180, 70), at(0, inlet), at(180, 70), at(180, 90)]]),
      try zone([[at(-180, -90), at(180, -90), at(180, -70), at(0, -inlet), at(-180, -70)]]),
      try zone([box(-180, 60, -170, 90)]), try zone([box(170, 80, 180, 90)]),
      try zone([[at(-150, 80), at(-30, 80), at(90, 80)]]), try zone([box(-1, -1, 1, inlet)]),
    ]
  }

  /// Zones across the antimeridian, up to it, and with parts on both sides, among plain ones.
  mutating func seam() throws -> [ZoneShape] {
    let (south, north) = (number(-20...0), number(0...20))
    let east = try zone([box(170, south, 180, north)])
    let west = try zone([box(-180, south, -175, 5)])
    return [
      try zone([box(175, south, -175, north)]), east, west,
      ZoneShape(polygons: east.polygons + west.polygons),
      try zone([box(-170, -10, -165, 10), box(160, -10, 165, 10)]),
      ZoneShape(circles: [Circle(center: at(179, 0), radiusMeters: number(0...300_000))]),
      try zone([box(-179, -3, 179, north)]),
      ZoneShape(
        polygons: try zone([box(176, -3, 179, 3)]).polygons,
        circles: [Circle(center: at(178, 0), radiusMeters: 200_000)]),
    ]
  }

  /// Rings without any area, and no others.
  mutating func flat() throws -> [ZoneShape] {
    let x = number(-1...1)
    let shapes = [
      try zone([[at(x, -1), at(x, 1), at(x, 0.5)]]), try zone([[at(x, 0), at(x, 0), at(x, 0)]]),
      try zone([[at(x, 0.25), at(x, 2), at(x, 1)]]),
    ]
    return Bool.random(using: &generator)
      ? shapes : shapes + [try zone([[at(-1, 0.5), at(1, 0.5), at(x, 0.5)]])]
  }

  /// Zones of several overlapping parts, with vertices in centres of the grid's cells.
  ///
  /// They are moved onto the centres that the grid of a first drawing has: four corners far out and
  /// the number of edges keep the grid of the second the same.
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
    let parts = ZoneShape(polygons: zones[0].polygons + zones[1].polygons + zones[2].polygons)
    return corners + zones + [parts]
  }

  /// A world of a few hundred ulps.
  mutating func tinyWorld() throws -> [ZoneShape] {
    let scale = [1e-14, 1e-12, 1e-10, 1e-9, 1e-200, 0x1p-1030][Int(number(0...5.9))]
    let origin = scale < 1e-100 ? at(0, 0) : at(12.5, 48.25)
    return try (0..<6).map { _ in
      try zone([
        (0..<12).map { _ in
          at(origin.longitude + scale * number(-1...1), origin.latitude + scale * number(-1...1))
        }
      ])
    }
  }
}
