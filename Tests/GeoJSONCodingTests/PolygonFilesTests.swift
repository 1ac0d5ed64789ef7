// SPDX-License-Identifier: MIT

import GeoJSONCoding
import JSONDocument
import TestSupport
import Testing
import ZoneGeometry

/// Real zones: two cities' neighbourhoods and the counties of the United States.
@Suite("Polygon files", .enabled(if: SharedData.isPresent, SharedData.absence))
struct PolygonFilesTests {
  // Counted with Python's json module: features, polygons and positions of each file.
  static let files = [
    PolygonFile("city_philadelphia", features: 158, polygons: 158, positions: 14696),
    PolygonFile("city_seattle", features: 90, polygons: 91, positions: 42986),
    PolygonFile("us_counties_2016_part01", features: 169, polygons: 786, positions: 177525),
    PolygonFile("us_counties_2016_part02", features: 510, polygons: 700, positions: 178194),
    PolygonFile("us_counties_2016_part03", features: 732, polygons: 1157, positions: 180530),
    PolygonFile("us_counties_2016_part04", features: 754, polygons: 812, positions: 178679),
    PolygonFile("us_counties_2016_part05", features: 601, polygons: 686, positions: 180091),
    PolygonFile("us_counties_2016_part06", features: 467, polygons: 620, positions: 143760),
  ]

  @Test(arguments: files)
  func `every feature becomes a zone`(file: PolygonFile) throws {
    let document = try JSONDocument(parsing: SharedData.bytes(file.path), source: file.name)
    let features = try GeoJSONObject(decoding: document.root).features
    let shapes = try features.enumerated().map { index, feature in
      try feature.zoneShape(pointer: "/features/\(index)", source: file.name)
    }
    #expect(features.count == file.features)
    #expect(shapes.reduce(0) { $0 + $1.polygons.count } == file.polygons)
    let positions = shapes.flatMap(\.polygons).flatMap(\.rings).reduce(0) {
      $0 + $1.vertexCount + 1
    }
    #expect(positions == file.positions)
  }

  @Test func `all counties are there once`() throws {
    let counties = Self.files.filter { $0.name.hasPrefix("us_counties") }
    #expect(counties.reduce(0) { $0 + $1.features } == 3233)
    let ids = try counties.flatMap { file in
      try GeoJSONObject(decoding: JSONDocument(parsing: SharedData.bytes(file.path)).root)
        .features.compactMap(\.id)
    }
    #expect(Set(ids).count == 3233)
  }

  @Test func `a city is written as it was read`() throws {
    let document = try JSONDocument(
      parsing: SharedData.bytes("polygons/city_philadelphia.geojson"))
    let json = try GeoJSONObject(decoding: document.root).json
    #expect(JSON(try JSONDocument(parsing: json.text()).root) == JSON(document.root))
  }
}

struct PolygonFile: CustomTestStringConvertible {
  let name: String
  let features: Int
  let polygons: Int
  let positions: Int

  init(_ name: String, features: Int, polygons: Int, positions: Int) {
    self.name = name
    self.features = features
    self.polygons = polygons
    self.positions = positions
  }

  var path: String { "polygons/\(name).geojson" }
  var testDescription: String { name }
}
