// SPDX-License-Identifier: MIT

import Glibc

/// The sphere that stands for the Earth wherever metres are spoken of.
public enum Sphere {
  /// Mean radius (2a + b) / 3 of the WGS84 ellipsoid, rounded to 0.1 m as in Moritz 2000,
  /// "Geodetic Reference System 1980", doi:10.1007/s001900050278.
  public static let meanRadiusMeters = 6_371_008.8

  /// The whole surface, 4πR².
  static let areaSquareMeters = 4 * Double.pi * meanRadiusMeters * meanRadiusMeters

  /// The great-circle distance in metres of two places whose haversine is `haversine`.
  static func meters(haversine: Double, complement: Double) -> Double {
    2 * meanRadiusMeters * atan2(haversine.squareRoot(), complement.squareRoot())
  }

  /// The haversine sin²(σ/2) of a great-circle distance in metres.
  static func haversine(meters: Double) -> Double {
    let sine = sin(min(meters / (2 * meanRadiusMeters), .pi / 2))
    return sine * sine
  }
}

extension Double {
  /// Degrees as radians.
  var radians: Double { self * (.pi / 180) }

  /// Radians as degrees.
  var degrees: Double { self * (180 / .pi) }
}
