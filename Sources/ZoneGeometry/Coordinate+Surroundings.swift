// SPDX-License-Identifier: MIT

import Glibc

extension Coordinate {
  /// This coordinate or, when it is not accepted, the first of its surroundings that is.
  ///
  /// The nearest place of a border is seldom a pair of doubles; rounded to one it may lie outside.
  package func withSurroundings(firstWhere isAccepted: (Coordinate) -> Bool) -> Coordinate? {
    isAccepted(self) ? self : surroundings.first(where: isAccepted)
  }

  /// The eight neighbouring pairs of doubles, then coordinates in sixteen directions at distances
  /// that double from a few nanometres to half a metre.
  private var surroundings: [Coordinate] {
    let longitudes = [longitude.nextDown, longitude, longitude.nextUp].filter { abs($0) <= 180 }
    let latitudes = [latitude.nextDown, latitude, latitude.nextUp].filter { abs($0) <= 90 }
    var coordinates = longitudes.flatMap { longitude in
      latitudes.map { Coordinate(longitude: longitude, latitude: $0) }
    }
    // At the poles a step in longitude means little; the floor keeps it finite.
    let narrowing = max(cos(latitude.radians), 1e-9)
    for doubling in 0..<28 {
      let degrees =
        Self.degreesPerMeter * Double(sign: .plus, exponent: doubling - 28, significand: 1)
      for direction in 0..<16 {
        let angle = Double(direction) * .pi / 8
        coordinates.append(
          moved(longitude: degrees * sin(angle) / narrowing, latitude: degrees * cos(angle)))
      }
    }
    return coordinates
  }

  private static let degreesPerMeter = (1 / Sphere.meanRadiusMeters).degrees
}
