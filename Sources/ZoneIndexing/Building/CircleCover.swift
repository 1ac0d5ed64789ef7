// SPDX-License-Identifier: MIT

import Glibc
import ZoneGeometry

/// Tells which cells a circle covers, which its rim may pass, and which it does not reach.
///
/// Decided with bounds of the haversine over the whole cell: those of the differences of latitude
/// and longitude and of the cosine of the latitude are taken by themselves. So a cell near the rim
/// may be said to be passed though it is not, and never the other way round.
struct CircleCover {
  enum Relation {
    case outside
    case passing
    case covering
  }

  /// More metres than `Circle.contains(_:)` and the bounds can be off.
  private static let marginMeters = 0.01
  /// More units than the positions in a cell reach beyond it.
  private static let marginUnits = 2.0

  private let longitude: Double
  private let latitude: Double
  private let cosine: Double
  /// Haversines below this are surely in the circle, and above the other surely outside.
  private let surelyInside: Double
  private let surelyOutside: Double
  let box: BoundingBox

  init(_ circle: Circle) {
    longitude = circle.center.longitude
    latitude = circle.center.latitude
    cosine = cos(latitude * .pi / 180)
    let radius = circle.radiusMeters
    surelyInside = Self.haversine(meters: radius - Self.marginMeters)
    surelyOutside =
      radius >= 0 ? Self.haversine(meters: radius + Self.marginMeters) : -.infinity
    box = circle.boundingBox
  }

  /// A haversine that grows with `meters`, beyond half way round the world, too.
  private static func haversine(meters: Double) -> Double {
    let angle = meters / Sphere.meanRadiusMeters
    if !(angle >= 0) { return -1 }
    if angle >= .pi { return 2 }
    let half = sin(angle / 2)
    return half * half
  }

  func relation(to cell: GridCell, in frame: GridFrame) -> Relation {
    let west = frame.x.coordinate(of: Double(cell.x) - Self.marginUnits)
    let east = frame.x.coordinate(of: Double(cell.x + 1 << cell.xShift) + Self.marginUnits)
    let south = frame.y.coordinate(of: Double(cell.y) - Self.marginUnits)
    let north = frame.y.coordinate(of: Double(cell.y + 1 << cell.yShift) + Self.marginUnits)
    let heights = Self.distances(from: latitude, to: south...north)
    let widths = Self.turnDistances(from: longitude, to: west...east)
    let cosines = Self.cosines(of: south...north)
    let least =
      Self.squareSine(heights.lowerBound)
      + cosine * cosines.lowerBound * Self.squareSine(widths.lowerBound)
    if least * (1 - 1e-12) > surelyOutside { return .outside }
    let most =
      Self.squareSine(heights.upperBound)
      + cosine * cosines.upperBound * Self.squareSine(widths.upperBound)
    return most * (1 + 1e-12) < surelyInside ? .covering : .passing
  }

  /// sin² of half an angle in degrees.
  private static func squareSine(_ degrees: Double) -> Double {
    let half = sin(degrees * (.pi / 360))
    return half * half
  }

  /// The least and the greatest difference between `x` and what is in `range`.
  private static func distances(
    from x: Double, to range: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    let (low, high) = (abs(range.lowerBound - x), abs(range.upperBound - x))
    return (range.contains(x) ? 0 : min(low, high))...max(low, high)
  }

  /// As `distances(from:to:)`, the short way round the world.
  private static func turnDistances(
    from x: Double, to range: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    guard range.width < 180 else { return 0...180 }
    let here = distances(from: x, to: range)
    let around = [distances(from: x + 360, to: range), distances(from: x - 360, to: range)]
    let least = min(here.lowerBound, around[0].lowerBound, around[1].lowerBound)
    // Opposite meridians are the farthest.
    let isOpposite = range.contains(x + 180) || range.contains(x - 180)
    let greatest = min(
      180, max(shortest(range.lowerBound - x), shortest(range.upperBound - x)))
    return least...(isOpposite ? 180 : max(greatest, least))
  }

  /// The size of an angle within two turns, the short way round.
  private static func shortest(_ degrees: Double) -> Double {
    let size = abs(degrees)
    return size > 180 ? abs(360 - size) : size
  }

  /// The least and the greatest cosine of the latitudes in `range`.
  private static func cosines(of range: ClosedRange<Double>) -> ClosedRange<Double> {
    let low = max(0, cos(min(90, abs(range.lowerBound)) * .pi / 180))
    let high = max(0, cos(min(90, abs(range.upperBound)) * .pi / 180))
    let least = max(0, min(low, high) - 1e-15)
    return least...(range.contains(0) ? 1 : max(low, high) + 1e-15)
  }
}
