// SPDX-License-Identifier: MIT

package import ZoneGeometry

extension GeoJSONGeometry {
  /// The area that the geometry covers as a zone.
  ///
  /// Polygons are taken as they are, a point as the circle of `radiusMeters` round it, a collection
  /// as all that its geometries cover. What is empty covers nothing.
  ///
  /// - Parameters:
  ///   - radiusMeters: The radius of circles; without one a point is no zone.
  ///   - pointer: The JSON Pointer to this geometry, for errors.
  ///   - source: The name of the file, for errors.
  /// - Returns: The polygons and circles, in the order of the text.
  /// - Throws: `notAnArea` at a geometry that covers none, `radiusOutOfRange` at a point whose radius
  ///   is not above 0, and for a geometry that was not read from a text what reading would throw.
  package func zoneShape(
    radiusMeters: Double? = nil, pointer: String = "", source: String? = nil
  ) throws(GeoJSONError) -> ZoneShape {
    var collector = ZoneShapeCollector(radiusMeters: radiusMeters, source: source)
    try collector.add(self, at: pointer)
    return ZoneShape(polygons: collector.polygons, circles: collector.circles)
  }
}

/// Gathers the polygons and circles of nested geometries.
private struct ZoneShapeCollector {
  let radiusMeters: Double?
  let source: String?
  private(set) var polygons: [Polygon] = []
  private(set) var circles: [Circle] = []

  init(radiusMeters: Double?, source: String?) {
    self.radiusMeters = radiusMeters
    self.source = source
  }

  mutating func add(_ geometry: GeoJSONGeometry, at pointer: String) throws(GeoJSONError) {
    switch geometry.shape {
    case .polygon(let rings):
      try add(rings, at: "\(pointer)/coordinates")
    case .multiPolygon(let polygons):
      for (index, rings) in polygons.enumerated() {
        try add(rings, at: "\(pointer)/coordinates/\(index)")
      }
    case .geometryCollection(let geometries):
      for (index, geometry) in geometries.enumerated() {
        try add(geometry, at: "\(pointer)/geometries/\(index)")
      }
    case .point(nil), .multiPoint([]), .lineString([]), .multiLineString([]): break
    case .point(let center?):
      guard let radiusMeters else { throw error(.notAnArea(type: "Point"), at: pointer) }
      try addCircle(center: center, radiusMeters: radiusMeters, at: pointer)
    case .multiPoint, .lineString, .multiLineString:
      throw error(.notAnArea(type: geometry.typeName), at: pointer)
    }
  }

  private mutating func addCircle(
    center: GeoJSONPosition, radiusMeters: Double, at pointer: String
  ) throws(GeoJSONError) {
    guard radiusMeters > 0, radiusMeters.isFinite else {
      throw error(.radiusOutOfRange(radiusMeters), at: pointer)
    }
    if let fault = center.coordinate.fault {
      throw error(fault.reason, at: "\(pointer)/coordinates/\(fault.index)")
    }
    circles.append(Circle(center: center.coordinate, radiusMeters: radiusMeters))
  }

  private mutating func add(
    _ rings: [GeoJSONPositions], at pointer: String
  ) throws(GeoJSONError) {
    var checked: [Ring] = []
    for (index, positions) in rings.enumerated() {
      do throws(RingError) {
        checked.append(
          try Ring(validating: positions.coordinates))
      } catch {
        throw GeoJSONError(
          error, in: positions, pointer: "\(pointer)/\(index)", source: source)
      }
    }
    guard let shell = checked.first else { return }
    polygons.append(Polygon(shell: shell, holes: Array(checked.dropFirst())))
  }

  private func error(_ reason: GeoJSONError.Reason, at pointer: String) -> GeoJSONError {
    GeoJSONError(reason, pointer: pointer, source: source)
  }
}
