// SPDX-License-Identifier: MIT

/// The part of the globe between two meridians and two parallels (RFC 7946 §5).
///
/// A box whose west is greater than its east crosses the antimeridian (§5.2).
public struct BoundingBox: Hashable, Sendable {
  /// The western edge in degrees, -180...180.
  public let west: Double
  /// The southern edge in degrees, -90...90.
  public let south: Double
  /// The eastern edge in degrees, -180...180; less than `west` across the antimeridian.
  public let east: Double
  /// The northern edge in degrees, -90...90.
  public let north: Double

  /// Creates a box from its four edges in degrees, in the order of GeoJSON's `bbox`.
  public init(west: Double, south: Double, east: Double, north: Double) {
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }

  /// Whether the box crosses the antimeridian.
  public var crossesAntimeridian: Bool { west > east }

  /// Whether `coordinate` is in the box or on its edge; the meridians -180 and 180 are the same.
  public func contains(_ coordinate: Coordinate) -> Bool {
    south <= coordinate.latitude && coordinate.latitude <= north
      && containsMeridian(coordinate.longitude)
  }

  /// Whether the two boxes share a coordinate, if only on their edges.
  public func intersects(_ other: BoundingBox) -> Bool {
    south <= other.north && other.south <= north
      && (containsMeridian(other.west) || other.containsMeridian(west))
  }

  private func containsMeridian(_ longitude: Double) -> Bool {
    if crossesAntimeridian { return longitude >= west || longitude <= east }
    if west <= longitude && longitude <= east { return true }
    return abs(longitude) == 180 && (west == -180 || east == 180)
  }
}
