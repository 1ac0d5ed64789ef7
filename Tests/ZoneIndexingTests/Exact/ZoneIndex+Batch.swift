// SPDX-License-Identifier: MIT

import ZoneGeometry
import ZoneIndexing

extension ZoneIndex {
  /// Writes the zones of `coordinates` one after the other into `zones`, and where those of each end
  /// into `ends`; stops before the first coordinate whose zones do not fit.
  func findZones(
    containing coordinates: Span<Coordinate>, into zones: inout MutableSpan<UInt32>,
    ends: inout MutableSpan<UInt32>
  ) -> (answered: Int, found: Int) {
    var found = 0
    for index in coordinates.indices {
      let ordinals = self.zones(containing: coordinates[index])
      guard found + ordinals.count <= zones.count else { return (index, found) }
      for ordinal in ordinals {
        zones[found] = UInt32(ordinal)
        found += 1
      }
      ends[index] = UInt32(found)
    }
    return (coordinates.count, found)
  }
}
