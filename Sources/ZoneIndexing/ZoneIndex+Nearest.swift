// SPDX-License-Identifier: MIT

package import ZoneGeometry

extension ZoneIndex {
  /// The zone nearest to `coordinate` among those that `isWanted` accepts.
  ///
  /// A zone that contains the coordinate is 0 m away, at the coordinate itself, and comes before one
  /// that does not. Of zones that are equally near, up to half of `BorderSearch.tolerance`, the first
  /// is taken.
  ///
  /// - Parameters:
  ///   - coordinate: Degrees; the longitude may be whole turns off.
  ///   - isWanted: Called with ordinals of zones, perhaps more than once for one of them.
  /// - Returns: Nil when no accepted zone has a border, or the coordinate is not on the globe. The
  ///   distance is at most a tenth of a millimetre above the least.
  /// - Complexity: O(log *v*) for *v* vertices where few borders are about as near as the nearest,
  ///   plus the number of refused zones that are nearer than the answer.
  package func nearestZone(
    to coordinate: Coordinate, where isWanted: (Int) -> Bool = { _ in true }
  ) -> NearestZone? {
    guard coordinate.isOnGlobe else { return nil }
    let place = coordinate.withinOneTurn
    if let zone = firstZone(containing: place, where: isWanted) {
      return NearestZone(
        ordinal: zone, border: BorderDistance(coordinate: place, distanceMeters: 0))
    }
    var search = BorderSearch(target: place)
    guard let zone = borders.search(&search, where: isWanted), let border = search.result else {
      return nil
    }
    // The search may have come to any of the zones that are equally near.
    var first = NearestZone(ordinal: zone, border: border)
    let limit = border.distanceMeters + BorderSearch.tolerance / 2
    let near = BorderSearch(target: place, limit: limit)
    borders.forEachZone(within: near, where: { $0 < first.ordinal && isWanted($0) }) { zone in
      var search = near
      borders.search(&search, zone: zone)
      if let border = search.result { first = NearestZone(ordinal: zone, border: border) }
    }
    return first
  }

  /// The coordinate on the border of `zone` that is nearest to `coordinate`, be it inside or outside;
  /// nil when the zone has no border or the coordinate is not on the globe.
  ///
  /// - Complexity: O(log *v*) for *v* vertices of the zone where little of it is about as near.
  package func nearestBorder(of zone: Int, to coordinate: Coordinate) -> BorderDistance? {
    guard coordinate.isOnGlobe else { return nil }
    var search = BorderSearch(target: coordinate.withinOneTurn)
    borders.search(&search, zone: zone)
    return search.result
  }

  /// The ordinals, ascending, of the zones with a border at most `meters` from `coordinate`, be it
  /// inside or outside, among those that `isWanted` accepts.
  ///
  /// - Complexity: O(log *v* + *k*) for *v* vertices and *k* zones whose boxes are so near.
  package func zones(
    withBordersWithin meters: Double, of coordinate: Coordinate,
    where isWanted: (Int) -> Bool = { _ in true }
  ) -> [Int] {
    guard coordinate.isOnGlobe else { return [] }
    let near = BorderSearch(
      target: coordinate.withinOneTurn, limit: meters.nextUp, acceptsAny: true)
    var zones: [Int] = []
    borders.forEachZone(within: near, where: isWanted) { zone in
      var search = near
      borders.search(&search, zone: zone)
      if search.result != nil { zones.append(zone) }
    }
    return zones.sorted()
  }

  /// The first zone that contains `place` among those that `isWanted` accepts.
  private func firstZone(containing place: Coordinate, where isWanted: (Int) -> Bool) -> Int? {
    var first: Int?
    forEachZone(containing: place) { zone in
      if zone < first ?? .max && isWanted(zone) { first = zone }
    }
    return first
  }
}
