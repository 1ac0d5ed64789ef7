// SPDX-License-Identifier: MIT

package import ZoneGeometry

extension ZoneIndex {
  /// Who owns `coordinate` at an instant, given in seconds since 1970.
  ///
  /// Where no border is near and no zone around comes or goes with time, the answer was written down
  /// when the index was built.
  ///
  /// - Complexity: As `zones(containing:)`.
  package func owner(of coordinate: Coordinate, at second: Int64) -> ZoneOwner {
    let code = grid.topCode(longitude: coordinate.longitude, latitude: coordinate.latitude)
    if let owner = code.flatMap(grid.writtenOwner) { return owner.owner }
    return searchOwner(of: coordinate, at: second)
  }

  /// Finds the owners of many coordinates, several times as fast as one after the other.
  ///
  /// Nothing is allocated.
  ///
  /// - Parameters:
  ///   - coordinates: Longitudes and latitudes in degrees, as for `zones(containing:)`.
  ///   - second: The instant, in seconds since 1970.
  ///   - owners: Takes the owner of each coordinate; at least as long as `coordinates`.
  package func findOwners(
    of coordinates: Span<Coordinate>, at second: Int64,
    into owners: inout MutableSpan<ZoneOwnerCode>
  ) {
    var batch = LookupBatch()
    var start = 0
    while start < coordinates.count {
      let count = min(LookupBatch.size, coordinates.count - start)
      batch.prepare(coordinates.extracting(start..<start + count), in: grid)
      for index in 0..<count {
        owners[start + index] =
          grid.writtenOwner(in: CellCode(bits: batch.codes[index]))
          ?? ZoneOwnerCode(searchOwner(of: coordinates[start + index], at: second))
      }
      start += count
    }
  }

  /// Who owns what all of `zones` contain.
  package func owner(among zones: some Sequence<Int>, at second: Int64) -> ZoneOwner {
    var search = OwnerSearch(at: second)
    for zone in zones { search.visitExclusion(zone, grid.claims[zone]) }
    for zone in zones { search.visitService(zone, grid.claims[zone]) }
    return search.result
  }

  private func searchOwner(of coordinate: Coordinate, at second: Int64) -> ZoneOwner {
    var search = OwnerSearch(at: second)
    if hasExclusions {
      var sink = ExclusionSink(search: search, claims: grid.claims)
      tellZones(containing: coordinate, to: &sink)
      search = sink.search
    }
    var sink = ServiceSink(search: search, claims: grid.claims)
    tellZones(containing: coordinate, to: &sink)
    return sink.search.result
  }
}

extension ZoneGrid {
  /// The owner of a uniform cell, if that is always the same.
  @inline(__always)
  fileprivate func writtenOwner(in code: CellCode) -> ZoneOwnerCode? {
    switch code.kind {
    case .zone:
      return ZoneOwnerCode(rawValue: Int32(truncatingIfNeeded: min(code.value, claims.count) - 1))
    case .list:
      let owner = ZoneOwnerCode(rawValue: Int32(bitPattern: words[code.value]))
      let isKnown = owner.rawValue >= -2 - claims.count && owner.rawValue < claims.count
      return isKnown && owner != .undecided ? owner : nil
    case .block, .leaf: return nil
    }
  }
}
