// SPDX-License-Identifier: MIT

/// A place on the globe in degrees WGS84, longitude first (RFC 7946 §3.1.1).
///
///     let pier = Coordinate(longitude: -71.0419, latitude: 42.3519)
///
/// A coordinate holds what it is given; `validated()` says whether it is on the globe.
public struct Coordinate: Hashable, Sendable, BitwiseCopyable {
  /// Degrees east of Greenwich, in -180...180 once validated.
  public let longitude: Double
  /// Degrees north of the equator, in -90...90 once validated.
  public let latitude: Double

  /// Creates a coordinate from degrees WGS84.
  public init(longitude: Double, latitude: Double) {
    self.longitude = longitude
    self.latitude = latitude
  }
}
