// SPDX-License-Identifier: MIT

import Glibc
import ZoneGeometry

/// A square on the azimuthal equidistant map around a place, on which bearings and distances from that place
/// are true.
///
/// All other distances are at most as long on the globe as on the map, so that a disc on the globe as large
/// as one around the square on the map holds the square.
struct SurveyCell {
  /// Metres east and north of the place on the map.
  let east: Double
  let north: Double
  let halfSide: Double

  /// A radius within which all of the square is.
  var radius: Double { halfSide * 2.0.squareRoot() }

  /// The four quarters.
  var quarters: [SurveyCell] {
    let half = halfSide / 2
    return [(-half, -half), (half, -half), (-half, half), (half, half)].map {
      SurveyCell(east: east + $0.0, north: north + $0.1, halfSide: half)
    }
  }

  /// Whether some of the square is at most `meters` from the place.
  func reachesWithin(_ meters: Double) -> Bool {
    hypot(max(0, east.magnitude - halfSide), max(0, north.magnitude - halfSide)) <= meters
  }

  /// The middle of the square on the map around `place`.
  func center(around place: Coordinate) -> Coordinate {
    place.destination(bearing: atan2(east, north), meters: hypot(east, north))
  }
}

extension Coordinate {
  /// The place so far away in a direction, clockwise from north in radians.
  func destination(bearing: Double, meters: Double) -> Coordinate {
    let angle = meters / Sphere.meanRadiusMeters
    let radians = latitude * .pi / 180
    let forward = cos(angle) * cos(radians) - sin(angle) * sin(radians) * cos(bearing)
    let sideways = sin(angle) * sin(bearing)
    let upward = cos(angle) * sin(radians) + sin(angle) * cos(radians) * cos(bearing)
    let longitude = longitude + atan2(sideways, forward) * 180 / .pi
    return Coordinate(
      longitude: longitude.remainder(dividingBy: 360),
      latitude: atan2(upward, hypot(forward, sideways)) * 180 / .pi)
  }
}
