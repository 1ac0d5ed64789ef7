// SPDX-License-Identifier: MIT

/// A ring rolled off the globe into the plane, where it takes each edge of more than 180° of
/// longitude the short way and may end whole turns from where it began.
struct UnrolledRing {
  /// The positions from the first to its repetition.
  private(set) var places: [TurnedPosition] = []

  /// Whole turns that the ring makes round the world, positive to the east.
  private(set) var turns = 0

  init(_ positions: [Position]) {
    let shifts = Self.shifts(positions.map(\.longitude))
    for (index, position) in positions.enumerated() {
      if index > 0 { turns += shifts[index - 1] }
      places.append(
        TurnedPosition(TurnedLongitude(position.longitude, turns: turns), position.latitude))
    }
  }

  /// Turns by which the end of each edge is moved.
  ///
  /// An edge of 360° crosses the antimeridian without any length, or runs round the world as drawn,
  /// so that the ring closes. When it closes both ways such edges run round the world, unless all
  /// of them would turn back on a neighbour.
  private static func shifts(_ longitudes: [Double]) -> [Int] {
    let ends = zip(longitudes, longitudes.dropFirst())
    let crossing = ends.map { start, end -> Int in
      let step = FixedPoint(end) - FixedPoint(start)
      return (FixedPoint(-180) - step).sign > 0 ? 1 : (step - FixedPoint(180)).sign > 0 ? -1 : 0
    }
    let isLong = ends.map { abs($0) == 180 && $1 == -$0 }
    let drawn = zip(crossing, isLong).map { $1 ? 0 : $0 }
    let (closesCrossing, closesDrawn) = (crossing.reduce(0, +) == 0, drawn.reduce(0, +) == 0)
    guard closesCrossing else { return drawn }
    guard closesDrawn else { return crossing }
    // Which way edges go, where that is known: 1 to the east, -1 to the west.
    let directions = ends.enumerated().map { edge, ends in
      let (start, end) = (TurnedLongitude(ends.0), TurnedLongitude(ends.1, turns: crossing[edge]))
      return isLong[edge] || start == end ? 0 : start < end ? 1 : -1
    }
    let count = directions.count
    let allTurnBack = isLong.indices.filter { isLong[$0] }.allSatisfy { edge in
      let asDrawn = longitudes[edge] < longitudes[edge + 1] ? 1 : -1
      return directions[(edge + count - 1) % count] == -asDrawn
        || directions[(edge + 1) % count] == -asDrawn
    }
    return allTurnBack ? crossing : drawn
  }
}
