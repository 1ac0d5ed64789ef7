// SPDX-License-Identifier: MIT

import ZoneGeometry

// Zones at the edges of the world, round it, and circles.
extension Drawing {
  /// Bands along the poles and ±180, as cut by the book, with a plain zone among them.
  mutating func poles() throws -> [ZoneShape] {
    let inlet = number(60...80)
    return [
      try zone([[at(-180, 90), at(-180, 70), at(0, inlet), at(180, 70), at(180, 90)]]),
      try zone([[at(-180, -90), at(180, -90), at(180, -70), at(0, -inlet), at(-180, -70)]]),
      try zone([box(-180, 60, -170, 90)]), try zone([box(170, 80, 180, 90)]),
      try zone([[at(-150, 80), at(-30, 80), at(90, 80)]]), try zone([box(-1, -1, 1, inlet)]),
      try zone([box(-180, -90, 180, 90)]), try zone([box(-180, -inlet, 180, inlet)]),
    ]
  }

  /// Rings round a pole that nobody cut, with one turn or several, and with holes round it.
  mutating func caps() throws -> [ZoneShape] {
    let rounds = [1, 1, 1, 2, 3]
    var zones = try (0..<6).map { _ in
      try zone([cap(rounds: rounds[integer(0...4)], latitudes: 40...80)])
    }
    zones.append(
      try zone([
        cap(rounds: 1, latitudes: 30...50), cap(rounds: 1, latitudes: 60...80),
        box(-179, 51, 10, 55),
      ]))
    zones.append(try zone([cap(rounds: 1, latitudes: -10...10)]))
    zones.append(try zone([box(-20, 40, 20, 89)]))
    return zones
  }

  /// A ring of `rounds` turns, to the east or west, on the northern or southern hemisphere.
  private mutating func cap(rounds: Int, latitudes: ClosedRange<Double>) -> [Coordinate] {
    let perRound = integer(3...9)
    let isCoarse = chance()
    let (start, side) = (number(-180...180), chance() ? 1.0 : -1)
    let ring = (0..<rounds * perRound).map { step in
      var x = start + 360 * (Double(step) + number(0...0.3)) / Double(perRound)
      var y = number(latitudes)
      if isCoarse { (x, y) = ((x / 30).rounded() * 30, (y / 10).rounded() * 10) }
      return at(x.remainder(dividingBy: 360), y * side)
    }
    return chance() ? ring : ring.reversed()
  }

  /// Zones across the antimeridian, up to it, and with parts on both sides, among plain ones.
  mutating func seam() throws -> [ZoneShape] {
    let (south, north) = (number(-20...0), number(0...20))
    let east = try zone([box(170, south, 180, north)])
    let west = try zone([box(-180, south, -175, 5)])
    return [
      try zone([box(175, south, -175, north)]), east, west, union([east, west]),
      try zone([box(-170, -10, -165, 10), box(160, -10, 165, 10)]),
      ZoneShape(circles: [Circle(center: at(179, 0), radiusMeters: number(0...300_000))]),
      try zone([box(-179, -3, 179, north)]),
      try zone([box(170, south, -170, north), box(175, -1, 180, 1), box(-180, -2, -178, -1)]),
      try zone([[at(179, south), at(-179, north), at(179, north), at(-179, south)]]),
      union([
        try zone([box(176, -3, 179, 3)]),
        ZoneShape(circles: [Circle(center: at(178, 0), radiusMeters: 200_000)]),
      ]),
    ]
  }

  /// A ring of few meridians, ±180 among them, so that edges of exactly 180° and 360° are common and
  /// have to be read so that the ring closes.
  mutating func seamReading() throws -> ZoneShape {
    let meridians = [-180.0, 180, -180, 180, 170, -170, 0, 90, -90, 10]
    return try zone(
      (0..<(chance() ? 1 : 2)).map { _ in
        (0..<integer(3...9)).map { _ in
          at(meridians[integer(0...meridians.count - 1)], Double(integer(-3...6)) * 10)
        }
      })
  }

  /// Circles of all sizes anywhere, alone and with others.
  mutating func circles(_ count: Int) -> [ZoneShape] {
    let special = [at(180, 0), at(-180, 10), at(0, 90), at(0, -90), at(0, 0), at(179.999, 89.9)]
    let radii = [0, 1e-3, 50, 5000, 300_000, 4_000_000, 10_000_000, 19_999_000, 20_100_000, -1]
    return (0..<count).map { _ in
      let circles = (0...integer(0...1)).map { _ in
        Circle(
          center: chance()
            ? special[integer(0...special.count - 1)] : at(number(-180...180), number(-90...90)),
          radiusMeters: radii[integer(0...radii.count - 1)] * number(0.5...1))
      }
      return ZoneShape(circles: circles)
    }
  }

  /// Some of everything on one globe, and zones made of parts of all kinds.
  mutating func mixture() throws -> [ZoneShape] {
    var zones = try poles().filter { _ in chance() } + caps().filter { _ in chance() }
    zones += try seam() + circles(4) + [seamReading(), ZoneShape()]
    zones += try (0..<6).map { _ in try zone([star(vertices: 9, radius: 3)]) }
    return zones + [union([zones[0], zones[zones.count / 2], zones[zones.count - 1]])]
  }
}
