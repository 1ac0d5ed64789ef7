// SPDX-License-Identifier: MIT

import ZoneGeometry

extension Vertex {
  /// Whether this place, moved a little, lies to the left of the line from `a` to `b`.
  ///
  /// It is moved east by an infinitesimal step and north by an infinitely smaller one, so that it is
  /// on no line. All paths through cells run between places that are moved alike, and therefore
  /// all edges see the corner of a path on the same side from both of its legs.
  @inline(__always)
  func isLeft(ofLineFrom a: Vertex, to b: Vertex) -> Bool {
    switch Orientation(ax: a.x, ay: a.y, bx: b.x, by: b.y, cx: x, cy: y) {
    case .counterClockwise: true
    case .clockwise: false
    case .collinear: a.y == b.y ? b.x > a.x : b.y < a.y
    }
  }

  /// Whether the upright path from `self` to (`x`, `y`), moved as above, crosses the edge from `a`
  /// to `b`.
  @inline(__always)
  func crossesUpright(to y: Double, edgeFrom a: Vertex, to b: Vertex) -> Bool {
    guard (a.x > x) != (b.x > x) else { return false }
    if max(self.y, y) < min(a.y, b.y) || min(self.y, y) > max(a.y, b.y) { return false }
    return isLeft(ofLineFrom: a, to: b) != Vertex(x: x, y: y).isLeft(ofLineFrom: a, to: b)
  }

  /// Whether the level path from `self` to (`x`, `y`), moved as above, crosses the edge from `a` to
  /// `b`.
  @inline(__always)
  func crossesLevel(to x: Double, edgeFrom a: Vertex, to b: Vertex) -> Bool {
    guard (a.y > y) != (b.y > y) else { return false }
    if max(self.x, x) < min(a.x, b.x) || min(self.x, x) > max(a.x, b.x) { return false }
    return isLeft(ofLineFrom: a, to: b) != Vertex(x: x, y: y).isLeft(ofLineFrom: a, to: b)
  }

  /// Whether this place, not moved, is on the edge from `a` to `b` or on one of its ends.
  @inline(__always)
  func isOnEdge(from a: Vertex, to b: Vertex) -> Bool {
    if min(a.y, b.y) > y || max(a.y, b.y) < y || min(a.x, b.x) > x || max(a.x, b.x) < x {
      return false
    }
    return Orientation(ax: a.x, ay: a.y, bx: b.x, by: b.y, cx: x, cy: y) == .collinear
  }
}
