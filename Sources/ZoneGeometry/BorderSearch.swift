// SPDX-License-Identifier: MIT

import Glibc

/// A search for the coordinate of a border that is nearest to `target`.
///
/// Branch and bound: a piece of an edge is halved until its lower bound shows that it holds nothing
/// nearer, by more than `tolerance`, than what is known. An edge is straight in the plane and
/// curved on the sphere, so it may have several local minima; the bound needs none of them.
package struct BorderSearch {
  /// Metres by which the distance found may be above the least.
  static let tolerance = 1e-4

  let target: Coordinate
  /// The nearest so far; nil when nothing is nearer than the limit.
  private(set) var nearest: Coordinate?
  /// The distance of `nearest` in metres, or the limit.
  package private(set) var distance: Double
  /// The haversine below which a piece is worth a look.
  private var worthwhile = 0.0
  /// Half the height and width in degrees of a window around `target` that holds all that is
  /// nearer than `distance`.
  private var windowLatitude = 0.0
  private var windowLongitude = 0.0
  private let cosine: Double
  private let sine: Double

  /// Starts a search for what is nearer to `target` than `limit` metres.
  ///
  /// The target must be on the globe, with a longitude in -180...180.
  package init(target: Coordinate, limit: Double = .infinity) {
    self.target = target
    distance = limit
    cosine = cos(target.latitude.radians)
    sine = abs(sin(target.latitude.radians))
    narrow()
  }

  /// What was found, if anything.
  package var result: BorderDistance? {
    nearest.map { BorderDistance(coordinate: $0, distanceMeters: distance) }
  }

  /// Takes note of `coordinate`, which is `meters` away.
  private mutating func consider(_ coordinate: Coordinate, meters: Double) {
    guard meters < distance else { return }
    distance = meters
    nearest = coordinate
    narrow()
  }

  /// Looks at the border of each part of `shape`.
  package mutating func visit(_ shape: ZoneShape) {
    for polygon in shape.polygons {
      visit(polygon.shell)
      for hole in polygon.holes { visit(hole) }
    }
    for circle in shape.circles {
      guard let border = circle.nearestBorder(to: target) else { continue }
      consider(border.coordinate, meters: border.distanceMeters)
    }
  }

  /// Looks at all edges of `ring`.
  mutating func visit(_ ring: Ring) {
    guard isInWindow(ring.boundingBox) else { return }
    if ring.placement(of: target) == .border {
      consider(target, meters: 0)
      return
    }
    let edges = ring.edges
    if let edge = edges.min(by: { roughSquare(to: $0.start) < roughSquare(to: $1.start) }) {
      consider(edge.start)
    }
    for edge in edges where isInWindow(edge) { visit(edge) }
  }

  private mutating func visit(_ edge: Edge) {
    let start = edge.start
    let end = Coordinate(
      longitude: start.longitude + edge.longitudeStep, latitude: edge.end.latitude)
    let haversineStart = consider(start)
    // The end is considered as the start of the next edge, where it is written as drawn.
    let haversineEnd = haversine(to: end)
    guard min(haversineStart, haversineEnd) - sag(start, end) < worthwhile else { return }
    let foot = roughFoot(on: edge)
    guard foot > 0 && foot < 1 else {
      visitPiece(start, haversineStart, end, haversineEnd)
      return
    }
    let middle = Coordinate(
      longitude: start.longitude + foot * edge.longitudeStep,
      latitude: start.latitude + foot * edge.latitudeStep)
    let haversineMiddle = consider(middle)
    visitPiece(start, haversineStart, middle, haversineMiddle)
    visitPiece(middle, haversineMiddle, end, haversineEnd)
  }

  /// Looks between two places on an edge, whose haversines are known.
  private mutating func visitPiece(
    _ a: Coordinate, _ haversineA: Double, _ b: Coordinate, _ haversineB: Double
  ) {
    guard min(haversineA, haversineB) - sag(a, b) < worthwhile else { return }
    let middle = Coordinate(
      longitude: (a.longitude + b.longitude) / 2, latitude: (a.latitude + b.latitude) / 2)
    guard middle != a && middle != b else { return }
    let haversine = consider(middle)
    if haversineA < haversineB {
      visitPiece(a, haversineA, middle, haversine)
      visitPiece(middle, haversine, b, haversineB)
    } else {
      visitPiece(middle, haversine, b, haversineB)
      visitPiece(a, haversineA, middle, haversine)
    }
  }

  /// How far, at most, the haversine between `a` and `b` lies below that of the nearer of them: an
  /// eighth of the greatest second derivative along the piece.
  private func sag(_ a: Coordinate, _ b: Coordinate) -> Double {
    let height = abs(b.latitude - a.latitude).radians
    let width = abs(b.longitude - a.longitude).radians
    let straddles = (a.latitude > 0) != (b.latitude > 0)
    let level = straddles ? 1 : cos(min(abs(a.latitude), abs(b.latitude)).radians)
    let curvature =
      cosine * (level * (height * height + width * width) + 2 * height * width)
      + sine * height * height
    return curvature / 16
  }

  /// The haversine to a place on an edge, of which note is taken.
  @discardableResult
  private mutating func consider(_ coordinate: Coordinate) -> Double {
    let (haversine, complement) = Coordinate.haversine(
      target.latitude, coordinate.latitude,
      longitudeStep: coordinate.longitude - target.longitude)
    let onGlobe = Coordinate(
      longitude: Coordinate.normalized(coordinate.longitude), latitude: coordinate.latitude)
    consider(onGlobe, meters: Sphere.meters(haversine: haversine, complement: complement))
    return haversine
  }

  private func haversine(to coordinate: Coordinate) -> Double {
    Coordinate.haversine(
      target.latitude, coordinate.latitude,
      longitudeStep: coordinate.longitude - target.longitude
    ).haversine
  }

  /// Follows a new distance with the bounds that depend on it.
  private mutating func narrow() {
    worthwhile =
      distance > Self.tolerance ? Sphere.haversine(meters: distance - Self.tolerance) : -.infinity
    let angle = distance / Sphere.meanRadiusMeters + 1e-12
    windowLatitude = angle.degrees
    let reachesPole = abs(target.latitude) + windowLatitude >= 90
    windowLongitude = reachesPole ? 180 : asin(min(1, sin(angle) / cosine)).degrees + 1e-9
  }

  private func isInWindow(_ edge: Edge) -> Bool {
    isInWindow(
      south: min(edge.start.latitude, edge.end.latitude),
      north: max(edge.start.latitude, edge.end.latitude),
      start: edge.start.longitude, step: edge.longitudeStep)
  }

  private func isInWindow(_ box: BoundingBox) -> Bool {
    isInWindow(
      south: box.south, north: box.north, start: box.west,
      step: box.east - box.west + (box.crossesAntimeridian ? 360 : 0))
  }

  private func isInWindow(south: Double, north: Double, start: Double, step: Double) -> Bool {
    guard south <= target.latitude + windowLatitude && north >= target.latitude - windowLatitude
    else { return false }
    let start = Longitude.shortestStep(from: target.longitude, to: start)
    let west = min(start, start + step)
    let east = max(start, start + step)
    // The next copies of the window lie 360° away on either side.
    return (west <= windowLongitude && east >= -windowLongitude)
      || west <= windowLongitude - 360 || east >= 360 - windowLongitude
  }

  /// A cheap stand-in for the distance, good for near places, squared.
  private func roughSquare(to coordinate: Coordinate) -> Double {
    let step = Longitude.shortestStep(from: target.longitude, to: coordinate.longitude) * cosine
    let height = coordinate.latitude - target.latitude
    return step * step + height * height
  }

  /// Where on the edge, from 0 to 1, its nearest place would be in a plane that touches the sphere
  /// at the target.
  private func roughFoot(on edge: Edge) -> Double {
    let x = edge.longitudeStep * cosine
    let y = edge.latitudeStep
    let toTarget =
      -Longitude.shortestStep(from: target.longitude, to: edge.start.longitude) * cosine
    let square = x * x + y * y
    return square > 0 ? (toTarget * x + (target.latitude - edge.start.latitude) * y) / square : 0
  }
}
