// SPDX-License-Identifier: MIT

package import ZoneGeometry

extension ZoneIndex {
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
