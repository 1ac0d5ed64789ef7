// SPDX-License-Identifier: MIT

import Glibc
import ZoneGeometry

/// A line on the globe, other than the border of a zone, on either side of which a rule may say something else.
enum Divide: Hashable, Sendable {
  /// All places so many great-circle metres from another.
  case circle(center: Coordinate, radiusMeters: Double)
  /// All places with this longitude in degrees.
  case meridian(Double)
  /// All places with this latitude in degrees.
  case parallel(Double)

  /// Whether some of the line may be within `meters` of `place`; never false when some is.
  func comes(within meters: Double, of place: Coordinate) -> Bool {
    switch self {
    case .circle(let center, let radius):
      return abs(center.distanceMeters(to: place) - radius) <= meters
    case .meridian(let longitude):
      let turn = (longitude - place.longitude).remainder(dividingBy: 360) * .pi / 180
      let latitude = place.latitude * .pi / 180
      // On the other half of the globe, the pole is what is nearest.
      let angle =
        abs(turn) < .pi / 2 ? asin(cos(latitude) * sin(abs(turn))) : .pi / 2 - abs(latitude)
      return angle * Sphere.meanRadiusMeters <= meters
    case .parallel(let latitude):
      return abs(latitude - place.latitude) * Self.metersPerDegree <= meters
    }
  }

  /// The places `step` metres before and beyond the line, as seen from `place`, near where it is nearest.
  func sides(from place: Coordinate, step: Double) -> [Coordinate] {
    switch self {
    case .circle(let center, let radius):
      let meters = center.distanceMeters(to: place) - radius
      return [meters - step, meters + step].map {
        place.destination(towards: center, meters: $0)
      }
    case .meridian(let longitude):
      let degrees = step / Self.metersPerDegree / max(cos(place.latitude * .pi / 180), 1e-6)
      return [-degrees, degrees].map {
        Coordinate(
          longitude: (longitude + $0).remainder(dividingBy: 360), latitude: place.latitude)
      }
    case .parallel(let latitude):
      let degrees = step / Self.metersPerDegree
      return [-degrees, degrees].map {
        Coordinate(longitude: place.longitude, latitude: min(max(latitude + $0, -90), 90))
      }
    }
  }

  private static let metersPerDegree = Sphere.meanRadiusMeters * .pi / 180
}
