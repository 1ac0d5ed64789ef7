// SPDX-License-Identifier: MIT

import Foundation

extension SharedData {
  /// The polygons of each feature of the GeoJSON file at `path`, relative to `shared/data`: their
  /// rings, with every position in them.
  ///
  /// Foundation reads it, and not the library, whose reading is tested elsewhere.
  package static func polygons(_ path: String) throws -> [[[[Position]]]] {
    let text = try Data(contentsOf: directory.appending(path: path))
    let collection = try JSONSerialization.jsonObject(with: text) as? [String: Any]
    let features = collection?["features"] as? [[String: Any]] ?? []
    return features.map { feature in
      let geometry = feature["geometry"] as? [String: Any]
      let coordinates = geometry?["coordinates"]
      let polygons =
        geometry?["type"] as? String == "MultiPolygon"
        ? coordinates as? [[[[Double]]]] : (coordinates as? [[[Double]]]).map { [$0] }
      return (polygons ?? []).map { rings in
        rings.map { ring in ring.map { Position($0[0], $0[1]) } }
      }
    }
  }
}
