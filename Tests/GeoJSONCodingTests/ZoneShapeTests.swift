// SPDX-License-Identifier: MIT

import GeoJSONCoding
import JSONDocument
import Testing
import ZoneGeometry

@Suite("Zones from GeoJSON")
struct ZoneShapeTests {
  static let square = "[[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]]"
  static let hole = "[[1, 1], [1, 3], [3, 3], [3, 1], [1, 1]]"
  static let far = "[[10, 0], [14, 0], [14, 4], [10, 0]]"

  static func feature(_ geometry: String, properties: String = "{}") throws -> GeoJSONFeature {
    let text = #"{"type": "Feature", "properties": \#(properties), "geometry": \#(geometry)}"#
    return try GeoJSONFeature(decoding: JSONDocument(parsing: text).root)
  }

  @Test func `a polygon keeps its holes`() throws {
    let text = #"{"type": "Polygon", "coordinates": [\#(Self.square), \#(Self.hole)]}"#
    let shape = try Self.feature(text).zoneShape()
    #expect(shape.polygons.map(\.holes.count) == [1])
    #expect(shape.contains(Coordinate(longitude: 0.5, latitude: 0.5)))
    #expect(!shape.contains(Coordinate(longitude: 2, latitude: 2)))
  }

  @Test func `a multipolygon gives its polygons in order`() throws {
    let text = """
      {"type": "MultiPolygon",
       "coordinates": [[\(Self.square), \(Self.hole)], [], [\(Self.far)]]}
      """
    let shape = try Self.feature(text).zoneShape()
    #expect(shape.polygons.map(\.vertexCount) == [8, 3])
    #expect(shape.contains(Coordinate(longitude: 13, latitude: 1)))
  }

  @Test func `altitudes do not matter`() throws {
    let high = "[[0, 0, 9], [4, 0, 8], [4, 4, 7, 1], [0, 4, 6], [0, 0, 5]]"
    let flat = try Self.feature(#"{"type": "Polygon", "coordinates": [\#(Self.square)]}"#)
    let steep = try Self.feature(#"{"type": "Polygon", "coordinates": [\#(high)]}"#)
    #expect(try steep.zoneShape() == flat.zoneShape())
  }

  @Test func `a point with a radius is a circle`() throws {
    let feature = try Self.feature(
      #"{"type": "Point", "coordinates": [-71.0419, 42.3519, 3]}"#,
      properties: #"{"radiusMeters": 1500}"#)
    let circle = Circle(
      center: Coordinate(longitude: -71.0419, latitude: 42.3519), radiusMeters: 1500)
    #expect(try feature.zoneShape() == ZoneShape(circles: [circle]))
  }

  @Test func `a collection gives all that its geometries cover, however nested`() throws {
    let feature = try Self.feature(
      """
      {"type": "GeometryCollection", "geometries": [
        {"type": "Polygon", "coordinates": [\(Self.square)]},
        {"type": "GeometryCollection", "geometries": [
          {"type": "Point", "coordinates": [20, 0]},
          {"type": "MultiPolygon", "coordinates": [[\(Self.far)]]}]}]}
      """, properties: #"{"radiusMeters": 10.5}"#)
    let shape = try feature.zoneShape()
    #expect(shape.polygons.map(\.vertexCount) == [4, 3])
    #expect(shape.circles.map(\.radiusMeters) == [10.5])
  }

  @Test(arguments: [
    (#"{"type": "LineString", "coordinates": [[0, 0], [1, 1]]}"#, "LineString", ""),
    (#"{"type": "MultiLineString", "coordinates": [[[0, 0], [1, 1]]]}"#, "MultiLineString", ""),
    (#"{"type": "MultiPoint", "coordinates": [[0, 0]]}"#, "MultiPoint", ""),
    (#"{"type": "Point", "coordinates": [0, 0]}"#, "Point", ""),
    (
      #"{"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [0, 0]}]}"#,
      "Point", "/geometries/0"
    ),
  ])
  func `what covers no area is refused`(text: String, type: String, place: String) throws {
    let feature = try Self.feature(text, properties: #"{"radiusMeters": null}"#)
    let error = #expect(throws: GeoJSONError.self) {
      try feature.zoneShape(pointer: "/features/3", source: "zones.geojson")
    }
    #expect(
      error?.description
        == "zones.geojson: /features/3/geometry\(place): a \(type) is no zone: "
        + "a zone needs an area: Polygon, MultiPolygon, or Point with radiusMeters")
  }

  @Test(arguments: [
    ("0", GeoJSONError.Reason.radiusOutOfRange(0)), ("-1.5", .radiusOutOfRange(-1.5)),
    ("\"500\"", .json(.unexpectedKind(expected: "a number", found: "string \"500\""))),
    ("[500]", .json(.unexpectedKind(expected: "a number", found: "an array"))),
  ])
  func `a radius that is none is refused`(radius: String, reason: GeoJSONError.Reason) throws {
    let feature = try Self.feature(
      #"{"type": "Point", "coordinates": [0, 0]}"#, properties: #"{"radiusMeters": \#(radius)}"#)
    let error = #expect(throws: GeoJSONError.self) { try feature.zoneShape(pointer: "/features/3") }
    #expect(error == GeoJSONError(reason, pointer: "/features/3/properties/radiusMeters"))
  }

  /// Geometries made in code, which reading would have refused.
  @Test(
    arguments: [
      (
        .polygon([[at(0, 0), at(1, 0), at(0, 0)]]), "/coordinates/0", .ringTooShort(positions: 3)
      ),
      (
        .polygon([[at(0, 0), at(1, 0), at(1, 1), at(2, 2)]]), "/coordinates/0",
        .ringNotClosed(first: at(0, 0).coordinate, last: at(2, 2).coordinate)
      ),
      (
        .multiPolygon([[], [[at(0, 0), at(1, 0), at(190, 1), at(0, 0)]]]), "/coordinates/1/0/2/0",
        .longitudeOutOfRange(190)
      ),
      (
        .polygon([[at(0, 0), at(45, 100), at(1, 1), at(0, 0)]]), "/coordinates/0/1/1",
        .latitudeOutOfRange(at(45, 100).coordinate)
      ),
      (
        .polygon([[at(0, 0), at(.infinity, 0), at(1, 1), at(0, 0)]]), "/coordinates/0/1/0",
        .notFinite(.infinity)
      ),
      (
        .polygon([[at(0, 0), at(0, -.infinity), at(1, 1), at(0, 0)]]), "/coordinates/0/1/1",
        .notFinite(-.infinity)
      ),
      (.point(at(0, 91)), "/coordinates/1", .latitudeOutOfRange(at(0, 91).coordinate)),
    ] as [(GeoJSONGeometry.Shape, String, GeoJSONError.Reason)])
  func `a geometry made in code is checked as if read`(
    shape: GeoJSONGeometry.Shape, pointer: String, reason: GeoJSONError.Reason
  ) {
    let error = #expect(throws: GeoJSONError.self) {
      try GeoJSONGeometry(shape).zoneShape(radiusMeters: 1)
    }
    #expect(error == GeoJSONError(reason, pointer: pointer))
  }

  @Test(arguments: [0, -1, Double.infinity])
  func `a radius given in code is checked`(radius: Double) {
    let error = #expect(throws: GeoJSONError.self) {
      try GeoJSONGeometry(.point(at(0, 0))).zoneShape(radiusMeters: radius)
    }
    #expect(error?.reason == .radiusOutOfRange(radius))
  }
}
