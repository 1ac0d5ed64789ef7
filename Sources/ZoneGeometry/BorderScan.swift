// SPDX-License-Identifier: MIT

/// A coordinate and the parity of the edges met by the ray from it to the north.
///
/// A ray along the meridian, not the parallel, because it ends at the pole: it needs no care where
/// a zone goes round the world. An edge belongs to the longitudes from its western end, included,
/// to its eastern end, excluded, so a vertex on the ray is counted once however the ring turns.
struct BorderScan {
  let x: Double
  let y: Double
  /// Whether an odd number of edges was met, if it started as false.
  var isInside: Bool

  /// Goes along `edges` of `ring`, none of which crosses the antimeridian.
  ///
  /// - Returns: Whether the coordinate is on one of them, where the scan stops.
  mutating func passes(_ edges: Range<Int>, of ring: Ring) -> Bool {
    let positions = ring.positions.span
    var index = edges.lowerBound
    while true {
      // Edges that lie wholly on one side of the ray are most of them.
      if positions[index].longitude > x {
        while index < edges.upperBound && positions[index + 1].longitude > x { index += 1 }
      } else if positions[index].longitude < x {
        while index < edges.upperBound && positions[index + 1].longitude < x { index += 1 }
      }
      guard index < edges.upperBound else { return false }
      let isOnEdge = passes(
        ax: positions[index].longitude, ay: positions[index].latitude,
        bx: positions[index + 1].longitude, by: positions[index + 1].latitude)
      if isOnEdge { return true }
      index += 1
    }
  }

  /// Goes along an edge that has an end on each side of the ray, or one on its meridian.
  private mutating func passes(ax: Double, ay: Double, bx: Double, by: Double) -> Bool {
    guard (ax > x) != (bx > x) else {
      // The start was the end of the edge before, so only this end needs to be compared.
      return bx == x && (by == y || (ax == x && (ay > y) != (by > y)))
    }
    if ay > y && by > y {
      isInside.toggle()
      return false
    }
    if ay < y && by < y { return false }
    let side = Orientation(ax: ax, ay: ay, bx: bx, by: by, cx: x, cy: y)
    if side == (bx > ax ? .clockwise : .counterClockwise) { isInside.toggle() }
    return side == .collinear
  }

  /// Goes along one edge of `ring` that crosses the antimeridian.
  ///
  /// East of Greenwich the edge is seen with its eastern end 360° further east than drawn, west of
  /// Greenwich with its western end 360° further west; it is shorter than the gap between the two.
  ///
  /// - Returns: Whether the coordinate is on it.
  mutating func passes(_ crossing: Ring.Crossing, of ring: Ring) -> Bool {
    let start = ring.positions[crossing.edge]
    let end = ring.positions[crossing.edge + 1]
    let (western, eastern) = crossing.turns > 0 ? (start, end) : (end, start)
    if (x == start.longitude && y == start.latitude) || (x == end.longitude && y == end.latitude) {
      return true
    }
    let isEast = x >= 0
    let isPassed = isEast ? western.longitude <= x : eastern.longitude > x
    guard isPassed else {
      // An edge from 180 to -180 has no length in longitude, but may have one in latitude.
      return abs(x) == 180 && western.longitude == 180 && eastern.longitude == -180
        && (western.latitude > y) != (eastern.latitude > y)
    }
    if western.latitude < y && eastern.latitude < y { return false }
    if western.latitude > y && eastern.latitude > y {
      isInside.toggle()
      return false
    }
    let side = Orientation(
      ax: western.longitude, ay: western.latitude, aTurn: isEast ? 0 : -360,
      bx: eastern.longitude, by: eastern.latitude, bTurn: isEast ? 360 : 0, cx: x, cy: y)
    if side == .clockwise { isInside.toggle() }
    return side == .collinear
  }
}
