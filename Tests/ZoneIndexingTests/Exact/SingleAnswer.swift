// SPDX-License-Identifier: MIT

import ZoneGeometry
import ZoneIndexing

/// What the interface for one coordinate and memory of the caller's says.
enum SingleAnswer {
  /// The zones of `place`, written to as much room as they take.
  static func zones(of place: Coordinate, in index: ZoneIndex) -> [Int] {
    var room = [UInt32](repeating: .max, count: 8)
    while true {
      var span = room.mutableSpan
      let count = index.findZones(containing: place, into: &span)
      if count <= room.count { return room[..<count].map { Int($0) } }
      room = [UInt32](repeating: .max, count: count)
    }
  }
}
