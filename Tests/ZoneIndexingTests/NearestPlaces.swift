// SPDX-License-Identifier: MIT

import TestSupport
import ZoneGeometry

/// Zones all over the globe, and places from which their borders are hard to find.
struct NearestPlaces {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  /// Anywhere, and often on the antimeridian, at a pole or at whole degrees.
  mutating func anywhere() -> Coordinate {
    var longitude = number(-180...180)
    var latitude = number(-90...90)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: longitude = [-180, 180].randomElement(using: &generator) ?? 180
    case 1: latitude = [-90, 90, -89.9999, 89.9].randomElement(using: &generator) ?? 90
    case 2: (longitude, latitude) = (longitude.rounded(), latitude.rounded())
    default: break
    }
    return Coordinate(longitude: longitude, latitude: latitude)
  }

  /// Polygons with holes, circles and both, of sizes from metres to continents; some are empty.
  mutating func world(_ count: Int) throws -> [ZoneShape] {
    try (0..<count).map { _ in
      let center = anywhere()
      let reach: Double = [1e-5, 0.01, 1, 20].randomElement(using: &generator) ?? 1
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: return ZoneShape()
      case 1: return ZoneShape(circles: [circle(around: center, reach)])
      case 2:
        return ZoneShape(
          polygons: [try polygon(around: center, reach), try polygon(around: anywhere(), reach)],
          circles: [circle(around: anywhere(), reach)])
      default: return ZoneShape(polygons: [try polygon(around: center, reach)])
      }
    }
  }

  private mutating func circle(around center: Coordinate, _ reach: Double) -> Circle {
    Circle(center: center, radiusMeters: 1.1e5 * reach * number(0...1))
  }

  private mutating func polygon(around center: Coordinate, _ reach: Double) throws -> Polygon {
    let shell = try ring(around: center, reach)
    let hole = try ring(around: center, reach / 3)
    return Polygon(shell: shell, holes: Bool.random(using: &generator) ? [hole] : [])
  }

  /// A star, cut off at the poles.
  private mutating func ring(around center: Coordinate, _ reach: Double) throws -> Ring {
    let directions = [3, 5, 40].randomElement(using: &generator) ?? 3
    let corners = (0..<directions).map { _ in
      Coordinate(
        longitude: (center.longitude + reach * number(-1...1)).remainder(dividingBy: 360),
        latitude: min(max(center.latitude + reach * number(-1...1), -90), 90))
    }
    return try Ring(validating: corners + [corners[0]])
  }

  /// Places at and around borders of `shapes`, their antipodes, and anywhere.
  mutating func around(_ shapes: [ZoneShape], count: Int) -> [Coordinate] {
    let edges = shapes.flatMap { $0.polygons.flatMap { $0.rings.flatMap(\.edges) } }
    return (0..<count).map { index in
      guard index % 4 != 0, let edge = edges.randomElement(using: &generator) else {
        return anywhere()
      }
      let part = index % 3 == 0 ? 0 : number(0...1)
      let off: Double = [0, 1e-9, 1e-4, 0.1, 5].randomElement(using: &generator) ?? 0
      let longitude =
        edge.start.longitude + part * edge.longitudeStep + off * number(-1...1)
      let latitude = edge.start.latitude + part * edge.latitudeStep + off * number(-1...1)
      let isOpposite = index % 7 == 0
      return Coordinate(
        longitude: (longitude + (isOpposite ? 180 : 0)).remainder(dividingBy: 360),
        latitude: min(max(isOpposite ? -latitude : latitude, -90), 90))
    }
  }
}
