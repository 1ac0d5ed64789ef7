// SPDX-License-Identifier: MIT

extension Edge {
  /// Whether `place`, with a longitude in -180...180, is on the edge, decided exactly.
  func holds(_ place: Coordinate) -> Bool {
    if holds(x: place.longitude, y: place.latitude) { return true }
    return abs(place.longitude) == 180 && holds(x: -place.longitude, y: place.latitude)
  }

  /// As `holds(_:)`, for one of the two longitudes of the antimeridian.
  private func holds(x: Double, y: Double) -> Bool {
    let (south, north) = (min(start.latitude, end.latitude), max(start.latitude, end.latitude))
    guard south <= y && y <= north else { return false }
    let (western, eastern) = start.longitude <= end.longitude ? (start, end) : (end, start)
    if turns == 0 {
      return western.longitude <= x && x <= eastern.longitude
        && orientation(of: start, end, Coordinate(longitude: x, latitude: y)) == .collinear
    }
    // Drawn from west to east it runs from the eastern position across the antimeridian to the
    // western one, which is a turn further east, or the eastern one a turn further west.
    let isEast = x >= 0
    guard isEast ? eastern.longitude <= x : x <= western.longitude else { return false }
    let side = Orientation(
      ax: eastern.longitude, ay: eastern.latitude, aTurn: isEast ? 0 : -360,
      bx: western.longitude, by: western.latitude, bTurn: isEast ? 360 : 0, cx: x, cy: y)
    return side == .collinear
  }
}
