// SPDX-License-Identifier: MIT

import TestSupport
import ZoneGeometry

/// Rings as bad as drawings get, from a seed.
struct RandomRings {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A shell and up to three holes around (0, 0), within 40°, on a grid of 2⁻²⁰ degrees or of 5°.
  ///
  /// Holes may touch, cross or leave the shell. A coarse grid makes vertices meet, edges overlap,
  /// run level or upright, and pass through vertices.
  mutating func polygon() -> [[Coordinate]] {
    let isCoarse = Bool.random(using: &generator)
    var rings = [ring(isCoarse: isCoarse)]
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      var hole = ring(isCoarse: isCoarse)
      if let shared = rings[0].randomElement(using: &generator), Bool.random(using: &generator) {
        hole[hole.count / 2] = shared
      }
      rings.append(hole)
    }
    return rings
  }

  private mutating func ring(isCoarse: Bool) -> [Coordinate] {
    var vertices: [Coordinate] = []
    let count = Int.random(in: 3...14, using: &generator)
    for _ in 0..<count { vertices.append(place(isCoarse: isCoarse)) }
    let style = Int.random(in: 0..<4, using: &generator)
    if style == 0 { makeRectilinear(&vertices) }
    if style == 1 { makeSliver(&vertices) }
    for _ in 0..<Int.random(in: 0...3, using: &generator) { spoil(&vertices) }
    return vertices + [vertices[0]]
  }

  /// A place on the grid.
  mutating func place(isCoarse: Bool) -> Coordinate {
    let step = isCoarse ? 5.0 : 0x1p-20
    let most = Int(40 / step)
    return Coordinate(
      longitude: Double(Int.random(in: -most...most, using: &generator)) * step,
      latitude: Double(Int.random(in: -most...most, using: &generator)) * step)
  }

  private mutating func makeRectilinear(_ vertices: inout [Coordinate]) {
    for index in vertices.indices.dropFirst() {
      let (last, this) = (vertices[index - 1], vertices[index])
      vertices[index] =
        index % 2 == 0
        ? Coordinate(longitude: last.longitude, latitude: this.latitude)
        : Coordinate(longitude: this.longitude, latitude: last.latitude)
    }
  }

  private mutating func makeSliver(_ vertices: inout [Coordinate]) {
    let slope = Double.random(in: -1...1, using: &generator)
    vertices = vertices.map { vertex in
      let bits = Double(Int.random(in: -2...2, using: &generator))
      let level = vertex.longitude * slope
      return Coordinate(longitude: vertex.longitude, latitude: level + bits * level.ulp)
    }
  }

  /// Adds a duplicate, a spike, or the middle of an edge.
  private mutating func spoil(_ vertices: inout [Coordinate]) {
    let index = Int.random(in: 0..<vertices.count, using: &generator)
    let (vertex, next) = (vertices[index], vertices[(index + 1) % vertices.count])
    let middle = Coordinate(
      longitude: (vertex.longitude + next.longitude) / 2,
      latitude: (vertex.latitude + next.latitude) / 2)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: vertices.insert(vertex, at: index)
    case 1: vertices.insert(contentsOf: [place(isCoarse: true), vertex], at: index + 1)
    default: vertices.insert(middle, at: index + 1)
    }
  }

  /// Where errors hide: every vertex and edge midpoint with its neighbouring doubles, extensions
  /// of edges, and some places anywhere.
  mutating func hardPlaces(for rings: [[Coordinate]]) -> [Coordinate] {
    var places: [Coordinate] = []
    for ring in rings {
      for (a, b) in zip(ring, ring.dropFirst()) {
        places += Self.neighbors(of: a) + Self.neighbors(of: Self.along(a, b, 0.5))
        places.append(Self.along(a, b, Double.random(in: 0...1, using: &generator)))
        places += [Self.along(a, b, -0.25), Self.along(a, b, 1.5)]
      }
    }
    for _ in 0..<40 {
      places.append(place(isCoarse: Bool.random(using: &generator)))
      places.append(
        Coordinate(
          longitude: Double.random(in: -40...40, using: &generator),
          latitude: Double.random(in: -40...40, using: &generator)))
    }
    return places.filter { abs($0.latitude) <= 90 }
  }

  /// The coordinate and the eight that are one unit in the last place away.
  static func neighbors(of center: Coordinate) -> [Coordinate] {
    let (x, y) = (center.longitude, center.latitude)
    return [x.nextDown, x, x.nextUp].flatMap { longitude in
      [y.nextDown, y, y.nextUp].map { Coordinate(longitude: longitude, latitude: $0) }
    }
  }

  /// A place on the line through `a` and `b`, rounded; across the antimeridian when that is shorter.
  private static func along(_ a: Coordinate, _ b: Coordinate, _ part: Double) -> Coordinate {
    var step = b.longitude - a.longitude
    if abs(step) > 180 { step -= step > 0 ? 360 : -360 }
    let longitude = a.longitude + part * step
    return Coordinate(
      longitude: abs(longitude) > 180 ? longitude.remainder(dividingBy: 360) : longitude,
      latitude: a.latitude + part * (b.latitude - a.latitude))
  }
}

extension Polygon {
  /// A polygon from the positions of its shell and holes.
  init(_ rings: [[Coordinate]]) throws {
    let rings = try rings.map { try Ring(validating: $0) }
    self.init(shell: rings[0], holes: Array(rings.dropFirst()))
  }

  /// A polygon without holes from pairs of longitude and latitude.
  init(_ pairs: [[Double]]) throws {
    try self.init([pairs.map { Coordinate(longitude: $0[0], latitude: $0[1]) }])
  }
}
