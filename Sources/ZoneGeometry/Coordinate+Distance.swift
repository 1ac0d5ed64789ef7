// SPDX-License-Identifier: MIT

import Glibc

extension Coordinate {
  /// The great-circle distance to `other` in metres, on the sphere of mean radius 6 371 008.8 m.
  ///
  /// Good to a few nanometres everywhere: for places a millimetre apart as for antipodes, across
  /// the antimeridian and at the poles. Both coordinates must be finite.
  public func distanceMeters(to other: Coordinate) -> Double {
    let step = Longitude.shortestStep(from: longitude, to: other.longitude)
    let sineStep = sin(step.radians / 2)
    let sineDifference = sin((other.latitude - latitude).radians / 2)
    let haversine =
      Self.square(sineDifference)
      + cos(latitude.radians) * cos(other.latitude.radians) * Self.square(sineStep)
    // Up to a quarter turn one minus it loses no digits.
    if haversine <= 0.5 {
      return Sphere.meters(haversine: haversine, complement: 1 - haversine)
    }
    let far = Self.haversine(latitude, other.latitude, longitudeStep: step)
    return Sphere.meters(haversine: far.haversine, complement: far.complement)
  }

  /// sin²(σ/2) and cos²(σ/2) of the angle σ between two places.
  ///
  /// Both are sums of squares, so that neither tiny nor nearly antipodal angles suffer cancellation:
  /// the haversine formula with cos φ₁ cos φ₂ = cos²((φ₁ + φ₂) / 2) - sin²((φ₂ - φ₁) / 2), and one
  /// minus it.
  static func haversine(
    _ latitude: Double, _ otherLatitude: Double, longitudeStep: Double
  ) -> (haversine: Double, complement: Double) {
    let halfStep = longitudeStep.radians / 2
    let halfDifference = (otherLatitude - latitude).radians / 2
    let mean = (otherLatitude + latitude).radians / 2
    let sine = sin(halfStep)
    let cosine = cos(halfStep)
    let haversine = square(sin(halfDifference) * cosine) + square(cos(mean) * sine)
    let complement = square(cos(halfDifference) * cosine) + square(sin(mean) * sine)
    return (haversine, complement)
  }

  private static func square(_ value: Double) -> Double { value * value }
}
