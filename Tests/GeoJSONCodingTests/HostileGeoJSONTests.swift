// SPDX-License-Identifier: MIT

import GeoJSONCoding
import JSONDocument
import Testing
import ZoneGeometry

@Suite("Hostile GeoJSON")
struct HostileGeoJSONTests {
  static let sample = #"""
    {"type":"FeatureCollection","bbox":[0,0,1,1],"features":[{"type":"Feature","id":"a","properties":
    {"radiusMeters":5},"geometry":{"type":"GeometryCollection","geometries":[{"type":"Point",
    "coordinates":[1,2,3]},{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}]}}]}
    """#

  /// Reads a text all the way to zones; the errors of JSON and GeoJSON are the only ways out.
  static func readZones(_ bytes: [UInt8]) throws {
    for feature in try GeoJSONObject(decoding: JSONDocument(parsing: bytes).root).features {
      _ = try feature.zoneShape()
    }
  }

  @Test func `a file cut anywhere is refused`() throws {
    let whole = Array(Self.sample.utf8)
    try Self.readZones(whole)
    for length in 0..<whole.count {
      #expect(throws: JSONError.self, "cut after \(length) bytes") {
        try Self.readZones(Array(whole[..<length]))
      }
    }
  }

  @Test func `a file with any byte changed is read or refused`() {
    let whole = Array(Self.sample.utf8)
    for offset in whole.indices {
      for byte in [UInt8](#" "{}[],:0-9.eE\tnfX"#.utf8) + [0, 0x0A, 0x80, 0xFF] {
        var changed = whole
        changed[offset] = byte
        do {
          try Self.readZones(changed)
        } catch {
          #expect(error is JSONError || error is GeoJSONError)
        }
      }
    }
  }

  @Test func `collections nested as deep as JSON may be are read`() throws {
    // Each collection opens an object and an array; the point is one object and one array more.
    func nested(_ count: Int) -> String {
      String(repeating: #"{"type": "GeometryCollection", "geometries": ["#, count: count)
        + #"{"type": "Point", "coordinates": [1, 2]}"# + String(repeating: "]}", count: count)
    }
    let deepest = try GeoJSONGeometry(decoding: JSONDocument(parsing: nested(255)).root)
    #expect(try deepest.zoneShape(radiusMeters: 1).circles.count == 1)
    #expect(try deepest.json.text() == JSON(JSONDocument(parsing: nested(255)).root).text())
    #expect(throws: JSONError.self) { try JSONDocument(parsing: nested(256)) }
    #expect(throws: JSONError.self) { try JSONDocument(parsing: nested(100_000)) }
  }

  @Test func `an error deep inside names its whole place`() throws {
    let text =
      String(repeating: #"{"type": "GeometryCollection", "geometries": ["#, count: 3)
      + #"{"type": "Point", "coordinates": [1, null]}"# + String(repeating: "]}", count: 3)
    let error = #expect(throws: GeoJSONError.self) {
      try GeoJSONGeometry(decoding: JSONDocument(parsing: text).root)
    }
    #expect(error?.pointer == "/geometries/0/geometries/0/geometries/0/coordinates/1")
  }
}
