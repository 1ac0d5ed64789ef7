// SPDX-License-Identifier: MIT

import Glibc
import ZoneGeometry

/// Looks for the place on a border that is nearest to another one, of those that a hub reaches.
///
/// Along a straight piece of border, and along each half of a circle, the distance from the hub falls and then
/// grows. So what is reached is one piece, and the nearest place of it is found by halving.
///
/// - Complexity: O(*v*) for *v* vertices.
struct BorderWithinReach {
  /// Halvings after which a piece of the globe is shorter than a micrometre.
  private static let halvings = 64

  let target: Coordinate
  let hub: Coordinate
  /// Metres from the hub, inclusive.
  let reachMeters: Double
  /// The nearest place so far.
  private(set) var nearest: Coordinate?
  private var nearestMeters = Double.infinity

  init(target: Coordinate, hub: Coordinate, reachMeters: Double) {
    self.target = target
    self.hub = hub
    self.reachMeters = reachMeters
  }

  /// Looks at all borders of `shape`.
  mutating func visit(_ shape: ZoneShape) {
    for polygon in shape.polygons {
      for ring in polygon.rings {
        for edge in ring.edges where isWorthwhile(edge) { visit(edge) }
      }
    }
    for circle in shape.circles where circle.radiusMeters >= 0 { visit(circle) }
  }

  /// Whether some of `edge` may be within reach, and nearer than what was found.
  private func isWorthwhile(_ edge: Edge) -> Bool {
    let length = edge.longestMeters
    func least(from place: Coordinate) -> Double {
      (place.distanceMeters(to: edge.start) + place.distanceMeters(to: edge.end) - length) / 2
    }
    return least(from: target) < nearestMeters && least(from: hub) <= reachMeters
  }

  private mutating func visit(_ edge: Edge) {
    let toHub = Self.least(0...1) { hub.distanceMeters(to: edge.place(at: $0)) }
    let toTarget = Self.least(0...1) { target.distanceMeters(to: edge.place(at: $0)) }
    visit(from: toHub, to: toTarget) { edge.place(at: $0) }
  }

  private mutating func visit(_ circle: Circle) {
    let toHub = circle.center.bearing(to: hub)
    let toTarget = circle.center.bearing(to: target)
    // Both ways round.
    let turn = (toTarget - toHub).remainder(dividingBy: 2 * .pi)
    for turn in [turn, turn - (turn < 0 ? -2 : 2) * .pi] {
      visit(from: toHub, to: toHub + turn) {
        circle.center.destination(bearing: $0, meters: circle.radiusMeters)
      }
    }
  }

  /// Looks at a line between the places at `toHub`, the nearest to the hub, and `toTarget`, the nearest to the
  /// target: the last one within reach is what is looked for.
  private mutating func visit(
    from toHub: Double, to toTarget: Double, place: (Double) -> Coordinate
  ) {
    func isReached(_ position: Double) -> Bool {
      hub.distanceMeters(to: place(position)) <= reachMeters
    }
    guard isReached(toHub) else { return }
    var (reached, beyond) = (toHub, toTarget)
    if isReached(toTarget) {
      reached = toTarget
    } else {
      for _ in 0..<Self.halvings {
        let middle = (reached + beyond) / 2
        if isReached(middle) { reached = middle } else { beyond = middle }
      }
    }
    let found = place(reached)
    let meters = target.distanceMeters(to: found)
    guard meters < nearestMeters else { return }
    (nearest, nearestMeters) = (found, meters)
  }

  /// Where in `range` a function that falls and then grows is least, by thirds.
  private static func least(
    _ range: ClosedRange<Double>, _ value: (Double) -> Double
  ) -> Double {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    for _ in 0..<2 * halvings {
      let third = (upper - lower) / 3
      if value(lower + third) <= value(upper - third) { upper -= third } else { lower += third }
    }
    // An end is met exactly, not nearly.
    return [range.lowerBound, range.upperBound, (lower + upper) / 2].min {
      value($0) < value($1)
    } ?? lower
  }
}

extension Edge {
  /// The place at a part of the way from start to end.
  fileprivate func place(at part: Double) -> Coordinate {
    guard part > 0 else { return start }
    guard part < 1 else { return end }
    return Coordinate(
      longitude: (start.longitude + part * longitudeStep).remainder(dividingBy: 360),
      latitude: start.latitude + part * latitudeStep)
  }

  /// Metres that the edge is not longer than.
  fileprivate var longestMeters: Double {
    let crossesEquator = start.latitude * end.latitude < 0
    let level = crossesEquator ? 0 : min(abs(start.latitude), abs(end.latitude))
    let east = longitudeStep * cos(level * .pi / 180)
    return hypot(east, latitudeStep) * .pi / 180 * Sphere.meanRadiusMeters
  }
}

extension Coordinate {
  /// The direction of the great circle to `other`, clockwise from north in radians.
  fileprivate func bearing(to other: Coordinate) -> Double {
    let turn = (other.longitude - longitude) * .pi / 180
    let (here, there) = (latitude * .pi / 180, other.latitude * .pi / 180)
    return atan2(
      sin(turn) * cos(there), cos(here) * sin(there) - sin(here) * cos(there) * cos(turn))
  }
}
