// SPDX-License-Identifier: MIT

import GeoJSONCoding
import JSONDocument
import TestSupport
import Testing

@Suite("Writing GeoJSON")
struct GeoJSONEncodingTests {
  @Test func `nothing is lost, and the long member comes last`() throws {
    let text = #"""
      {"features": [
        {"geometry": {"coordinates": [-71.0419, 42.3519, 3.5, 1e21], "precision": 4, "type": "Point",
                      "bbox": [-71.0419, 42.3519, -71.0419, 42.3519]},
         "properties": {"z": 1, "a": {"b": [null, true, "ü"]}}, "id": "pier", "title": "Pier 4",
         "type": "Feature"},
        {"type": "Feature", "id": 7, "geometry": null, "properties": null},
        {"type": "Feature", "id": 7.5, "geometry": null, "properties": {}}],
       "crs": {"type": "name"}, "name": "harbor", "type": "FeatureCollection"}
      """#
    let document = try JSONDocument(parsing: text)
    let written = try GeoJSONObject(decoding: document.root).json
    #expect(written == JSON(document.root))
    #expect(
      try written.text()
        == #"{"type":"FeatureCollection","crs":{"type":"name"},"name":"harbor","features":["#
        + #"{"type":"Feature","id":"pier","title":"Pier 4","#
        + #""properties":{"z":1,"a":{"b":[null,true,"ü"]}},"#
        + #""geometry":{"type":"Point","bbox":[-71.0419,42.3519,-71.0419,42.3519],"precision":4,"#
        + #""coordinates":[-71.0419,42.3519,3.5,1e+21]}},"#
        + #"{"type":"Feature","id":7,"properties":null,"geometry":null},"#
        + #"{"type":"Feature","id":7.5,"properties":{},"geometry":null}]}"#)
  }

  @Test func `a foreign member cannot pass for one of GeoJSON's own`() {
    let foreign: JSON.Object = ["type": "Point", "features": 2, "name": "harbor"]
    let collection = GeoJSONFeatureCollection(features: [], foreignMembers: foreign)
    #expect(
      collection.json == ["type": "FeatureCollection", "features": [], "name": "harbor"])
    let geometry = GeoJSONGeometry(.multiPoint([]), foreignMembers: ["type": "Feature"])
    let feature = GeoJSONFeature(geometry: geometry, foreignMembers: ["type": "Polygon"])
    #expect(feature.json["type"] == "Feature")
    #expect(feature.json["geometry"]?["type"] == "MultiPoint")
  }

  @Test(.timeLimit(.minutes(1)))
  func `a hundred thousand foreign members are read and written`() throws {
    let members = (0..<100_000).map { #""m\#($0)":\#($0)"# }.joined(separator: ",")
    let text = #"{"type":"FeatureCollection",\#(members),"features":[]}"#
    let object = try GeoJSONObject(decoding: JSONDocument(parsing: text).root)
    #expect(try object.json.text() == text)
  }

  @Test(arguments: UInt64(0)..<50)
  func `reading what was written gives the same object`(seed: UInt64) throws {
    var generator = SeededGeoJSON(seed: seed)
    let object = generator.object()
    let text = try object.json.text()
    #expect(
      try GeoJSONObject(decoding: JSONDocument(parsing: text).root) == object, "seed \(seed)")
  }
}
