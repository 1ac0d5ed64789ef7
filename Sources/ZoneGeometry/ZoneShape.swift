// SPDX-License-Identifier: MIT

/// Where a zone is: any number of polygons and circles, which may overlap.
public struct ZoneShape: Hashable, Sendable {
  /// The polygons, in the order of the drawing.
  public let polygons: [Polygon]
  /// The circles, in the order of the drawing.
  public let circles: [Circle]

  /// Creates a shape from its parts.
  public init(polygons: [Polygon] = [], circles: [Circle] = []) {
    self.polygons = polygons
    self.circles = circles
  }

  /// Whether there are no parts, so that nothing is contained.
  public var isEmpty: Bool { polygons.isEmpty && circles.isEmpty }

  /// The number of vertices of all polygons.
  public var vertexCount: Int { polygons.reduce(0) { $0 + $1.vertexCount } }

  /// Whether a part contains `coordinate`; see `Polygon.contains(_:)` and `Circle.contains(_:)`.
  ///
  /// - Complexity: O(*n*) for *n* vertices.
  public func contains(_ coordinate: Coordinate) -> Bool {
    polygons.contains { $0.contains(coordinate) } || circles.contains { $0.contains(coordinate) }
  }

  /// The smallest box that holds the boxes of all parts; nil without parts.
  public var boundingBox: BoundingBox? {
    BoundingBox(enclosing: polygons.map(\.boundingBox) + circles.map(\.boundingBox))
  }

  /// The sum of the areas of the parts in square metres on the sphere; what parts share counts
  /// once for each.
  public var areaSquareMeters: Double {
    circles.reduce(polygons.reduce(0) { $0 + $1.areaSquareMeters }) { $0 + $1.areaSquareMeters }
  }

  /// The middle of the parts, which need not be in the shape; nil without parts.
  ///
  /// It is the centroid of a single part. Of several it is the mean of their centroids on the
  /// sphere, weighted with their areas.
  public var centroid: Coordinate? {
    var parts = polygons.map { (center: $0.centroid, weight: $0.areaSquareMeters) }
    parts += circles.map { (center: $0.center, weight: $0.areaSquareMeters) }
    guard let first = parts.first else { return nil }
    if parts.count == 1 { return first.center }
    if parts.allSatisfy({ $0.weight == 0 }) { parts = parts.map { ($0.center, 1) } }
    return Coordinate(meanOf: parts) ?? first.center
  }
}
