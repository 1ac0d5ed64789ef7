// SPDX-License-Identifier: MIT

public import JSONDocument

/// A geometry (RFC 7946 §3.1).
public struct GeoJSONGeometry: Hashable, Sendable {
  /// The seven types, with their positions.
  public enum Shape: Hashable, Sendable {
    /// One position; nil when `coordinates` is empty, which is a place nowhere.
    case point(GeoJSONPosition?)
    /// Positions.
    case multiPoint([GeoJSONPosition])
    /// None or at least two positions.
    case lineString([GeoJSONPosition])
    /// Lines.
    case multiLineString([[GeoJSONPosition]])
    /// The shell, then the holes: rings, each closed and of at least four positions.
    case polygon([[GeoJSONPosition]])
    /// Polygons.
    case multiPolygon([[[GeoJSONPosition]]])
    /// Geometries of any type.
    case geometryCollection([GeoJSONGeometry])
  }

  /// The type and the positions.
  public var shape: Shape
  /// The box that is said to hold the geometry; it is kept, not relied on.
  public var boundingBox: GeoJSONBoundingBox?
  /// Members that RFC 7946 does not define.
  public var foreignMembers: JSON.Object

  /// Creates a geometry.
  public init(
    _ shape: Shape, boundingBox: GeoJSONBoundingBox? = nil, foreignMembers: JSON.Object = [:]
  ) {
    self.shape = shape
    self.boundingBox = boundingBox
    self.foreignMembers = foreignMembers
  }

  /// The name of the type, such as "Polygon".
  public var typeName: String {
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
