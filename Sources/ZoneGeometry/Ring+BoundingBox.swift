// SPDX-License-Identifier: MIT

extension Ring {
  /// The smallest box that holds all edges and the pole, if one is enclosed.
  static func boundingBox(
    of positions: [Coordinate], crossings: [Crossing], pole: Pole?
  ) -> BoundingBox {
    let (west, east) = span(of: positions, crossings: crossings)
    let latitudes = positions.lazy.map(\.latitude)
    return BoundingBox(
      west: west, south: pole == .south ? -90 : latitudes.min() ?? -90,
      east: east, north: pole == .north ? 90 : latitudes.max() ?? 90)
  }

  /// The westernmost and the easternmost longitude on the way along the ring.
  ///
  /// A longitude and the turns made so far stay apart, because their sum would round.
  private static func span(
    of positions: [Coordinate], crossings: [Crossing]
  ) -> (west: Double, east: Double) {
    var turns = 0
    var western = (turns: 0, longitude: positions[0].longitude)
    var eastern = western
    var next = 0
    for (index, position) in positions.enumerated() {
      let longitude = position.longitude
      if next < crossings.count && crossings[next].edge == index - 1 {
        turns += crossings[next].turns
        next += 1
      }
      if (turns, longitude) < western { western = (turns, longitude) }
      if (turns, longitude) > eastern { eastern = (turns, longitude) }
    }
    let isRoundTheWorld =
      eastern.turns - western.turns > 1
      || (eastern.turns > western.turns && eastern.longitude >= western.longitude)
    return isRoundTheWorld ? (-180, 180) : (western.longitude, eastern.longitude)
  }
}
