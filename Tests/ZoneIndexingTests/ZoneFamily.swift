// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import ZoneGeometry
import ZoneIndexing

/// A kind of zones that is hard for an index.
enum ZoneFamily: String, CaseIterable {
  case stars, combs, nestedHoles, tiles, slivers, spikes, collinear, tangles, identical, deepStack
  case specks, hugeRing, poles, seam, flat, fan, centered, tiny

  /// Zones of this kind around one place, the same for the same seed.
  func shapes(seed: UInt64) throws -> [ZoneShape] {
    var drawing = Drawing(seed: seed)
    switch self {
    case .stars: return try (0..<12).map { _ in try drawing.star(vertices: 40, radius: 0.2) }
    case .combs: return try (0..<3).map { _ in try drawing.comb(teeth: 25) }
    case .nestedHoles: return [try drawing.nested(rings: 9), try drawing.nested(rings: 2)]
    case .tiles: return try drawing.tiles(columns: 6, rows: 5)
    case .slivers: return try (0..<12).map { _ in try drawing.sliver() }
    case .spikes: return try (0..<6).map { _ in try drawing.spiked() }
    case .collinear: return try (0..<4).map { _ in try drawing.collinear() }
    case .tangles: return try (0..<4).map { _ in try drawing.tangle(vertices: 24) }
    case .identical: return try drawing.copies(80)
    case .deepStack: return try drawing.stack(1000)
    case .specks: return try (0..<150).map { _ in try drawing.star(vertices: 4, radius: 1e-4) }
    case .hugeRing: return [try drawing.star(vertices: 3000, radius: 0.5)]
    case .poles: return try drawing.poles()
    case .seam: return try drawing.seam()
    case .flat: return try drawing.flat()
    case .fan: return try drawing.fan(40)
    case .centered: return try drawing.centered()
    case .tiny: return try drawing.tinyWorld()
    }
  }
}

/// Draws zones around (0, 0), within a degree unless told otherwise.
struct Drawing {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  mutating func place() -> Coordinate { at(number(-1...1), number(-1...1)) }

  func at(_ x: Double, _ y: Double) -> Coordinate { Coordinate(longitude: x, latitude: y) }

  func zone(_ rings: [[Coordinate]]) throws -> ZoneShape {
    let rings = try rings.map { try Ring(validating: $0 + [$0[0]]) }
    return ZoneShape(polygons: [Polygon(shell: rings[0], holes: Array(rings.dropFirst()))])
  }

  func box(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> [Coordinate] {
    [at(west, south), at(east, south), at(east, north), at(west, north)]
  }

  mutating func star(vertices: Int, radius: Double) throws -> ZoneShape {
    let center = place()
    return try zone([
      (0..<vertices).map { index in
        let angle = 2 * Double.pi * Double(index) / Double(vertices)
        let reach = radius * number(0.3...1)
        return at(center.longitude + reach * cos(angle), center.latitude + reach * sin(angle))
      }
    ])
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

  mutating func nested(rings: Int) throws -> ZoneShape {
    try zone(
      (0..<rings).map { ring in
        let reach = 1 - Double(ring) / Double(rings)
        return box(-reach, -reach * number(0.9...1), reach, reach)
      })
  }

  /// A grid of cells, each split into two at a height of its own, so that neighbours share borders
  /// and T-junctions.
  mutating func tiles(columns: Int, rows: Int) throws -> [ZoneShape] {
    try (0..<columns * rows).flatMap { index in
      let (west, south) = (Double(index % columns) / 7 - 0.5, Double(index / columns) / 7 - 0.5)
      let (east, north) = (Double(index % columns + 1) / 7 - 0.5, south + 1.0 / 7)
      let middle = number(south...north)
      return [
        try zone([box(west, south, east, middle)]), try zone([box(west, middle, east, north)]),
      ]
    }
  }

  mutating func sliver() throws -> ZoneShape {
    let (start, slope) = (number(-1...0), number(-1...1))
    let ring = (0..<8).map { index in
      let x = start + Double(index < 4 ? index : 7 - index) / 4
      let y = x * slope
      return at(x, y + y.ulp * Double(Int.random(in: -2...2, using: &generator)))
    }
    return try zone([ring])
  }

  /// A star with duplicate vertices, edge midpoints and spikes out and back.
  mutating func spiked() throws -> ZoneShape {
    var ring = try Array(star(vertices: 12, radius: 0.4).polygons[0].shell.vertices)
    for _ in 0..<8 {
      let index = Int.random(in: 1..<ring.count, using: &generator)
      let (a, b) = (ring[index - 1], ring[index])
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: ring.insert(a, at: index)
      case 1: ring.insert(contentsOf: [place(), a], at: index)
      default:
        ring.insert(
          at((a.longitude + b.longitude) / 2, (a.latitude + b.latitude) / 2), at: index)
      }
    }
    return try zone([ring])
  }

  /// Vertices of a coarse lattice, so that edges overlap and pass through vertices.
  mutating func collinear() throws -> ZoneShape {
    let ring = (0..<16).map { _ in
      at(
        Double(Int.random(in: -4...4, using: &generator)) / 4,
        Double(Int.random(in: -4...4, using: &generator)) / 4)
    }
    return try zone([ring, box(-0.5, -0.5, 0.5, 0.5)])
  }

  mutating func tangle(vertices: Int) throws -> ZoneShape {
    try zone([(0..<vertices).map { _ in place() }])
  }

  mutating func copies(_ count: Int) throws -> [ZoneShape] {
    Array(repeating: try star(vertices: 9, radius: 0.7), count: count)
  }

  mutating func stack(_ count: Int) throws -> [ZoneShape] {
    try (0..<count).map { _ in
      try zone([box(number(-1...0), number(-1...0), number(0...1), number(0...1))])
    }
  }

  /// Triangles that all meet in (0, 0).
  mutating func fan(_ count: Int) throws -> [ZoneShape] {
    try (0..<count).map { _ in try zone([[at(0, 0), place(), place()]]) }
  }
}
