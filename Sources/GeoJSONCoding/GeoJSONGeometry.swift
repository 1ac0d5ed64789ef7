// SPDX-License-Identifier: MIT

package import JSONDocument

/// A geometry (RFC 7946 §3.1).
package struct GeoJSONGeometry: Hashable, Sendable {
  /// The seven types, with their positions.
  package enum Shape: Hashable, Sendable {
    /// One position; nil when `coordinates` is empty, which is a place nowhere.
    case point(GeoJSONPosition?)
    /// Positions.
    case multiPoint(GeoJSONPositions)
    /// None or at least two positions.
    case lineString(GeoJSONPositions)
    /// Lines.
    case multiLineString([GeoJSONPositions])
    /// The shell, then the holes: rings, each closed and of at least four positions.
    case polygon([GeoJSONPositions])
    /// Polygons.
    case multiPolygon([[GeoJSONPositions]])
    /// Geometries of any type.
    case geometryCollection([GeoJSONGeometry])
  }

  /// The type and the positions.
  package var shape: Shape
  /// The box that is said to hold the geometry; it is kept, not relied on.
  package var boundingBox: GeoJSONBoundingBox?
  /// Members that RFC 7946 does not define.
  package var foreignMembers: JSON.Object

  /// Creates a geometry.
  package init(
    _ shape: Shape, boundingBox: GeoJSONBoundingBox? = nil, foreignMembers: JSON.Object = [:]
  ) {
    self.shape = shape
    self.boundingBox = boundingBox
    self.foreignMembers = foreignMembers
  }

  /// The name of the type, such as "Polygon".
  package var typeName: String {
    switch shape {
    case .point: "Point"
    case .multiPoint: "MultiPoint"
    case .lineString: "LineString"
    case .multiLineString: "MultiLineString"
    case .polygon: "Polygon"
    case .multiPolygon: "MultiPolygon"
    case .geometryCollection: "GeometryCollection"
    }
  }

  static let typeNames = [
    "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
    "GeometryCollection",
  ]
}
