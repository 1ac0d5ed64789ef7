// SPDX-License-Identifier: MIT

extension Ring {
  /// An edge that crosses the antimeridian.
  package struct Crossing: Hashable, Sendable {
    /// The index of the edge, which is that of the vertex where it starts.
    package let edge: Int
    /// 1 when it crosses eastwards, its end being 360° further than drawn; -1 westwards.
    package let turns: Int
  }

  /// One of the two poles.
  package enum Pole: Hashable, Sendable {
    /// The pole at latitude 90.
    case north
    /// The pole at latitude -90.
    case south
  }

  /// The edges that cross the antimeridian: those of more than 180°, the short way round.
  ///
  /// An edge between -180 and 180 either crosses too, without any length, or runs once round the
  /// world as drawn. It runs round the world, as along the pole side of a cut ring, unless
  /// - the ring closes only when all such edges cross, or closes either way and
  /// - every such edge would turn back at one of its ends: a neighbour on the same meridian arrives
  ///   or leaves in the direction in which a crossing goes on.
  package static func crossings(of longitudes: [Double]) -> [Crossing] {
    var crossings: [Crossing] = []
    for edge in 0..<longitudes.count - 1 {
      let turns = Longitude.turns(from: longitudes[edge], to: longitudes[edge + 1])
      if turns != 0 { crossings.append(Crossing(edge: edge, turns: turns)) }
    }
    let isWholeTurn = { (crossing: Crossing) in
      abs(longitudes[crossing.edge + 1] - longitudes[crossing.edge]) == 360
    }
    let shorter = crossings.filter { !isWholeTurn($0) }
    if shorter.count == crossings.count { return crossings }
    let closesAsDrawn = shorter.totalTurns == 0
    let closesCrossing = crossings.totalTurns == 0
    if closesAsDrawn != closesCrossing { return closesAsDrawn ? shorter : crossings }
    let goOn = crossings.allSatisfy { !isWholeTurn($0) || goesOn($0, longitudes) }
    return closesCrossing && goOn ? crossings : shorter
  }

  /// Whether the edge before or after the one from ±180 to ∓180 moves on in its direction.
  private static func goesOn(_ crossing: Crossing, _ longitudes: [Double]) -> Bool {
    let count = longitudes.count - 1
    let before = longitudes[(crossing.edge + count - 1) % count]
    let after = longitudes[(crossing.edge + 2) % count]
    let arrives = abs(before) < 180 && (before > 0) == (crossing.turns > 0)
    let leaves = abs(after) < 180 && (after < 0) == (crossing.turns > 0)
    return arrives || leaves
  }

  /// The pole round which the ring goes, being the one nearer to the middle of its latitudes.
  static func enclosedPole(latitudes: [Double], crossings: [Crossing]) -> Pole? {
    guard crossings.totalTurns != 0, let south = latitudes.min(), let north = latitudes.max() else {
      return nil
    }
    return south + north >= 0 ? .north : .south
  }
}

extension [Ring.Crossing] {
  /// How often the edges together go round the world eastwards.
  var totalTurns: Int { reduce(0) { $0 + $1.turns } }
}
