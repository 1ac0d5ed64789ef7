// SPDX-License-Identifier: MIT

import ZoneGeometry

extension ZoneShape {
  /// Whether a ring is of a kind that is known to be read wrongly; see `Misread rings`.
  var isMisread: Bool {
    polygons.contains { polygon in
      polygon.rings.contains { $0.goesTwiceRoundPole || $0.touchesZeroAndSeam }
    }
  }
}

extension Ring {
  fileprivate var goesTwiceRoundPole: Bool {
    let turns = edges.reduce(0) { $0 + $1.turns }
    return turns != 0 && turns % 2 == 0
  }

  /// Whether an edge goes from 180 to -180 or back, and one next to it ends at 0.
  fileprivate var touchesZeroAndSeam: Bool {
    let longitudes = vertices.map(\.longitude)
    let count = longitudes.count
    return longitudes.indices.contains { index in
      let next = longitudes[(index + 1) % count]
      return abs(next - longitudes[index]) == 360
        && (longitudes[(index + count - 1) % count] == 0 || longitudes[(index + 2) % count] == 0)
    }
  }
}
