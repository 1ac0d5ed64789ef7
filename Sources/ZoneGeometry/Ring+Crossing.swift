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
  /// An edge between -180 and 180 has two readings. It may cross like the others, without any
  /// length, or run once round the world as drawn, as the sides of a band do and the pole side of
  /// a ring that was cut there. The reading counts in which the ring closes. When it closes in both,
  /// such edges run round the world unless all of them would turn back on their neighbours.
  static func crossings(of positions: [Coordinate]) -> [Crossing] {
    func length(_ crossing: Crossing) -> Double {
      abs(positions[crossing.edge + 1].longitude - positions[crossing.edge].longitude)
    }
    let all = (0..<positions.count - 1).compactMap { edge -> Crossing? in
      let turns = Longitude.turns(
        from: positions[edge].longitude, to: positions[edge + 1].longitude)
      return turns == 0 ? nil : Crossing(edge: edge, turns: turns)
    }
    let runs = all.filter { length($0) == 360 }
    if runs.isEmpty { return all }
    let shorter = all.filter { length($0) < 360 }
    let closesAsDrawn = shorter.totalTurns == 0
    let closesCrossing = all.totalTurns == 0
    let crosses =
      closesAsDrawn && closesCrossing
      ? runs.allSatisfy { goesOn($0, positions) } : closesCrossing
    return crosses ? all : shorter
  }

  /// Whether the edge before or after one from ±180 to ∓180 moves on in the direction in which that
  /// would cross, and so opposite to the one in which it would run round the world.
  private static func goesOn(_ crossing: Crossing, _ positions: [Coordinate]) -> Bool {
    let count = positions.count - 1
    let before = positions[(crossing.edge + count - 1) % count].longitude
    let after = positions[(crossing.edge + 2) % count].longitude
    let isEastward = crossing.turns > 0
    let arrives = abs(before) < 180 && (isEastward ? before >= 0 : before <= 0)
    let leaves = abs(after) < 180 && (isEastward ? after <= 0 : after >= 0)
    return arrives || leaves
  }

  /// The pole round which the ring goes, being the one nearer to the middle of its latitudes.
  ///
  /// A ring that goes round it an even number of times has it outside, by the even-odd rule.
  static func enclosedPole(_ positions: [Coordinate], _ crossings: [Crossing]) -> Pole? {
    let latitudes = positions.lazy.map(\.latitude)
    guard crossings.totalTurns % 2 != 0, let south = latitudes.min(), let north = latitudes.max()
    else {
      return nil
    }
    return south + north >= 0 ? .north : .south
  }
}

extension [Ring.Crossing] {
  /// How often the edges together go round the world eastwards.
  var totalTurns: Int { reduce(0) { $0 + $1.turns } }
}
