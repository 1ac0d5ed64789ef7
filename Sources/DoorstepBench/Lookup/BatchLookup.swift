// SPDX-License-Identifier: MIT

import ZoneGeometry
import ZoneIndexing

/// Looks coordinates up in batches, into memory that is used again for each.
struct BatchLookup {
  /// So few that coordinates and answers stay in the cache of a core.
  static let coordinatesPerBatch = 4096

  private var zones: [UInt32]
  private var ends = [UInt32](repeating: 0, count: Self.coordinatesPerBatch)

  /// Starts with memory for `count` zones, at least one; there will be more when a coordinate needs
  /// it.
  init(zones count: Int = 8 * Self.coordinatesPerBatch) {
    zones = [UInt32](repeating: 0, count: count)
  }

  /// Calls `body` for each batch: with the index of its first coordinate, the zones of its
  /// coordinates, and where in these those of each coordinate end.
  mutating func forEachBatch(
    of coordinates: Span<Coordinate>, in index: ZoneIndex,
    _ body: (_ first: Int, _ zones: Span<UInt32>, _ ends: Span<UInt32>) -> Void
  ) {
    var first = 0
    while first < coordinates.count {
      let end = min(first + Self.coordinatesPerBatch, coordinates.count)
      let (answered, found) = Self.find(
        coordinates.extracting(first..<end), in: index, zones: &zones, ends: &ends)
      if answered == 0 {
        precondition(zones.count < index.count, "a coordinate is in no zone twice")
        zones += zones
      } else {
        body(first, zones.span.extracting(..<found), ends.span.extracting(..<answered))
        first += answered
      }
    }
  }

  private static func find(
    _ coordinates: Span<Coordinate>, in index: ZoneIndex, zones: inout [UInt32],
    ends: inout [UInt32]
  ) -> (answered: Int, found: Int) {
    var zones = zones.mutableSpan
    var ends = ends.mutableSpan
    return index.findZones(containing: coordinates, into: &zones, ends: &ends)
  }
}
