// SPDX-License-Identifier: MIT

extension Ring {
  /// The coordinate on an edge that is nearest to `coordinate`, which must be on the globe.
  ///
  /// An edge is the straight segment in the longitude/latitude plane; distances are great-circle
  /// distances, at most a tenth of a millimetre above the least.
  ///
  /// - Complexity: O(*n*) for *n* vertices.
  public func nearestBorder(to coordinate: Coordinate) -> BorderDistance {
    var search = BorderSearch(target: coordinate.withinOneTurn)
    search.visit(self)
    return search.result
      ?? BorderDistance(
        coordinate: positions[0], distanceMeters: coordinate.distanceMeters(to: positions[0]))
  }
}

extension Polygon {
  /// The coordinate on an edge of any ring that is nearest to `coordinate`; see `Ring`.
  ///
  /// - Complexity: O(*n*) for *n* vertices.
  public func nearestBorder(to coordinate: Coordinate) -> BorderDistance {
    var search = BorderSearch(target: coordinate.withinOneTurn)
    for ring in rings { search.visit(ring) }
    return search.result ?? shell.nearestBorder(to: coordinate)
  }
}

extension ZoneShape {
  /// The coordinate on the border of any part that is nearest to `coordinate`, be it inside or
  /// outside; nil when no part has a border or `coordinate` is not on the globe.
  ///
  /// Where parts overlap, the border of one inside another counts too.
  ///
  /// - Complexity: O(*n*) for *n* vertices.
  public func nearestBorder(to coordinate: Coordinate) -> BorderDistance? {
    nearestBorder(to: coordinate, within: .infinity)
  }

  /// As `nearestBorder(to:)`, but nil unless something is nearer than `limit` metres.
  package func nearestBorder(to coordinate: Coordinate, within limit: Double) -> BorderDistance? {
    guard coordinate.isOnGlobe else { return nil }
    var search = BorderSearch(target: coordinate.withinOneTurn, limit: limit)
    search.visit(self)
    return search.result
  }
}
