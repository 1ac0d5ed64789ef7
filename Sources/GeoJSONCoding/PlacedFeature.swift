// SPDX-License-Identifier: MIT

package import JSONDocument
package import ZoneGeometry

/// A feature, and where it stands in its text.
package struct PlacedFeature: Sendable {
  /// The feature; a bare geometry is one without properties.
  package let feature: GeoJSONFeature
  /// The feature as it is written; nil when it is a bare geometry.
  package let value: JSONValue?

  /// The JSON Pointer to the feature, or to the bare geometry.
  package let pointer: String
  private let source: String?

  /// Reads the feature that `value` is.
  init(decoding value: JSONValue) throws(GeoJSONError) {
    self.init(try GeoJSONFeature(decoding: value), as: value, at: value.pointer)
  }

  private init(_ feature: GeoJSONFeature, as value: JSONValue, at pointer: String) {
    self.feature = feature
    self.value = value
    self.pointer = pointer
    source = value.source
  }

  private init(_ geometry: GeoJSONGeometry, in root: JSONValue) {
    feature = GeoJSONFeature(geometry: geometry)
    value = nil
    pointer = root.pointer
    source = root.source
  }

  /// The features of the text whose root was decoded as `object`.
  static func all(of object: GeoJSONObject, in root: JSONValue) throws(GeoJSONError) -> [Self] {
    switch object {
    case .featureCollection(let collection):
      let values = try reading(root.required("features").elements())
      return zip(collection.features, values).enumerated().map { index, placed in
        Self(placed.0, as: placed.1, at: "/features/\(index)")
      }
    case .feature(let feature): return [Self(feature, as: root, at: root.pointer)]
    case .geometry(let geometry): return [Self(geometry, in: root)]
    }
  }

  /// The area that the feature covers as a zone.
  ///
  /// - Returns: The polygons and circles, in the order of the text.
  /// - Throws: What `GeoJSONFeature.zoneShape(pointer:source:)` throws, and for a bare geometry what
  ///   `GeoJSONGeometry.zoneShape(radiusMeters:pointer:source:)` throws.
  package func zoneShape() throws(GeoJSONError) -> ZoneShape {
    if value == nil, let geometry = feature.geometry {
      return try geometry.zoneShape(pointer: pointer, source: source)
    }
    return try feature.zoneShape(pointer: pointer, source: source)
  }
}
