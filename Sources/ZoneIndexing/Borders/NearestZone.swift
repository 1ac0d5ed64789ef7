// SPDX-License-Identifier: MIT

package import ZoneGeometry

/// The zone nearest to a coordinate, and where its border is nearest.
package struct NearestZone: Hashable, Sendable {
  /// The position of the zone in the array that the index was built from.
  package let ordinal: Int
  /// The nearest coordinate of the zone and its distance; 0 m when the zone contains the coordinate.
  package let border: BorderDistance

  /// Creates a result from a zone and the nearest place of its border.
  package init(ordinal: Int, border: BorderDistance) {
    self.ordinal = ordinal
    self.border = border
  }
}
