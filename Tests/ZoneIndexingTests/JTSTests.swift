// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry
import ZoneIndexing

@Suite(.enabled(if: SharedData.isPresent, SharedData.absence))
struct `Index of the areas of the JTS Topology Suite` {
  /// Closed containment tells apart what intersects and covers speak of, but no border from inside.
  private static let operations = ["intersects", "disjoint", "covers", "coveredBy"]

  @Test func `intersects and covers points as it says`() throws {
    let cases = try PointAreaCase.files.flatMap { file in
      PointAreaCase.cases(in: String(decoding: try SharedData.bytes(file), as: UTF8.self))
    }
    let shapes = try cases.map { example in
      ZoneShape(
        polygons: try example.polygons.map { rings in
          let rings = try rings.map { try Ring(validating: $0.map(Coordinate.init)) }
          return Polygon(shell: rings[0], holes: Array(rings.dropFirst()))
        })
    }
    let index = ZoneIndex(shapes)
    var claims = 0
    for (zone, example) in cases.enumerated() {
      let places = example.points.map { point in
        index.zones(containing: Coordinate(point)).contains(zone)
          ? PointAreaCase.Place.inside : .outside
      }
      for claim in example.claims where Self.operations.contains(claim.operation) {
        #expect(example.isTrue(claim, places) == true, "\(example.summary): \(claim.operation)")
        claims += 1
      }
    }
    // 9 cases of prepared polygons with 2 of these each, and 52 with all 4.
    #expect(claims == 226)
  }
}

extension Coordinate {
  fileprivate init(_ position: Position) {
    self.init(longitude: position.longitude, latitude: position.latitude)
  }
}
