// SPDX-License-Identifier: MIT

import Glibc

/// A search for the place of a border that is nearest to `target`.
///
/// Branch and bound: what cannot hold a place nearer than the nearest so far, by more than half of
/// `tolerance`, is passed over. Boxes around pieces of the border have a bound for that, `bound(of:)`,
/// to be held against `cutoff`; so have the edges in a box, and pieces of an edge, which are halved
/// until nothing is left. An edge is straight in the plane and curved on the sphere, so it may have
/// several nearest places; the bounds need none of them.
package struct BorderSearch {
  /// Metres by which the distance found may be above the least.
  package static let tolerance = 1e-4
  /// Pieces of at most so many degrees are not halved: their ends are known, and no place between
  /// is nearer than both by more than half of the tolerance.
  private static let shortestPiece = (tolerance / 2 / Sphere.meanRadiusMeters).degrees
  /// Half of the tolerance as an angle.
  private static let leastGain = BorderAngle(meters: tolerance / 2)
  /// The haversine of a micrometre: a border so near may hold the target itself.
  private static let touching = BorderAngle(meters: 1e-6).haversine
  /// More than what bounds and haversines can lose to rounding.
  private static let roundingMargin = 1 + 0x1p-49

  let target: Coordinate
  let cosine: Double
  let sine: Double
  private let limit: Double
  private let acceptsAny: Bool
  /// The nearest place so far.
  private var nearest: Coordinate?
  /// The angle to the nearest place, or a little more than that of the limit.
  private var angle: BorderAngle
  /// The angle below which a place is worth looking for.
  private var worthwhile: BorderAngle
  /// The bound from which on a piece of border need not be visited.
  package private(set) var cutoff: Double
  /// How often a nearer place was found.
  package private(set) var discoveries = 0

  /// Starts a search for what is nearer to `target` than `limit` metres.
  ///
  /// - Parameters:
  ///   - target: On the globe, with a longitude in -180...180.
  ///   - limit: Places that are not nearer do not count.
  ///   - acceptsAny: Whether to be content with any place within the limit.
  package init(target: Coordinate, limit: Double = .infinity, acceptsAny: Bool = false) {
    self.target = target
    self.limit = limit
    self.acceptsAny = acceptsAny
    cosine = cos(target.latitude.radians)
    sine = sin(target.latitude.radians)
    // Of less than a nanometre the haversine might be no double; `result` has the last word.
    angle = BorderAngle(meters: max(limit * Self.roundingMargin, 1e-9))
    worthwhile = angle
    cutoff = angle.haversine * Self.roundingMargin
  }

  /// What was found, if anything.
  package var result: BorderDistance? {
    guard let nearest else { return nil }
    let meters = angle.meters
    guard meters < limit else { return nil }
    return BorderDistance(
      coordinate: Coordinate(
        longitude: Coordinate.normalized(nearest.longitude), latitude: nearest.latitude),
      distanceMeters: meters)
  }

  /// Looks at the rim of `circle`.
  package mutating func visit(_ circle: Circle) {
    guard let border = circle.nearestBorder(to: target) else { return }
    consider(border.coordinate, BorderAngle(meters: border.distanceMeters))
  }

  /// Looks at all of `edge`.
  package mutating func visit(_ edge: Edge) {
    let start = edge.start
    let angleStart = consider(start)
    let angleEnd = consider(edge.end)
    let end = Coordinate(
      longitude: edge.end.longitude + 360 * Double(edge.turns), latitude: edge.end.latitude)
    guard isWorthwhile(between: start, angleStart, end, angleEnd) else { return }
    let foot = foot(from: start, to: end)
    guard foot > 0 && foot < 1 else {
      return visitPiece(start, angleStart, end, angleEnd)
    }
    let middle = Coordinate(
      longitude: start.longitude + foot * (end.longitude - start.longitude),
      latitude: start.latitude + foot * (end.latitude - start.latitude))
    let angleMiddle = consider(middle)
    if angleMiddle.haversine < Self.touching && edge.holds(target) {
      consider(target, BorderAngle(haversine: 0, complement: 1))
    }
    visitPiece(start, angleStart, middle, angleMiddle)
    visitPiece(middle, angleMiddle, end, angleEnd)
  }

  /// Looks between two places on an edge, whose angles are known.
  private mutating func visitPiece(
    _ a: Coordinate, _ angleA: BorderAngle, _ b: Coordinate, _ angleB: BorderAngle
  ) {
    guard isWorthwhile(between: a, angleA, b, angleB) else { return }
    let middle = Coordinate(
      longitude: (a.longitude + b.longitude) / 2, latitude: (a.latitude + b.latitude) / 2)
    let angle = consider(middle)
    if angleA.isLess(than: angleB) {
      visitPiece(a, angleA, middle, angle)
      visitPiece(middle, angle, b, angleB)
    } else {
      visitPiece(middle, angle, b, angleB)
      visitPiece(a, angleA, middle, angle)
    }
  }

  /// Whether a piece of an edge may hold something near enough between its ends.
  ///
  /// The haversine along the piece lies below the lesser of those of its ends by an eighth of its
  /// greatest second derivative at the most. That of sin φ₀ sin φ + cos φ₀ cos φ cos Δλ is at most
  /// |sin φ₀| h² + cos φ₀ (h + w)² along a piece that is h high and w wide.
  private func isWorthwhile(
    between a: Coordinate, _ angleA: BorderAngle, _ b: Coordinate, _ angleB: BorderAngle
  ) -> Bool {
    let height = abs(b.latitude - a.latitude)
    let width = abs(b.longitude - a.longitude)
    let square = (height + width).radians * (height + width).radians
    let curvature = cosine * square + abs(sine) * height.radians * height.radians
    return angleA.least(angleB).lowered(by: curvature / 16).isLess(than: worthwhile)
      && height + width > Self.shortestPiece
  }

  /// The angle to a place on an edge, of which note is taken.
  private mutating func consider(_ place: Coordinate) -> BorderAngle {
    let found = angle(to: place)
    consider(place, found)
    return found
  }

  /// The angle to a place whose longitude may be whole turns off.
  private func angle(to place: Coordinate) -> BorderAngle {
    let step = place.longitude - target.longitude
    let sineLatitude = sin((place.latitude - target.latitude).radians / 2)
    let sineLongitude = sin(step.radians / 2)
    let haversine =
      sineLatitude * sineLatitude
      + cosine * cos(place.latitude.radians) * sineLongitude * sineLongitude
    // Up to a quarter turn no digits are lost; beyond, both numbers need a sum of squares.
    if haversine <= 0.5 { return BorderAngle(haversine: haversine, complement: 1 - haversine) }
    let (far, complement) = Coordinate.haversine(
      target.latitude, place.latitude, longitudeStep: step)
    return BorderAngle(haversine: far, complement: complement)
  }

  /// Takes note of `place`, which is `found` away.
  private mutating func consider(_ place: Coordinate, _ found: BorderAngle) {
    guard found.isLess(than: angle) else { return }
    discoveries += 1
    nearest = place
    angle = found
    worthwhile = acceptsAny && found.meters < limit ? .belowAll : found.less(Self.leastGain)
    cutoff = worthwhile.haversine * Self.roundingMargin
  }
}
