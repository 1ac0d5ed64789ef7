// SPDX-License-Identifier: MIT

import ZoneGeometry

// Zones that no one should draw, and that load all the same.
extension Drawing {
  mutating func sliver() throws -> ZoneShape {
    let (start, slope) = (number(-1...0), number(-1...1))
    let ring = (0..<8).map { index in
      let x = start + Double(index < 4 ? index : 7 - index) / 4
      let y = x * slope
      return at(x, y + y.ulp * Double(integer(-2...2)))
    }
    return try zone([ring])
  }

  /// A star with duplicate vertices, edge midpoints and spikes out and back.
  mutating func spiked() throws -> ZoneShape {
    var ring = star(vertices: 12, radius: 0.4)
    for _ in 0..<8 {
      let index = integer(1...ring.count - 1)
      let (a, b) = (ring[index - 1], ring[index])
      switch integer(0...2) {
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
    let ring = (0..<16).map { _ in at(Double(integer(-4...4)) / 4, Double(integer(-4...4)) / 4) }
    return try zone([ring, box(-0.5, -0.5, 0.5, 0.5)])
  }

  mutating func tangle(vertices: Int) throws -> ZoneShape {
    try zone([(0..<vertices).map { _ in place() }])
  }

  /// Loops that all go through one vertex, some of them twice the same.
  mutating func figureEight(loops: Int) throws -> ZoneShape {
    let waist = place()
    var ring: [Coordinate] = []
    for _ in 0..<loops {
      let loop = [waist, place(), place()] + (chance() ? [place()] : [])
      ring += loop
      if integer(0...4) == 0 { ring += chance() ? loop : [waist] + loop.dropFirst().reversed() }
    }
    return try zone([ring])
  }

  /// A shell and holes that touch it, or each other, in a vertex, along an edge, or all the way.
  mutating func touching() throws -> ZoneShape {
    let shell = box(-1, -1, 1, 1)
    let (x, y) = (Double(integer(-3...3)) / 4, Double(integer(-3...3)) / 4)
    let corner = at(x, y)
    var holes = [
      [at(-1, y), corner, at(x, -1)],
      [corner, at(x + 0.25, y), at(x, y + 0.25)], [corner, at(x - 0.25, y), at(x, y + 0.125)],
      box(x, y, 1, 1), [at(-1, -1), corner, at(-1, 1)],
    ].filter { _ in chance() }
    if integer(0...4) == 0 { holes.append(shell) }
    if let hole = holes.first, chance() { holes.append(hole.reversed()) }
    return try zone([shell] + holes)
  }

  /// Rings without any area, and no others.
  mutating func flat() throws -> [ZoneShape] {
    let x = number(-1...1)
    let shapes = [
      try zone([[at(x, -1), at(x, 1), at(x, 0.5)]]), try zone([[at(x, 0), at(x, 0), at(x, 0)]]),
      try zone([[at(x, 0.25), at(x, 2), at(x, 1)]]),
    ]
    return chance() ? shapes : shapes + [try zone([[at(-1, 0.5), at(1, 0.5), at(x, 0.5)]])]
  }

  /// A ring all of whose vertices are on one slanting line, which several zones share.
  mutating func oneLine() throws -> ZoneShape {
    let ring = (0..<integer(3...9)).map { _ in
      let step = Double(integer(-64...64))
      return at(step * 0x1p-7, step * 0x3p-9)
    }
    return try zone([ring])
  }
}
