// SPDX-License-Identifier: MIT

import ZoneGeometry

/// Bounding boxes sorted by their western edges.
///
/// A box that crosses the antimeridian is kept as two. Candidates for a longitude are a prefix of
/// the list, walked backwards until no earlier box reaches that far east.
struct BoxList: Sendable {
  private struct Entry: Sendable {
    let west: Double
    let south: Double
    let east: Double
    let north: Double
    let ordinal: Int
    /// The easternmost edge of this and all earlier entries.
    var easternmost: Double
  }

  private var entries: [Entry] = []

  /// Sorts `boxes`; a nil box contains nothing.
  init(_ boxes: [BoundingBox?]) {
    for (ordinal, box) in boxes.enumerated() {
      guard let box else { continue }
      for (west, east) in Self.spans(of: box) {
        entries.append(
          Entry(
            west: west, south: box.south, east: east, north: box.north, ordinal: ordinal,
            easternmost: east))
      }
    }
    entries.sort { $0.west < $1.west }
    for index in entries.indices.dropFirst() {
      entries[index].easternmost = max(entries[index].east, entries[index - 1].easternmost)
    }
  }

  /// Calls `body` once with the ordinal of each box that contains `coordinate`, which must have a
  /// longitude in -180...180.
  func forEach(containing coordinate: Coordinate, _ body: (Int) -> Void) {
    let x = coordinate.longitude == 180 ? -180 : coordinate.longitude
    let y = coordinate.latitude
    var index = firstIndex(eastOf: x)
    while index > 0 && entries[index - 1].easternmost >= x {
      index -= 1
      let entry = entries[index]
      if entry.east >= x && entry.south <= y && y <= entry.north { body(entry.ordinal) }
    }
  }

  /// West and east of what the list holds of a box.
  ///
  /// The meridian 180 is looked up as -180, so a box that ends there gets a second entry, too.
  private static func spans(of box: BoundingBox) -> [(west: Double, east: Double)] {
    let east = box.east == 180 && box.west > -180 ? -180 : box.east
    return box.west > east ? [(-180, east), (box.west, 180)] : [(box.west, east)]
  }

  /// The index of the first entry whose western edge is east of `x`.
  private func firstIndex(eastOf x: Double) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].west > x { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
