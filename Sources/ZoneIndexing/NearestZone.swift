// SPDX-License-Identifier: MIT

public import ZoneGeometry

/// The zone nearest to a coordinate, and where its border is nearest.
public struct NearestZone: Hashable, Sendable {
  /// The position of the zone in the array that the index was built from.
  public let ordinal: Int
  /// The nearest coordinate of the zone and its distance; 0 m when the zone contains the coordinate.
  public let border: BorderDistance

  /// Creates a result from a zone and the nearest place of its border.
  public init(ordinal: Int, border: BorderDistance) {
    self.ordinal = ordinal
    self.border = border
  }
}
