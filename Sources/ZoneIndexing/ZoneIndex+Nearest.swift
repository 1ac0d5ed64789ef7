// SPDX-License-Identifier: MIT

package import ZoneGeometry

extension ZoneIndex {
  /// The zone nearest to `coordinate` among those that `isWanted` accepts.
  ///
  /// A zone that contains the coordinate is 0 m away, at the coordinate itself. Of equally near
  /// zones the first is taken.
  ///
  /// - Returns: Nil when no accepted zone has a border, or the coordinate is not on the globe.
  /// - Complexity: O(*n* + *v*) for *n* zones and *v* vertices of those that are not clearly farther
  ///   than the nearest.
  package func nearestZone(
    to coordinate: Coordinate, where isWanted: (Int) -> Bool = { _ in true }
  ) -> NearestZone? {
    guard coordinate.isOnGlobe else { return nil }
    let place = coordinate.withinOneTurn
    var search = BorderSearch(target: place)
    var nearest: Int?
    for ordinal in shapes.indices where isWanted(ordinal) {
      if shapes[ordinal].contains(place) {
        return NearestZone(
          ordinal: ordinal, border: BorderDistance(coordinate: place, distanceMeters: 0))
      }
      let known = search.distance
      search.visit(shapes[ordinal])
      if search.distance < known { nearest = ordinal }
    }
    guard let nearest, let border = search.result else { return nil }
    return NearestZone(ordinal: nearest, border: border)
  }
}
