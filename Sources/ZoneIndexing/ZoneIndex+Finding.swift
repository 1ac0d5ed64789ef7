// SPDX-License-Identifier: MIT

package import ZoneGeometry

extension ZoneIndex {
  /// Finds the zones of one coordinate, and writes their ordinals, in no special order.
  ///
  /// Nothing is allocated.
  ///
  /// - Parameters:
  ///   - coordinate: As for `zones(containing:)`.
  ///   - zones: Takes the ordinals; those without room are counted only. What lies
  ///     behind them may be overwritten.
  /// - Returns: How many zones contain the coordinate.
  package func findZones(
    containing coordinate: Coordinate, into zones: inout MutableSpan<UInt32>
  ) -> Int {
    unsafe zones.withUnsafeMutableBufferPointer { zones in
      var sink = unsafe WritingSink(zones)
      if let code = grid.topCode(longitude: coordinate.longitude, latitude: coordinate.latitude),
        code.kind == .zone
      {
        // Most coordinates are far from borders. Whether there is a zone nothing could predict.
        sink.takeZone(of: code, zoneCount: count)
        return sink.count
      }
      return unsafe countZones(near: coordinate, into: zones)
    }
  }

  /// As `findZones(containing:into:)`, wherever the coordinate is.
  @inline(never)
  private func countZones(
    near coordinate: Coordinate, into zones: UnsafeMutableBufferPointer<UInt32>
  ) -> Int {
    var sink = unsafe WritingSink(zones)
    tellZones(containing: coordinate, to: &sink)
    return sink.count
  }
}
