// SPDX-License-Identifier: MIT

package import ZoneGeometry

extension ZoneIndex {
  /// A coordinate that `zone` contains, as near to `coordinate` as can be found; see
  /// `ZoneShape.nearestInside(to:)`.
  ///
  /// - Returns: Nil when the zone has no border or `coordinate` is not on the globe.
  /// - Complexity: As `nearestBorder(of:to:)`, and O(*v*) for *v* vertices of a zone that holds no
  ///   pair of doubles within a metre.
  package func nearestInside(of zone: Int, to coordinate: Coordinate) -> Coordinate? {
    guard coordinate.isOnGlobe else { return nil }
    let place = coordinate.withinOneTurn
    if contains(place, in: zone) { return place }
    guard let border = nearestBorder(of: zone, to: place)?.coordinate else { return nil }
    return border.withSurroundings { contains($0, in: zone) }
      ?? nearestLandmark(of: zone, to: place)
  }

  /// A coordinate that `isAccepted` takes, as near to `coordinate` as can be found with limited work:
  /// a metre beyond a border of a zone that `isWanted` accepts.
  ///
  /// Borders are looked at in ever shorter pieces, an eighth of their distance at first and a 512th
  /// at last, but a metre at least. Of each piece only the nearest place counts, so an opening much
  /// narrower than the pieces may be missed.
  ///
  /// - Parameters:
  ///   - coordinate: Degrees; the longitude may be whole turns off.
  ///   - isWanted: Which zones have borders that matter: those that offer, and those that forbid.
  ///   - isAccepted: Called with coordinates beyond borders, 256 times at the most.
  /// - Returns: Nil when nothing was accepted, or `coordinate` is not on the globe.
  package func nearestCoordinate(
    to coordinate: Coordinate, beyondBordersOf isWanted: (Int) -> Bool,
    where isAccepted: (Coordinate) -> Bool
  ) -> Coordinate? {
    guard coordinate.isOnGlobe else { return nil }
    return withoutActuallyEscaping(isWanted) { isWanted in
      withoutActuallyEscaping(isAccepted) { isAccepted in
        var probing = BorderProbing(
          tree: borders, target: coordinate.withinOneTurn, isWanted: isWanted,
          isAccepted: isAccepted)
        return probing.nearest()
      }
    }
  }

  private func contains(_ place: Coordinate, in zone: Int) -> Bool {
    var isInside = false
    forEachZone(containing: place) { isInside = isInside || $0 == zone }
    return isInside
  }

  /// The nearest vertex or centre.
  private func nearestLandmark(of zone: Int, to place: Coordinate) -> Coordinate? {
    var landmarks: [Coordinate] = []
    borders.forEachLeaf(of: zone) { leaf in
      landmarks += borders.store.edges(in: leaf).map(\.start)
      if let center = borders.store.center(of: leaf) { landmarks.append(center) }
    }
    return landmarks.min { place.distanceMeters(to: $0) < place.distanceMeters(to: $1) }
  }
}
