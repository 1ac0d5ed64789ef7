// SPDX-License-Identifier: MIT

import Glibc

/// All that is within a great-circle distance of a coordinate.
public struct Circle: Hashable, Sendable {
  /// The middle.
  public let center: Coordinate
  /// The distance of the rim from the centre in metres on the sphere of mean radius 6 371 008.8 m.
  ///
  /// A negative radius, or one that is not a number, contains nothing.
  public let radiusMeters: Double

  /// Creates a circle from its centre and its radius in metres.
  public init(center: Coordinate, radiusMeters: Double) {
    self.center = center
    self.radiusMeters = radiusMeters
  }

  /// Whether `coordinate` is at most the radius away from the centre.
  ///
  /// Distances are good to a few nanometres, so this is not exact at the very rim.
  public func contains(_ coordinate: Coordinate) -> Bool {
    coordinate.isOnGlobe
      && center.distanceMeters(to: coordinate.withinOneTurn) <= radiusMeters
  }

  /// The area in square metres on the sphere, 4πR² sin²(r / 2R).
  public var areaSquareMeters: Double {
    guard radiusMeters > 0 else { return 0 }
    return Sphere.areaSquareMeters * Sphere.haversine(meters: radiusMeters)
  }

  /// A box that holds the circle, at most a few millimetres larger than it needs to be.
  public var boundingBox: BoundingBox {
    let angle = max(0, radiusMeters / Sphere.meanRadiusMeters).degrees + Self.boxMargin
    let south = center.latitude - angle
    let north = center.latitude + angle
    guard south > -90 && north < 90 else {
      return BoundingBox(west: -180, south: max(south, -90), east: 180, north: min(north, 90))
    }
    let step = asin(min(1, sin(angle.radians) / cos(center.latitude.radians))).degrees
    let reach = step + Self.boxMargin
    guard reach < 180 else { return BoundingBox(west: -180, south: south, east: 180, north: north) }
    return BoundingBox(
      west: Coordinate.normalized(center.longitude - reach), south: south,
      east: Coordinate.normalized(center.longitude + reach), north: north)
  }

  /// Degrees by which the box is too large, so that rounding cannot make it too small.
  private static let boxMargin = 1e-8

  /// Whether the circle has a rim.
  package var hasBorder: Bool {
    radiusMeters >= 0 && radiusMeters <= Sphere.meanRadiusMeters * .pi
  }

  /// The coordinate on the rim that is nearest to `coordinate`; nil when there is no rim, the
  /// radius being negative, not a number or more than half way round the world.
  public func nearestBorder(to coordinate: Coordinate) -> BorderDistance? {
    guard hasBorder else { return nil }
    let distance = center.distanceMeters(to: coordinate)
    return BorderDistance(
      coordinate: center.destination(towards: coordinate, meters: radiusMeters),
      distanceMeters: abs(distance - radiusMeters))
  }
}

extension Coordinate {
  /// The coordinate `meters` away along the great circle to `other`; to the north when the two are
  /// the same or antipodes.
  package func destination(towards other: Coordinate, meters: Double) -> Coordinate {
    let step = Longitude.shortestStep(from: longitude, to: other.longitude).radians
    let phi = latitude.radians
    let otherPhi = other.latitude.radians
    let east = cos(otherPhi) * sin(step)
    let half = sin(step / 2)
    let north = sin(otherPhi - phi) + 2 * sin(phi) * cos(otherPhi) * half * half
    let bearing = east == 0 && north == 0 ? 0 : atan2(east, north)
    let angle = meters / Sphere.meanRadiusMeters
    let sine = sin(phi) * cos(angle) + cos(phi) * sin(angle) * cos(bearing)
    let level = hypot(
      cos(angle) * cos(phi) - sin(angle) * sin(phi) * cos(bearing), sin(angle) * sin(bearing))
    let turn = atan2(
      sin(angle) * sin(bearing), cos(angle) * cos(phi) - sin(angle) * sin(phi) * cos(bearing))
    return Coordinate(
      longitude: Self.normalized(longitude + turn.degrees), latitude: atan2(sine, level).degrees)
  }
}
