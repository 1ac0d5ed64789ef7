// SPDX-License-Identifier: MIT

import ZoneGeometry

/// Answers by the book, in exact arithmetic and without any of the library's algorithms.
enum ExactReference {
  /// The sign of (b - a) × (c - a), longitudes moved by whole degrees.
  static func side(
    _ a: Coordinate, _ b: Coordinate, _ c: Coordinate,
    moving shifts: (a: Double, b: Double, c: Double) = (0, 0, 0)
  ) -> Int {
    let (ax, ay) = (Dyadic(a.longitude) + Dyadic(shifts.a), Dyadic(a.latitude))
    let (bx, by) = (Dyadic(b.longitude) + Dyadic(shifts.b), Dyadic(b.latitude))
    let (cx, cy) = (Dyadic(c.longitude) + Dyadic(shifts.c), Dyadic(c.latitude))
    return ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)).sign
  }

  /// Closed even-odd containment over all `rings`, which lie in one plane, each longitude moved as
  /// its ring's `shifts` say; `coordinate` is also looked for 360° to the east and west.
  static func contains(_ rings: [PlaneRing], _ coordinate: Coordinate) -> Bool {
    var isInside = false
    for turn in [-360.0, 0, 360] {
      for ring in rings {
        switch ring.parity(of: coordinate, moved: turn) {
        case nil: return true
        case let parity?: isInside = isInside != parity
        }
      }
    }
    return isInside
  }
}

/// A ring unrolled into the plane: positions and what is added to their longitudes.
struct PlaneRing {
  let positions: [Coordinate]
  let shifts: [Double]
  private let reach: ClosedRange<Double>

  /// A ring as drawn, or unrolled by taking every edge of more than 180° the short way.
  init(_ positions: [Coordinate], unrolled: Bool = false) {
    self.positions = positions
    var shift = 0.0
    var shifts: [Double] = []
    for (index, position) in positions.enumerated() {
      if unrolled && index > 0 {
        let step = position.longitude - positions[index - 1].longitude
        if step > 180 { shift -= 360 }
        if step < -180 { shift += 360 }
      }
      shifts.append(shift)
    }
    self.shifts = shifts
    let longitudes = zip(positions, shifts).map { $0.longitude + $1 }
    reach = (longitudes.min() ?? 0) - 1...(longitudes.max() ?? 0) + 1
  }

  /// Whether a ray to the east crosses an odd number of edges; nil for a coordinate on an edge.
  func parity(of coordinate: Coordinate, moved turn: Double) -> Bool? {
    // Far outside there is nothing to compute; a degree is more than any sum here can round.
    guard reach.contains(coordinate.longitude + turn) else { return false }
    var isOdd = false
    let y = coordinate.latitude
    for index in 1..<positions.count {
      let (a, b) = (positions[index - 1], positions[index])
      guard min(a.latitude, b.latitude) <= y && y <= max(a.latitude, b.latitude) else { continue }
      let shifts = (a: self.shifts[index - 1], b: self.shifts[index], c: turn)
      let side = ExactReference.side(a, b, coordinate, moving: shifts)
      if side == 0 && isBetween(a, b, coordinate, shifts) { return nil }
      if (a.latitude > y) != (b.latitude > y) && (side > 0) == (b.latitude > a.latitude) {
        isOdd.toggle()
      }
    }
    return isOdd
  }

  private func isBetween(
    _ a: Coordinate, _ b: Coordinate, _ c: Coordinate, _ shifts: (a: Double, b: Double, c: Double)
  ) -> Bool {
    let x = Dyadic(c.longitude) + Dyadic(shifts.c)
    let toA = (x - (Dyadic(a.longitude) + Dyadic(shifts.a))).sign
    let toB = (x - (Dyadic(b.longitude) + Dyadic(shifts.b))).sign
    return toA * toB <= 0
  }
}
