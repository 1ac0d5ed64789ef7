// SPDX-License-Identifier: MIT

/// An end of an edge, which may lie beyond the antimeridian, or another place in the plane.
struct Vertex: Hashable, Sendable {
  /// The longitude as drawn, in -180...180.
  let x: Double
  let y: Double
  /// Degrees to add to `x`, which are -360, 0 or 360; the sum need not be a double.
  let turn: Double

  @inline(__always)
  init(x: Double, y: Double, turn: Double = 0) {
    self.x = x
    self.y = y
    self.turn = turn
  }

  /// The longitude with its turn, rounded.
  @inline(__always)
  var turnedX: Double { x + turn }

  /// Whether the vertex is east of the longitude `other`, which is in -180...180.
  @inline(__always)
  func isEast(of other: Double) -> Bool {
    if turn == 0 { return x > other }
    return turn > 0 && !(x == -180 && other == 180)
  }

  /// Whether the vertex is east of `other`; their turns differ by at most 360.
  @inline(__always)
  func isEast(of other: Vertex) -> Bool {
    if turn == other.turn { return x > other.x }
    // A whole turn apart, the one can only be as far east as the other.
    return turn > other.turn && !(x == -180 && other.x == 180)
  }
}
