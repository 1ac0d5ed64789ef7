// SPDX-License-Identifier: MIT

extension ZoneShape {
  /// A coordinate that the shape contains, as near to `coordinate` as can be found.
  ///
  /// It is `coordinate` itself when that is contained, and otherwise within a metre of the nearest
  /// place of the border. That place is seldom a pair of doubles; rounded to one it may lie outside,
  /// so the neighbouring doubles and ever larger circles around it are tried. Where the shape is too
  /// thin to hold a pair of doubles within a metre, the nearest vertex or centre is the answer.
  ///
  /// - Returns: Nil when the shape contains nothing or `coordinate` is not on the globe.
  /// - Complexity: O(*n*) for *n* vertices.
  public func nearestInside(to coordinate: Coordinate) -> Coordinate? {
    guard coordinate.isOnGlobe else { return nil }
    let place = coordinate.withinOneTurn
    if contains(place) { return place }
    guard let border = nearestBorder(to: place)?.coordinate else { return nil }
    if let inside = border.withSurroundings(firstWhere: contains) { return inside }
    return landmarks.min { place.distanceMeters(to: $0) < place.distanceMeters(to: $1) }
  }

  /// Coordinates that are certainly contained: all vertices, and the centres of circles.
  private var landmarks: [Coordinate] {
    polygons.flatMap { $0.rings.flatMap { Array($0.vertices) } }
      + circles.filter { $0.radiusMeters >= 0 }.map(\.center)
  }
}
