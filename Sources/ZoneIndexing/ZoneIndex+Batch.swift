// SPDX-License-Identifier: MIT

package import ZoneGeometry

extension ZoneIndex {
  /// Finds the zones of many coordinates at once, into memory of the caller.
  ///
  /// The ordinals of the zones that contain the coordinate at index *i* are
  /// `zones[ends[i - 1]..<ends[i]]`, from 0 for the first, in no special order. The search stops
  /// before the first coordinate whose zones do not fit: go on from there with fresh memory. Nothing
  /// is allocated.
  ///
  /// - Parameters:
  ///   - coordinates: What to look up, as in `forEachZone(containing:_:)`.
  ///   - zones: Receives the ordinals.
  ///   - ends: Receives an index into `zones` for each coordinate.
  /// - Returns: How many coordinates were answered, and how many zones were found for them.
  /// - Precondition: `ends` is at least as long as `coordinates`.
  package func findZones(
    containing coordinates: Span<Coordinate>, into zones: inout MutableSpan<UInt32>,
    ends: inout MutableSpan<UInt32>
  ) -> (answered: Int, found: Int) {
    precondition(ends.count >= coordinates.count, "each coordinate has an end")
    var found = 0
    for index in coordinates.indices {
      var end = found
      forEachZone(containing: coordinates[index]) { zone in
        if end < zones.count { zones[end] = UInt32(truncatingIfNeeded: zone) }
        end += 1
      }
      guard end <= zones.count else { return (index, found) }
      found = end
      ends[index] = UInt32(truncatingIfNeeded: found)
    }
    return (coordinates.count, found)
  }
}
