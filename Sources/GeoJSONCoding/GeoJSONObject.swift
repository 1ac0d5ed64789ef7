// SPDX-License-Identifier: MIT

package import JSONDocument

/// What a GeoJSON text can be (RFC 7946 §3).
///
///     let document = try JSONDocument(parsing: bytes, source: "zones.geojson")
///     for feature in try GeoJSONObject(decoding: document.root).features { … }
package enum GeoJSONObject: Hashable, Sendable {
  /// Several features.
  case featureCollection(GeoJSONFeatureCollection)
  /// One geometry with its properties.
  case feature(GeoJSONFeature)
  /// A bare geometry.
  case geometry(GeoJSONGeometry)

  /// Reads an object of any type.
  ///
  /// - Throws: A `GeoJSONError` at the first place that RFC 7946 does not allow, or at the first ring
  ///   or position that cannot be used.
  package init(decoding value: JSONValue) throws(GeoJSONError) {
    let names = [GeoJSONFeatureCollection.typeName, GeoJSONFeature.typeName]
    switch try value.require(type: names + GeoJSONGeometry.typeNames) {
    case GeoJSONFeatureCollection.typeName:
      self = .featureCollection(try GeoJSONFeatureCollection(decoding: value))
    case GeoJSONFeature.typeName:
      self = .feature(try GeoJSONFeature(decoding: value))
    default:
      self = .geometry(try GeoJSONGeometry(decoding: value))
    }
  }

  /// The features: those of the collection, the only one, or the bare geometry as a feature without
  /// properties.
  package var features: [GeoJSONFeature] {
    switch self {
    case .featureCollection(let collection): collection.features
    case .feature(let feature): [feature]
    case .geometry(let geometry): [GeoJSONFeature(geometry: geometry)]
    }
  }

  /// The object as JSON, as it was read: nothing is lost but the order of members.
  package var json: JSON {
    switch self {
    case .featureCollection(let collection): collection.json
    case .feature(let feature): feature.json
    case .geometry(let geometry): geometry.json
    }
  }
}
