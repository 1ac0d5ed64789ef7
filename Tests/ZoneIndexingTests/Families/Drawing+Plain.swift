// SPDX-License-Identifier: MIT

import Foundation
import ZoneGeometry

// Zones as people and programs draw them.
extension Drawing {
  mutating func star(vertices: Int, radius: Double) -> [Coordinate] {
    let center = place()
    return (0..<vertices).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(vertices)
      let reach = radius * number(0.3...1)
      return at(center.longitude + reach * cos(angle), center.latitude + reach * sin(angle))
    }
  }

  /// A smooth ring with a jagged edge, as coasts have.
  mutating func coast(vertices: Int) -> [Coordinate] {
    let waves = (2...9).map { (count: Double($0), reach: number(0...0.3) / Double($0)) }
    let jag = 3 / Double(vertices)
    return (0..<vertices).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(vertices)
      let reach = 0.5 + waves.reduce(number(-jag...jag)) { $0 + $1.reach * sin($1.count * angle) }
      return at(reach * cos(angle), reach * sin(angle))
    }
  }

  mutating func comb(teeth: Int) throws -> ZoneShape {
    let step = 2.0 / Double(2 * teeth)
    var ring = [at(1, -0.9), at(-1, -0.9)]
    for tooth in 0..<teeth {
      let x = -1 + Double(2 * tooth) * step
      let (top, gap) = (number(0...1), number(-0.89...0))
      ring += [at(x, top), at(x + step, top), at(x + step, gap), at(x + 2 * step, gap)]
    }
    return try zone([ring])
  }

  /// A ribbon wound around a place, with corners or, as seen from afar, without.
  mutating func spiral(turns: Int) throws -> ZoneShape {
    let center = at(number(-0.2...0.2), number(-0.2...0.2))
    let cornersPerTurn = integer(4...16)
    let corners = (0...turns * cornersPerTurn).map { corner in
      let turn = Double(corner) / Double(cornersPerTurn)
      return (angle: turn * 2 * Double.pi, reach: 0.7 * (turn + 0.2) / Double(turns))
    }
    let width = number(0.3...0.9) * 0.7 / Double(turns)
    func edge(_ widening: Double) -> [Coordinate] {
      corners.map { angle, reach in
        at(
          center.longitude + (reach + widening) * cos(angle),
          center.latitude + (reach + widening) * sin(angle))
      }
    }
    return try zone([edge(0) + edge(width).reversed()])
  }

  mutating func nested(rings: Int) throws -> ZoneShape {
    try zone(
      (0..<rings).map { ring in
        let reach = 1 - Double(ring) / Double(rings)
        return box(-reach, -reach * number(0.999...1), reach, reach)
      })
  }

  /// A grid of cells, each split into two at a height of its own, so that neighbours share borders
  /// and T-junctions.
  mutating func tiles(columns: Int, rows: Int) throws -> [ZoneShape] {
    let size = 1 / Double(columns + 1)
    return try (0..<columns * rows).flatMap { index in
      let (west, south) = (
        Double(index % columns) * size - 0.5, Double(index / columns) * size - 0.5
      )
      let (east, north) = (Double(index % columns + 1) * size - 0.5, south + size)
      let middle = number(south...north)
      return [
        try zone([box(west, south, east, middle)]), try zone([box(west, middle, east, north)]),
      ]
    }
  }

  /// Zones that cover everything, one with holes, and very small ones inside, some of which touch the
  /// holes.
  mutating func crumbs(_ count: Int) throws -> [ZoneShape] {
    let holes = (0..<5).map { _ in star(vertices: 7, radius: 0.1) }
    var zones = [
      try zone([box(-1, -1, 1, 1)] + holes), try zone([box(-1.5, -1.5, 1.5, 1.5)]),
      try zone([star(vertices: 30, radius: 1.2)]),
    ]
    for _ in 0..<count {
      let hole = holes[integer(0...4)]
      let corner = chance() ? place() : hole[integer(0...6)]
      let reach = [1e-3, 1e-6, 1e-10, 1e-13][integer(0...3)]
      zones.append(
        try zone([
          [
            corner, at(corner.longitude + number(0...reach), corner.latitude + number(0...reach)),
            at(corner.longitude - number(0...reach), corner.latitude + number(0...reach)),
          ]
        ]))
    }
    return zones
  }

  mutating func copies(_ count: Int) throws -> [ZoneShape] {
    Array(repeating: try zone([star(vertices: 9, radius: 0.7)]), count: count)
  }

  mutating func stack(_ count: Int) throws -> [ZoneShape] {
    try (0..<count).map { _ in
      try zone([box(number(-1...0), number(-1...0), number(0...1), number(0...1))])
    }
  }

  /// Triangles that all meet in one vertex.
  mutating func fan(_ count: Int) throws -> [ZoneShape] {
    try (0..<count).map { _ in try zone([[at(0, 0), place(), place()]]) }
  }
}
