// SPDX-License-Identifier: MIT

import GeoJSONCoding
import JSONDocument
import Testing
import ZoneGeometry

/// Examples from RFC 7946, word for word.
@Suite("RFC 7946")
struct RFC7946Tests {
  static func geometry(_ text: String) throws -> GeoJSONGeometry {
    try GeoJSONGeometry(decoding: JSONDocument(parsing: text).root)
  }

  /// A.1 to A.7, with what they mean.
  static let samples: [(text: String, shape: GeoJSONGeometry.Shape)] = [
    (
      """
      {
          "type": "Point",
          "coordinates": [100.0, 0.0]
      }
      """, .point(at(100, 0))
    ),
    (
      """
      {
          "type": "LineString",
          "coordinates": [
              [100.0, 0.0],
              [101.0, 1.0]
          ]
      }
      """, .lineString([at(100, 0), at(101, 1)])
    ),
    (
      """
      {
          "type": "Polygon",
          "coordinates": [
              [
                  [100.0, 0.0],
                  [101.0, 0.0],
                  [101.0, 1.0],
                  [100.0, 1.0],
                  [100.0, 0.0]
              ]
          ]
      }
      """, .polygon([[at(100, 0), at(101, 0), at(101, 1), at(100, 1), at(100, 0)]])
    ),
    (
      """
      {
          "type": "Polygon",
          "coordinates": [
              [
                  [100.0, 0.0],
                  [101.0, 0.0],
                  [101.0, 1.0],
                  [100.0, 1.0],
                  [100.0, 0.0]
              ],
              [
                  [100.8, 0.8],
                  [100.8, 0.2],
                  [100.2, 0.2],
                  [100.2, 0.8],
                  [100.8, 0.8]
              ]
          ]
      }
      """,
      .polygon([
        [at(100, 0), at(101, 0), at(101, 1), at(100, 1), at(100, 0)],
        [at(100.8, 0.8), at(100.8, 0.2), at(100.2, 0.2), at(100.2, 0.8), at(100.8, 0.8)],
      ])
    ),
    (
      """
      {
          "type": "MultiPoint",
          "coordinates": [
              [100.0, 0.0],
              [101.0, 1.0]
          ]
      }
      """, .multiPoint([at(100, 0), at(101, 1)])
    ),
    (
      """
      {
          "type": "MultiLineString",
          "coordinates": [
              [
                  [100.0, 0.0],
                  [101.0, 1.0]
              ],
              [
                  [102.0, 2.0],
                  [103.0, 3.0]
              ]
          ]
      }
      """, .multiLineString([[at(100, 0), at(101, 1)], [at(102, 2), at(103, 3)]])
    ),
    (
      """
      {
          "type": "MultiPolygon",
          "coordinates": [
              [
                  [
                      [102.0, 2.0],
                      [103.0, 2.0],
                      [103.0, 3.0],
                      [102.0, 3.0],
                      [102.0, 2.0]
                  ]
              ],
              [
                  [
                      [100.0, 0.0],
                      [101.0, 0.0],
                      [101.0, 1.0],
                      [100.0, 1.0],
                      [100.0, 0.0]
                  ],
                  [
                      [100.2, 0.2],
                      [100.2, 0.8],
                      [100.8, 0.8],
                      [100.8, 0.2],
                      [100.2, 0.2]
                  ]
              ]
          ]
      }
      """,
      .multiPolygon([
        [[at(102, 2), at(103, 2), at(103, 3), at(102, 3), at(102, 2)]],
        [
          [at(100, 0), at(101, 0), at(101, 1), at(100, 1), at(100, 0)],
          [at(100.2, 0.2), at(100.2, 0.8), at(100.8, 0.8), at(100.8, 0.2), at(100.2, 0.2)],
        ],
      ])
    ),
    (
      """
      {
          "type": "GeometryCollection",
          "geometries": [{
              "type": "Point",
              "coordinates": [100.0, 0.0]
          }, {
              "type": "LineString",
              "coordinates": [
                  [101.0, 0.0],
                  [102.0, 1.0]
              ]
          }]
      }
      """,
      .geometryCollection([
        GeoJSONGeometry(.point(at(100, 0))),
        GeoJSONGeometry(.lineString([at(101, 0), at(102, 1)])),
      ])
    ),
  ]

  @Test(arguments: samples)
  func `the samples of appendix A mean what they say`(
    text: String, shape: GeoJSONGeometry.Shape
  ) throws {
    let geometry = try Self.geometry(text)
    #expect(geometry == GeoJSONGeometry(shape))
    #expect(geometry.json == JSON(try JSONDocument(parsing: text).root))
  }

  @Test func `the feature collection of section 1_5 is read and written`() throws {
    let text = """
      {
          "type": "FeatureCollection",
          "features": [{
              "type": "Feature",
              "geometry": {
                  "type": "Point",
                  "coordinates": [102.0, 0.5]
              },
              "properties": {
                  "prop0": "value0"
              }
          }, {
              "type": "Feature",
              "geometry": {
                  "type": "LineString",
                  "coordinates": [
                      [102.0, 0.0],
                      [103.0, 1.0],
                      [104.0, 0.0],
                      [105.0, 1.0]
                  ]
              },
              "properties": {
                  "prop0": "value0",
                  "prop1": 0.0
              }
          }, {
              "type": "Feature",
              "geometry": {
                  "type": "Polygon",
                  "coordinates": [
                      [
                          [100.0, 0.0],
                          [101.0, 0.0],
                          [101.0, 1.0],
                          [100.0, 1.0],
                          [100.0, 0.0]
                      ]
                  ]
              },
              "properties": {
                  "prop0": "value0",
                  "prop1": {
                      "this": "that"
                  }
              }
          }]
      }
      """
    let json = JSON(try JSONDocument(parsing: text).root)
    let object = try GeoJSONObject(decoding: JSONDocument(parsing: text).root)
    #expect(object.features.map { $0.geometry?.typeName } == ["Point", "LineString", "Polygon"])
    #expect(object.features[2].properties == ["prop0": "value0", "prop1": ["this": "that"]])
    #expect(object.json == json)
  }

  @Test func `a box of section 5 keeps its altitudes`() throws {
    let text = """
      {
          "type": "FeatureCollection",
          "bbox": [100.0, 0.0, -100.0, 105.0, 1.0, 0.0],
          "features": []
      }
      """
    let object = try GeoJSONObject(decoding: JSONDocument(parsing: text).root)
    guard case .featureCollection(let collection) = object else {
      Issue.record("not a collection")
      return
    }
    #expect(collection.boundingBox?.numbers == [100, 0, -100, 105, 1, 0])
    #expect(
      collection.boundingBox?.boundingBox
        == BoundingBox(west: 100, south: 0, east: 105, north: 1))
    #expect(object.json == JSON(try JSONDocument(parsing: text).root))
  }

  @Test func `the box of Fiji in section 5_2 crosses the antimeridian`() throws {
    let text =
      #"{"type": "GeometryCollection", "geometries": [], "bbox": [177.0, -20.0, -178.0, -16.0]}"#
    #expect(try Self.geometry(text).boundingBox?.boundingBox.crossesAntimeridian == true)
  }
}

/// The position at `longitude` and `latitude`.
func at(_ longitude: Double, _ latitude: Double, _ tail: Double...) -> GeoJSONPosition {
  GeoJSONPosition(coordinate: Coordinate(longitude: longitude, latitude: latitude), tail: tail)
}
