// SPDX-License-Identifier: MIT

import TestSupport
import ZoneGeometry

/// Real drawings among the shared data.
enum PolygonFiles {
  /// Files that belong together: two cities, and all counties of the United States.
  static let sets = [
    ["polygons/city_philadelphia.geojson"], ["polygons/city_seattle.geojson"],
    SharedData.files(in: "polygons").filter { $0.contains("us_counties") },
  ]
}

extension ExactTrial {
  /// A trial of all features of GeoJSON files.
  init(files: [String], seed: UInt64) throws {
    let shapes = try files.flatMap { file in
      try SharedData.polygons(file).map { polygons in
        ZoneShape(
          polygons: try polygons.map { rings in
            let rings = try rings.map { ring in
              try Ring(
                validating: ring.map {
                  Coordinate(longitude: $0.longitude, latitude: $0.latitude)
                })
            }
            return Polygon(shell: rings[0], holes: Array(rings.dropFirst()))
          })
      }
    }
    self.init(files[0], shapes, files: files, seed: seed)
  }
}
