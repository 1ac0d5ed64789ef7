// SPDX-License-Identifier: MIT

import Glibc

extension BorderSearch {
  /// The most steps of Newton's method.
  private static let mostSteps = 4

  /// Where an edge comes near the target, as a part of the way from `start` to `end`, 0 to 1.
  ///
  /// It is a good guess, not a proof: the foot of the perpendicular in a plane that touches the
  /// sphere at the target, and from there Newton's method for a zero of the derivative of the cosine
  /// of the angle, sin φ₀ sin φ + cos φ₀ cos φ cos Δλ. Places found so are off by far less than what
  /// the tolerance allows along an edge, which is metres where the distance is kilometres.
  func foot(from start: Coordinate, to end: Coordinate) -> Double {
    let height = (end.latitude - start.latitude).radians
    let width = (end.longitude - start.longitude).radians
    let latitude = start.latitude.radians
    let longitude = Longitude.shortestStep(from: target.longitude, to: start.longitude).radians
    var part = roughFoot(
      height: height, width: width, north: latitude - target.latitude.radians, east: longitude)
    for _ in 0..<Self.mostSteps {
      let (phi, lambda) = (latitude + part * height, longitude + part * width)
      let (sinePhi, cosinePhi) = (sin(phi), cos(phi))
      let (sineLambda, cosineLambda) = (sin(lambda), cos(lambda))
      let slope =
        height * (sine * cosinePhi - cosine * sinePhi * cosineLambda)
        - width * cosine * cosinePhi * sineLambda
      let bend =
        cosine * cosinePhi * cosineLambda * (height * height + width * width)
        + sine * sinePhi * height * height
        - 2 * cosine * sinePhi * sineLambda * height * width
      // Elsewhere the zero would be of a farthest place.
      guard bend > 0 else { break }
      let next = min(max(part + slope / bend, 0), 1)
      let isClose = abs(next - part) < 1e-9
      part = next
      if isClose { break }
    }
    return part
  }

  /// The foot in the plane that touches the sphere at the target.
  private func roughFoot(height: Double, width: Double, north: Double, east: Double) -> Double {
    let (x, step) = (east * cosine, width * cosine)
    let square = step * step + height * height
    return square > 0 ? min(max(-(x * step + north * height) / square, 0), 1) : 0
  }
}
