// SPDX-License-Identifier: MIT

import ZoneGeometry

/// A path through a cell: from its centre north or south, then east or west to a place.
struct CellPath {
  /// What a path makes of an edge.
  enum Meeting {
    /// It crosses the edge twice or not at all.
    case not
    /// It crosses the edge once.
    case once
    /// It ends on the edge.
    case border
  }

  let center: Vertex
  let corner: Vertex
  let place: Vertex

  @inline(__always)
  init(from center: Vertex, to place: Vertex) {
    self.center = center
    self.place = place
    corner = Vertex(x: center.x, y: place.y)
  }

  /// Crossings are counted as `Vertex.isLeft` moves places; what is on the border is not moved.
  @inline(__always)
  func meets(edgeFrom a: Vertex, to b: Vertex) -> Meeting {
    var isCrossed = center.crossesUpright(to: place.y, edgeFrom: a, to: b)
    if (a.y > place.y) != (b.y > place.y) {
      let (west, east) = (min(a.turnedX, b.turnedX), max(a.turnedX, b.turnedX))
      if max(center.x, place.x) >= west && min(center.x, place.x) <= east {
        switch place.side(ofLineFrom: a, to: b) {
        case .collinear: return .border
        case let side:
          let isLeft = side == .counterClockwise
          if isLeft != corner.isLeft(ofLineFrom: a, to: b) { isCrossed.toggle() }
        }
      }
    } else if a.y == place.y || b.y == place.y {
      // The edge is level, or ends at the latitude of the place and comes from the south.
      if place.isOnEdge(from: a, to: b) { return .border }
    }
    return isCrossed ? .once : .not
  }
}
