// SPDX-License-Identifier: MIT

import Foundation

/// A circle as the oracle sees it: a cap of the unit sphere, by the chord to its centre.
struct OracleCircle: Sendable {
  /// Metres from the rim within which rounding may decide.
  private static let tolerance = 3e-8
  private static let earthRadius = 6_371_008.8

  /// Certainly all that the circle reaches.
  let latitudes: ClosedRange<Double>
  private let center: SIMD3<Double>
  private let radius: Double

  init(_ center: Position, radiusMeters: Double) {
    let reach = max(0, min(radiusMeters / Self.earthRadius * (180 / Double.pi), 180)) + 1e-6
    latitudes = center.latitude - reach...center.latitude + reach
    self.center = Self.direction(center.longitude, center.latitude)
    radius = radiusMeters
  }

  /// Whether a place is in the circle; nil when that is too close to call.
  func contains(_ longitude: Double, _ latitude: Double) -> Bool? {
    guard radius >= 0 else { return false }
    let place = Self.direction(longitude, latitude)
    let (near, far) = (Self.length(place - center), Self.length(place + center))
    let angle = near < far ? 2 * asin(near / 2) : Double.pi - 2 * asin(far / 2)
    let beyond = angle * Self.earthRadius - radius
    return abs(beyond) < Self.tolerance ? nil : beyond < 0
  }

  private static func direction(_ longitude: Double, _ latitude: Double) -> SIMD3<Double> {
    let (x, y) = (longitude * (Double.pi / 180), latitude * (Double.pi / 180))
    return SIMD3(cos(y) * cos(x), cos(y) * sin(x), sin(y))
  }

  private static func length(_ vector: SIMD3<Double>) -> Double {
    (vector * vector).sum().squareRoot()
  }
}
