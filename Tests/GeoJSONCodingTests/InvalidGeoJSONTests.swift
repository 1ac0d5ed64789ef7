// SPDX-License-Identifier: MIT

import GeoJSONCoding
import JSONDocument
import TestSupport
import Testing
import ZoneGeometry

/// The files of chrieke/geojson-invalid-geometry: right, wrong and doubtful ones, by class.
///
/// What is wrong by RFC 7946 is refused, as are rings and positions that containment cannot use. What
/// is doubtful is read: the even-odd rule gives it a meaning, and lint can complain.
@Suite("Invalid GeoJSON", .enabled(if: SharedData.isPresent, SharedData.absence))
struct InvalidGeoJSONTests {
  struct Refusal: Hashable {
    let reason: GeoJSONError.Reason
    let pointer: String

    init(_ pointer: String, _ reason: GeoJSONError.Reason) {
      (self.pointer, self.reason) = (pointer, reason)
    }

    init(_ pointer: String, expected: String, found: String) {
      self.init(pointer, .json(.unexpectedKind(expected: expected, found: found)))
    }
  }

  /// All files that are refused; each of the others must load.
  static let refusals: [String: Refusal] = [
    // A LineString with the coordinates of a Polygon: its first position is a ring (§3.1.4).
    "invalid_geometries/invalid_incorrect_geometry_data_type": Refusal(
      "/features/0/geometry/coordinates/0/0", expected: "a number", found: "an array"),
    // There and back again: three positions enclose nothing (§3.1.6).
    "invalid_geometries/invalid_less_three_unique_nodes": Refusal(
      "/features/0/geometry/coordinates/0", .ringTooShort(positions: 3)),
    "invalid_geometries/invalid_unclosed": Refusal(
      "/features/0/geometry/coordinates/0",
      .ringNotClosed(
        first: Coordinate(longitude: 13.376753, latitude: 52.515641),
        last: Coordinate(longitude: 13.378049, latitude: 52.516176))),

    // §3.2: a geometry is an object or null, an id a string or a number.
    "invalid_structure/invalid_feature_geometry_is_string": Refusal(
      "/geometry", expected: "an object", found: "string \"is_a_string\""),
    "invalid_structure/invalid_feature_id_type": Refusal(
      "/id", expected: "a string or a number", found: "an object"),
    // §3.2: both members must be there, so that a mistyped one does not vanish.
    "invalid_structure/invalid_feature_no_properties": Refusal(
      "", .json(.missingMember("properties"))),
    "invalid_structure/invalid_feature_wrong_geometry_key": Refusal(
      "", .json(.missingMember("geometry"))),
    "invalid_structure/invalid_feature_properties_is_array": Refusal(
      "/properties", expected: "an object or null", found: "an array"),
    "invalid_structure/invalid_feature_properties_is_int": Refusal(
      "/properties", expected: "an object or null", found: "number 2"),
    // §3.3: the features are an array of Features.
    "invalid_structure/invalid_featurecollection_feature_nullfeature": Refusal(
      "/features/0", expected: "an object", found: "null"),
    "invalid_structure/invalid_featurecollection_features_is_object": Refusal(
      "/features", expected: "an array", found: "an object"),
    "invalid_structure/invalid_featurecollection_no_features_member": Refusal(
      "", .json(.missingMember("features"))),
    // §1.4, §3: nine types, in exactly this spelling.
    "invalid_structure/invalid_featurecollection_nulltype": Refusal(
      "/type", expected: "a string", found: "null"),
    "invalid_structure/invalid_featurecollection_type_lowercase": Refusal(
      "/type", .wrongType("featurecollection", expected: typeNames)),
    "invalid_structure/invalid_featurecollection_unknown_type": Refusal(
      "/type", .wrongType("notafc", expected: typeNames)),
    "invalid_structure/invalid_geometry_wrong_geometry_type": Refusal(
      "/type", .wrongType("SomeThingElse", expected: typeNames)),
    "invalid_structure/invalid_geometry_missing_type": Refusal("", .json(.missingMember("type"))),
    // §5: two corners of two or three numbers.
    "invalid_structure/invalid_geometry_bbox_not4or6": Refusal("/bbox", .boundingBoxCount(3)),
    "invalid_structure/invalid_geometry_bbox_not_list": Refusal(
      "/bbox", expected: "an array", found: "string \"something_but_not_a_list\""),
    "invalid_structure/invalid_geometry_bbox_not_numbers": Refusal(
      "/bbox/3", expected: "a number", found: "string \"4\""),
    // §3.1: coordinates of another depth or kind than the type says.
    "invalid_structure/invalid_geometry_coordinates_1d": Refusal(
      "/coordinates/0", expected: "an array", found: "number 5"),
    "invalid_structure/invalid_geometry_coordinates_empty_position": Refusal(
      "/coordinates/0/2", .json(.tooFewElements(minimum: 2, found: 0))),
    "invalid_structure/invalid_geometry_coordinates_missing": Refusal(
      "", .json(.missingMember("coordinates"))),
    "invalid_structure/invalid_geometry_coordinates_string": Refusal(
      "/coordinates/0", expected: "a number", found: "string \"11.691336\""),
    "invalid_structure/invalid_geometry_depth_deep_point": Refusal(
      "/coordinates/0", expected: "a number", found: "an array"),
    "invalid_structure/invalid_geometry_depth_deep_polygon": Refusal(
      "/coordinates/0/0/0", expected: "a number", found: "an array"),
    "invalid_structure/invalid_geometry_depth_shallow_linestring": Refusal(
      "/coordinates/0", expected: "an array", found: "number 102.0"),
    "invalid_structure/invalid_geometry_depth_shallow_multipolygon": Refusal(
      "/coordinates/0/0/0", expected: "an array", found: "number 30"),
    "invalid_structure/invalid_geometry_depth_shallow_polygon": Refusal(
      "/coordinates/0/0", expected: "an array", found: "number 12.624027"),
    "invalid_structure/invalid_geometry_mislabeled_point": Refusal(
      "/coordinates/0", expected: "an array", found: "number -0.087890625"),
    // §3.1.8: geometries are Geometry objects; only a feature may have null for one.
    "invalid_structure/invalid_geometry_geometrycollection_null_geometry": Refusal(
      "/geometries/0", expected: "an object", found: "null"),

    // Not on the globe, so no containment could be right.
    "problematic_geometries/problematic_outside_lat_lon_boundaries": Refusal(
      "/features/0/geometry/coordinates/0/0/0", .longitudeOutOfRange(-190.624027)),
    // UTM metres: §4 knows WGS84 only, and the first of them is no longitude.
    "problematic_structure/problematic_crs_defined": Refusal(
      "/features/0/geometry/coordinates/0/0/0", .longitudeOutOfRange(797494.321955)),
  ]

  static let typeNames = [
    "FeatureCollection", "Feature", "Point", "MultiPoint", "LineString", "MultiLineString",
    "Polygon", "MultiPolygon", "GeometryCollection",
  ]

  static let paths = SharedData.files(in: "invalid-geojson/examples", suffix: ".geojson")

  /// The class and name of a file, such as `valid/valid_geometry`.
  static func name(of path: String) -> String {
    String(path.dropFirst("invalid-geojson/examples/".count).dropLast(".geojson".count))
  }

  @Test func `every refusal is of a file that exists`() {
    #expect(Self.paths.count == 74)
    #expect(Set(Self.refusals.keys).isSubset(of: Self.paths.map(Self.name)))
  }

  @Test(arguments: paths)
  func `each file is read, or refused for its reason at its place`(path: String) throws {
    let document = try JSONDocument(parsing: SharedData.bytes(path), source: "f")
    if let refusal = Self.refusals[Self.name(of: path)] {
      let expected = GeoJSONError(refusal.reason, pointer: refusal.pointer, source: "f")
      let error = #expect(throws: GeoJSONError.self) { try GeoJSONObject(decoding: document.root) }
      #expect(error == expected)
    } else {
      let object = try GeoJSONObject(decoding: document.root)
      #expect(object.json == JSON(document.root))
    }
  }
}
