// SPDX-License-Identifier: MIT

package import JSONDocument

/// Several features (RFC 7946 §3.3).
package struct GeoJSONFeatureCollection: Hashable, Sendable {
  /// The features, in the order of the text.
  package var features: [GeoJSONFeature]
  /// The box that is said to hold all of them; it is kept, not relied on.
  package var boundingBox: GeoJSONBoundingBox?
  /// Members that RFC 7946 does not define, such as `name` and the former `crs`.
  package var foreignMembers: JSON.Object

  /// Creates a collection.
  package init(
    features: [GeoJSONFeature], boundingBox: GeoJSONBoundingBox? = nil,
    foreignMembers: JSON.Object = [:]
  ) {
    self.features = features
    self.boundingBox = boundingBox
    self.foreignMembers = foreignMembers
  }

  /// Reads a collection.
  ///
  /// - Throws: A `GeoJSONError` at the first place that is wrong.
  package init(decoding value: JSONValue) throws(GeoJSONError) {
    try value.require(type: [Self.typeName])
    boundingBox = try GeoJSONBoundingBox(decodingMemberOf: value)
    foreignMembers = try value.members(otherThan: ["type", "bbox", "features"])
    features = []
    for feature in try reading(value.required("features").elements()) {
      features.append(try GeoJSONFeature(decoding: feature))
    }
  }

  static let typeName = "FeatureCollection"

  /// The collection as JSON.
  package var json: JSON {
    var object: JSON.Object = ["type": .string(Self.typeName)]
    object["bbox"] = boundingBox?.json
    object.appendNew(foreignMembers)
    object["features"] = .array(features.map(\.json))
    return .object(object)
  }
}
