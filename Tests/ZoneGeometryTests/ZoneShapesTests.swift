// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry

@Suite struct `Shapes of many zones` {
  @Test(arguments: UInt64(0)..<50)
  func `are those that were added`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator)
    }
    func ring() throws -> Ring {
      // Of whatever form, across the antimeridian too.
      let corners = (0..<Int.random(in: 3...9, using: &generator)).map { _ in
        Coordinate(longitude: number(-180...180), latitude: number(-90...90))
      }
      return try Ring(validating: corners + [corners[0]])
    }
    let drawn = try (0..<20).map { _ in
      ZoneShape(
        polygons: try (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          Polygon(
            shell: try ring(),
            holes: try (0..<Int.random(in: 0...2, using: &generator)).map { _ in try ring() })
        },
        circles: (0..<Int.random(in: 0...2, using: &generator)).map { _ in
          Circle(
            center: Coordinate(longitude: number(-180...180), latitude: number(-90...90)),
            radiusMeters: number(0...1e6))
        })
    }
    let shapes = ZoneShapes(drawn)
    #expect(Array(shapes) == drawn, "seed \(seed)")
    #expect(shapes.vertexCount == drawn.reduce(0) { $0 + $1.vertexCount }, "seed \(seed)")
  }

  @Test func `are none at first`() {
    #expect(ZoneShapes().isEmpty)
    #expect(ZoneShapes().vertexCount == 0)
  }
}
