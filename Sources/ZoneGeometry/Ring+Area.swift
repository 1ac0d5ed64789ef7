// SPDX-License-Identifier: MIT

import Glibc

extension Ring {
  /// The area inside in square metres on the sphere of mean radius 6 371 008.8 m: positive when
  /// the ring turns counter-clockwise, negative when clockwise.
  ///
  /// It is R² times the integral of -sin φ dλ along the ring, in closed form for edges that are
  /// straight in the longitude/latitude plane. Where the ring crosses itself, what it goes round
  /// in opposite directions cancels.
  public var signedArea: Double {
    var integral = 0.0
    for edge in edges {
      let mean = (edge.start.latitude + edge.end.latitude).radians / 2
      let half = edge.latitudeStep.radians / 2
      integral -= edge.longitudeStep.radians * sin(mean) * (half == 0 ? 1 : sin(half) / half)
    }
    let polar = boundingBox.south + boundingBox.north < 0 ? -1.0 : 1.0
    integral += polar * 2 * .pi * Double(crossings.totalTurns)
    return integral * Sphere.meanRadiusMeters * Sphere.meanRadiusMeters
  }

  /// Whether the ring turns clockwise, as a hole does in GeoJSON (RFC 7946 §3.1.6).
  public var isClockwise: Bool { signedArea < 0 }

  /// The centre of mass of the inside as drawn in the longitude/latitude plane.
  ///
  /// The mean of the vertices when the inside has no area.
  public var centroid: Coordinate {
    let moments = moments
    let origin = positions[0]
    if moments.area != 0 {
      return origin.moved(
        longitude: moments.longitude / moments.area, latitude: moments.latitude / moments.area)
    }
    var longitude = 0.0
    var offset = 0.0
    var latitude = 0.0
    for edge in edges {
      longitude += offset
      latitude += edge.start.latitude - origin.latitude
      offset += edge.longitudeStep
    }
    let count = Double(vertexCount)
    return origin.moved(longitude: longitude / count, latitude: latitude / count)
  }

  /// Signed area and first moments in the plane, in degrees from the first position.
  var moments: (area: Double, longitude: Double, latitude: Double) {
    let base = positions[0].latitude
    var area = 0.0
    var longitude = 0.0
    var latitude = 0.0
    var ax = 0.0
    for edge in edges {
      let bx = ax + edge.longitudeStep
      let ay = edge.start.latitude - base
      let by = edge.end.latitude - base
      let cross = ax * by - bx * ay
      area += cross / 2
      longitude += cross * (ax + bx) / 6
      latitude += cross * (ay + by) / 6
      ax = bx
    }
    return (area, longitude, latitude)
  }
}

extension Coordinate {
  /// The coordinate this many degrees away, kept on the globe.
  func moved(longitude: Double, latitude: Double) -> Coordinate {
    Coordinate(
      longitude: Self.normalized(self.longitude + longitude),
      latitude: min(max(self.latitude + latitude, -90), 90))
  }
}
