// SPDX-License-Identifier: MIT

import JSONDocument

/// Closed even-odd containment as the definition says it, exactly, for the test data of the United
/// States: an oracle that shares nothing with the geometry of this package.
///
/// Degrees between 8 and 180 are doubles that are whole multiples of 2⁻⁴⁹, so that all arithmetic
/// is in integers: differences need 58 bits, products 116.
struct NaiveContainment {
  struct NotExact: Error {}

  typealias Point = (x: Int64, y: Int64)

  /// The polygons, each with its rings, shell first.
  private let polygons: [[[Point]]]

  /// Reads a Polygon or a MultiPolygon.
  init(geometry: JSON) throws {
    let coordinates = geometry["coordinates"]?.elements ?? []
    let polygons = geometry["type"] == "Polygon" ? [coordinates] : coordinates.map(\.elements)
    self.polygons = try polygons.map { rings in
      try rings.map { ring in
        try ring.elements.map { position in
          try Self.point(position.elements[0].double ?? 0, position.elements[1].double ?? 0)
        }
      }
    }
  }

  static func point(_ longitude: Double, _ latitude: Double) throws -> Point {
    guard let x = Int64(exactly: longitude * 0x1p49), let y = Int64(exactly: latitude * 0x1p49)
    else { throw NotExact() }
    return (x, y)
  }

  func contains(_ point: Point) -> Bool {
    polygons.contains { rings in
      var isInside = false
      for ring in rings {
        for (start, end) in zip(ring, ring.dropFirst()) {
          let turn = Self.turn(start, end, point)
          let isBeside =
            (min(start.x, end.x)...max(start.x, end.x)).contains(point.x)
            && (min(start.y, end.y)...max(start.y, end.y)).contains(point.y)
          if turn == 0 && isBeside { return true }
          // The ray to the east meets the edge, whose lower end counts and upper does not.
          let isUpward = end.y > start.y
          if (start.y <= point.y) != (end.y <= point.y), (turn > 0) == isUpward {
            isInside.toggle()
          }
        }
      }
      return isInside
    }
  }

  /// Positive when `point` is to the left of the way from `start` to `end`.
  private static func turn(_ start: Point, _ end: Point, _ point: Point) -> Int128 {
    Int128(end.x - start.x) * Int128(point.y - start.y)
      - Int128(end.y - start.y) * Int128(point.x - start.x)
  }
}
