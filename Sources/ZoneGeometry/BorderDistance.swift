// SPDX-License-Identifier: MIT

/// The nearest coordinate of a border and how far it is.
public struct BorderDistance: Hashable, Sendable {
  /// The nearest coordinate of the border, up to rounding.
  public let coordinate: Coordinate
  /// The great-circle distance to it in metres.
  public let distanceMeters: Double

  /// Creates a result from the nearest coordinate and its distance in metres.
  public init(coordinate: Coordinate, distanceMeters: Double) {
    self.coordinate = coordinate
    self.distanceMeters = distanceMeters
  }
}
