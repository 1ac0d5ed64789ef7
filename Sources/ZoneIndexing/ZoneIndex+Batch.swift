// SPDX-License-Identifier: MIT

package import ZoneGeometry

extension ZoneIndex {
  /// Finds the zones of many coordinates, several times as fast as one after the other.
  ///
  /// The zones of coordinate *i* are then `zones[ends[i - 1]..<ends[i]]`, from 0 for the first one,
  /// in no special order. Nothing is allocated.
  ///
  /// - Parameters:
  ///   - coordinates: Longitudes and latitudes in degrees, as for `zones(containing:)`.
  ///   - zones: Takes the ordinals. A coordinate whose zones do not fit is not answered, nor are
  ///     those behind it.
  ///   - ends: Takes behind which ordinal the zones of each coordinate end; at least as long as
  ///     `coordinates`.
  /// - Returns: How many coordinates were answered, and how many ordinals were written.
  package func findZones(
    containing coordinates: Span<Coordinate>, into zones: inout MutableSpan<UInt32>,
    ends: inout MutableSpan<UInt32>
  ) -> (answered: Int, found: Int) {
    unsafe zones.withUnsafeMutableBufferPointer { zones in
      unsafe ends.withUnsafeMutableBufferPointer { ends in
        precondition(ends.count >= coordinates.count, "each coordinate has an end")
        var sink = unsafe WritingSink(zones)
        let answered = unsafe tellZones(containing: coordinates, to: &sink, ends: ends)
        return (answered, answered == 0 ? 0 : Int(unsafe ends[answered - 1]))
      }
    }
  }

  private func tellZones(
    containing coordinates: Span<Coordinate>, to sink: inout WritingSink,
    ends: UnsafeMutableBufferPointer<UInt32>
  ) -> Int {
    var batch = LookupBatch()
    var start = 0
    while start < coordinates.count {
      let count = min(LookupBatch.size, coordinates.count - start)
      batch.prepare(coordinates.extracting(start..<start + count), in: grid)
      var elsewhere = batch.elsewhere
      var index = 0
      while true {
        // Up to the next place with more to say than one zone.
        let next = min(elsewhere.trailingZeroBitCount, count)
        let uniform = batch.codes.span.extracting(index..<next)
        index += sink.takeZones(of: uniform, zoneCount: grid.claims.count) { cell, end in
          unsafe ends[start + index + cell] = end
        }
        if sink.isFull { return start + index }
        if index == count { break }
        elsewhere &= elsewhere &- 1
        let coordinate = coordinates[start + index]
        let units = batch.units[index]
        if units == LookupBatch.unusual {
          tellZones(containingUnusual: coordinate, to: &sink)
        } else {
          grid.tellZones(
            x: Int(units & 0xFFFF_FFFF), y: Int(units >> 32), longitude: coordinate.longitude,
            latitude: coordinate.latitude, from: CellCode(bits: batch.codes[index]),
            level: Int(batch.levels[index]), to: &sink)
        }
        if sink.isFull { return start + index }
        unsafe ends[start + index] = UInt32(truncatingIfNeeded: sink.count)
        index += 1
      }
      start += count
    }
    return coordinates.count
  }
}
