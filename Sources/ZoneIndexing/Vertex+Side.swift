// SPDX-License-Identifier: MIT

import ZoneGeometry

// `self` is a place of the plane without a turn here; the edges may have turns.
extension Vertex {
  /// On which side of the line from `a` to `b` this place lies, decided exactly.
  @inline(__always)
  func side(ofLineFrom a: Vertex, to b: Vertex) -> Orientation {
    if a.turn == 0 && b.turn == 0 {
      return Orientation(ax: a.x, ay: a.y, bx: b.x, by: b.y, cx: x, cy: y)
    }
    return Orientation(
      ax: a.x, ay: a.y, aTurn: a.turn, bx: b.x, by: b.y, bTurn: b.turn, cx: x, cy: y)
  }

  /// Whether this place, moved a little, lies to the left of the line from `a` to `b`.
  ///
  /// It is moved east by an infinitesimal step and north by an infinitely smaller one, so that it is
  /// on no line. All paths through cells run between places that are moved alike, and therefore
  /// all edges see the corner of a path on the same side from both of its legs.
  @inline(__always)
  func isLeft(ofLineFrom a: Vertex, to b: Vertex) -> Bool {
    switch side(ofLineFrom: a, to: b) {
    case .counterClockwise: true
    case .clockwise: false
    case .collinear: a.y == b.y ? b.isEast(of: a) : b.y < a.y
    }
  }

  /// Whether the upright path from `self` to (`x`, `y`), moved as above, crosses the edge from `a`
  /// to `b`.
  @inline(__always)
  func crossesUpright(to y: Double, edgeFrom a: Vertex, to b: Vertex) -> Bool {
    guard a.isEast(of: x) != b.isEast(of: x) else { return false }
    if max(self.y, y) < min(a.y, b.y) || min(self.y, y) > max(a.y, b.y) { return false }
    return isLeft(ofLineFrom: a, to: b) != Vertex(x: x, y: y).isLeft(ofLineFrom: a, to: b)
  }

  /// Whether the level path from `self` to (`x`, `y`), moved as above, crosses the edge from `a` to
  /// `b`.
  @inline(__always)
  func crossesLevel(to x: Double, edgeFrom a: Vertex, to b: Vertex) -> Bool {
    guard (a.y > y) != (b.y > y) else { return false }
    if max(self.x, x) < min(a.turnedX, b.turnedX) || min(self.x, x) > max(a.turnedX, b.turnedX) {
      return false
    }
    return isLeft(ofLineFrom: a, to: b) != Vertex(x: x, y: y).isLeft(ofLineFrom: a, to: b)
  }

  /// Whether this place, not moved, is on the edge from `a` to `b` or on one of its ends.
  @inline(__always)
  func isOnEdge(from a: Vertex, to b: Vertex) -> Bool {
    let (ax, bx) = (a.turnedX, b.turnedX)
    if min(a.y, b.y) > y || max(a.y, b.y) < y || min(ax, bx) > x || max(ax, bx) < x {
      return false
    }
    return side(ofLineFrom: a, to: b) == .collinear
  }
}
