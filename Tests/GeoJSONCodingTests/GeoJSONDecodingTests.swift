// SPDX-License-Identifier: MIT

import GeoJSONCoding
import JSONDocument
import Testing
import ZoneGeometry

@Suite("Reading GeoJSON")
struct GeoJSONDecodingTests {
  static func object(_ text: String) throws -> GeoJSONObject {
    try GeoJSONObject(decoding: JSONDocument(parsing: text, source: "zones.geojson").root)
  }

  /// A polygon with `ring` as its shell.
  static func polygon(_ ring: String) -> String {
    #"{"type": "Polygon", "coordinates": [\#(ring)]}"#
  }

  @Test(arguments: [
    (
      "[[0, 0], [1, 0], [1, 1], [0, 0.5]]",
      "/coordinates/0: the ring is not closed: it starts at [0.0, 0.0] and ends at [0.0, 0.5]; "
        + "repeat the first position at the end"
    ),
    (
      "[[0, 0], [1, 0], [0, 0]]",
      "/coordinates/0: a ring needs at least 4 positions, the last equal to the first, but has 3"
    ),
    (
      "[]",
      "/coordinates/0: a ring needs at least 4 positions, the last equal to the first, but has 0"
    ),
    (
      "[[42.35, -120], [42.36, -120], [42.36, -121], [42.35, -120]]",
      "/coordinates/0/0/1: the latitude -120.0 is outside -90...90; "
        + "the axes look swapped, GeoJSON is [longitude, latitude]"
    ),
    (
      "[[120, 95], [121, 95], [121, 96], [120, 95]]",
      "/coordinates/0/0/1: the latitude 95.0 is outside -90...90"
    ),
    (
      "[[0, 0], [180.5, 0], [1, 1], [0, 0]]",
      "/coordinates/0/1/0: the longitude 180.5 is outside -180...180"
    ),
    (
      "[[797494.3, 5827326.6], [797527.6, 5827323.6], [797578.7, 5827390.8], [797494.3, 5827326.6]]",
      "/coordinates/0/0/0: the longitude 797494.3 is outside -180...180; "
        + "is it a projected x? GeoJSON has degrees WGS84"
    ),
    (
      "[[0, 0], [1, 0], [1, \"x\"], [0, 0]]",
      "/coordinates/0/2/1: expected a number, found string \"x\""
    ),
    ("[[0, 0], [1], [1, 1], [0, 0]]", "/coordinates/0/1: expected at least 2 elements, found 1"),
  ])
  func `a ring that cannot be used is refused with the remedy`(
    ring: String, expected: String
  ) throws {
    let error = #expect(throws: GeoJSONError.self) { try Self.object(Self.polygon(ring)) }
    #expect(error?.description == "zones.geojson: " + expected)
  }

  @Test(arguments: [
    // Clockwise, crossing itself, a repeated vertex, a spike, altitudes that differ at the ends, a
    // crossing of the antimeridian, no area at all, the corners of the globe.
    "[[0, 0], [0, 1], [1, 1], [0, 0]]", "[[0, 0], [1, 1], [1, 0], [0, 1], [0, 0]]",
    "[[0, 0], [1, 0], [1, 0], [1, 1], [0, 0]]", "[[0, 0], [1, 0], [2, 0], [1, 0], [1, 1], [0, 0]]",
    "[[0, 0, 1], [1, 0, 2], [1, 1, 3], [0, 0, 4]]",
    "[[179, 0], [-179, 0], [-179, 1], [179, 0]]", "[[0, 0], [0, 0], [0, 0], [0, 0]]",
    "[[-180, -90], [180, -90], [180, 90], [-180, 90], [-180, -90]]",
  ])
  func `a ring that is merely doubtful is read`(ring: String) throws {
    let text = Self.polygon(ring)
    #expect(try Self.object(text).json == JSON(JSONDocument(parsing: text).root))
  }

  @Test(arguments: [
    (
      #"{"type": "polygon", "coordinates": []}"#,
      "/type: unknown type \"polygon\"; did you mean \"Polygon\"?"
    ),
    (
      #"{"type": "FeatureColection", "features": []}"#,
      "/type: unknown type \"FeatureColection\"; did you mean \"FeatureCollection\"?"
    ),
    (#"[]"#, "expected an object, found an array"),
    (
      #"{"type": "Feature", "properties": {}, "geometry": {"type": "Feature"}}"#,
      "/geometry/type: the type \"Feature\" has no place here; expected \"Point\", \"MultiPoint\", "
        + "\"LineString\", \"MultiLineString\", \"Polygon\", \"MultiPolygon\", \"GeometryCollection\""
    ),
    (
      #"{"type": "FeatureCollection", "features": [{"type": "Point", "coordinates": [1, 2]}]}"#,
      "/features/0/type: the type \"Point\" has no place here; expected \"Feature\""
    ),
    (
      #"{"type": "Point", "coordinates": [1]}"#,
      "/coordinates: expected at least 2 elements, found 1"
    ),
    (
      #"{"type": "Point", "coordinates": [91.5, 120]}"#,
      "/coordinates/1: the latitude 120.0 is outside -90...90"
    ),
    (
      #"{"type": "Point", "coordinates": [48.2, 116.4]}"#,
      "/coordinates/1: the latitude 116.4 is outside -90...90; the axes look swapped, "
        + "GeoJSON is [longitude, latitude]"
    ),
    (
      #"{"type": "LineString", "coordinates": [[1, 2]]}"#,
      "/coordinates: a line needs at least 2 positions, but has 1"
    ),
    (
      #"{"type": "MultiLineString", "coordinates": [[], [[1, 2]]]}"#,
      "/coordinates/1: a line needs at least 2 positions, but has 1"
    ),
    (
      #"{"type": "Feature", "properties": {}, "geometry": null, "id": null}"#,
      "/id: expected a string or a number, found null"
    ),
    (
      #"{"type": "Feature", "properties": {}, "geometry": null, "bbox": [1, 2, 3, 4, 5]}"#,
      "/bbox: a bbox needs 4 or 6 numbers, but has 5"
    ),
  ])
  func `what RFC 7946 does not allow is refused at its place`(text: String, expected: String) {
    let error = #expect(throws: GeoJSONError.self) { try Self.object(text) }
    #expect(error?.description == "zones.geojson: " + expected)
  }

  @Test(arguments: [
    #"{"type": "Feature", "properties": null, "geometry": null}"#,
    #"{"type": "Point", "coordinates": []}"#, #"{"type": "MultiPoint", "coordinates": []}"#,
    #"{"type": "LineString", "coordinates": []}"#,
    #"{"type": "MultiLineString", "coordinates": []}"#,
    #"{"type": "Polygon", "coordinates": []}"#, #"{"type": "MultiPolygon", "coordinates": []}"#,
    #"{"type": "MultiPolygon", "coordinates": [[]]}"#,
    #"{"type": "GeometryCollection", "geometries": []}"#,
  ])
  func `what is empty is read, written and matches nothing`(text: String) throws {
    let object = try Self.object(text)
    #expect(object.json == JSON(try JSONDocument(parsing: text).root))
    for feature in object.features {
      let shape = try feature.zoneShape()
      #expect(shape.isEmpty)
      #expect(!shape.contains(Coordinate(longitude: 0, latitude: 0)))
    }
  }

  @Test func `a bare geometry is a feature without properties`() throws {
    let geometry = try Self.object(#"{"type": "Point", "coordinates": [1, 2]}"#)
    #expect(geometry.features == [GeoJSONFeature(geometry: GeoJSONGeometry(.point(at(1, 2))))])
  }
}
