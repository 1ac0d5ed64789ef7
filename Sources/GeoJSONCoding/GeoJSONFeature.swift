// SPDX-License-Identifier: MIT

package import JSONDocument

/// A geometry with its properties (RFC 7946 §3.2).
package struct GeoJSONFeature: Hashable, Sendable {
  /// What a feature is called by the tool that made it.
  package enum Identifier: Hashable, Sendable {
    /// A text.
    case string(String)
    /// A number without fraction.
    case integer(Int64)
    /// A number with a fraction or an exponent.
    case number(Double)
  }

  /// The identifier, when there is one.
  package var id: Identifier?
  /// The geometry; nil for `null`, a feature without a place.
  package var geometry: GeoJSONGeometry?
  /// The properties; nil for `null`.
  package var properties: JSON.Object?
  /// The box that is said to hold the geometry; it is kept, not relied on.
  package var boundingBox: GeoJSONBoundingBox?
  /// Members that RFC 7946 does not define.
  package var foreignMembers: JSON.Object

  /// Creates a feature.
  package init(
    id: Identifier? = nil, geometry: GeoJSONGeometry?, properties: JSON.Object? = nil,
    boundingBox: GeoJSONBoundingBox? = nil, foreignMembers: JSON.Object = [:]
  ) {
    self.id = id
    self.geometry = geometry
    self.properties = properties
    self.boundingBox = boundingBox
    self.foreignMembers = foreignMembers
  }

  /// Reads a feature.
  ///
  /// It must have `geometry` and `properties`, if only as `null`: without that rule a mistyped
  /// `"propertys"` would silently turn an exclusion zone into a zone.
  ///
  /// - Throws: A `GeoJSONError` at the first place that is wrong.
  package init(decoding value: JSONValue) throws(GeoJSONError) {
    try value.require(type: [Self.typeName])
    id = try value.member("id").map(Identifier.init(decoding:))
    boundingBox = try GeoJSONBoundingBox(decodingMemberOf: value)
    let known = ["type", "id", "bbox", "properties", "geometry"]
    foreignMembers = try value.members(otherThan: known)

    let properties = try reading(value.required("properties"))
    switch properties.content {
    case .null: self.properties = nil
    case .object(let members): self.properties = JSON.Object(members)
    default: throw GeoJSONError(properties.unexpectedKind("an object or null"))
    }

    let geometry = try reading(value.required("geometry"))
    self.geometry = geometry.isNull ? nil : try GeoJSONGeometry(decoding: geometry)
  }

  static let typeName = "Feature"

  /// The feature as JSON.
  package var json: JSON {
    var object: JSON.Object = ["type": .string(Self.typeName)]
    object["id"] = id?.json
    object["bbox"] = boundingBox?.json
    object.appendNew(foreignMembers)
    object["properties"] = properties.map { .object($0) } ?? .null
    object["geometry"] = geometry?.json ?? .null
    return .object(object)
  }
}

extension GeoJSONFeature.Identifier {
  init(decoding value: JSONValue) throws(GeoJSONError) {
    switch value.content {
    case .string(let text): self = .string(text)
    case .integer(let integer): self = .integer(integer)
    case .number(let number): self = .number(number)
    default: throw GeoJSONError(value.unexpectedKind("a string or a number"))
    }
  }

  var json: JSON {
    switch self {
    case .string(let text): .string(text)
    case .integer(let integer): .integer(integer)
    case .number(let number): .number(number)
    }
  }
}
