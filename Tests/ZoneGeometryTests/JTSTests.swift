// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry

@Suite(.enabled(if: SharedData.isPresent, SharedData.absence))
struct `Points and areas of the JTS Topology Suite` {
  @Test func `are related as it says`() throws {
    var (cases, claims) = (0, 0)
    for file in PointAreaCase.files {
      let xml = String(decoding: try SharedData.bytes(file), as: UTF8.self)
      for example in PointAreaCase.cases(in: xml) {
        let polygons = try example.polygons.map { rings in
          try Polygon(
            rings.map { $0.map { Coordinate(longitude: $0.longitude, latitude: $0.latitude) } })
        }
        let places = example.points.map { point in
          place(of: Coordinate(longitude: point.longitude, latitude: point.latitude), in: polygons)
        }
        for claim in example.claims {
          #expect(
            example.isTrue(claim, places) == true, "\(file): \(example.summary): \(claim.operation)"
          )
        }
        cases += 1
        claims += example.claims.count
      }
    }
    // 9 of prepared polygons with 3 claims each, and 11 + 41 with 11.
    #expect(cases == 61)
    #expect(claims == 599)
  }

  /// Inside any polygon, or else on the border of one.
  private func place(of point: Coordinate, in polygons: [Polygon]) -> PointAreaCase.Place {
    let placements = polygons.map { $0.placement(of: point) }
    if placements.contains(.inside) { return .inside }
    return placements.contains(.border) ? .onBorder : .outside
  }
}
