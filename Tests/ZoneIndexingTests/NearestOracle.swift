// SPDX-License-Identifier: MIT

import Foundation
import ZoneGeometry

/// Distances to borders by looking at very many places of every edge, with vectors in space where the
/// library has haversines.
enum NearestOracle {
  private typealias Vector = SIMD4<Double>

  /// Metres from `place` to the nearest border of `shape`; infinite without one.
  static func distanceMeters(from place: Coordinate, to shape: ZoneShape) -> Double {
    let target = vector(place.longitude, place.latitude)
    var least = Double.infinity
    let edges = shape.polygons.flatMap { $0.rings.flatMap(\.edges) }
    let sampled = edges.map { edge in sampledDistance(from: target, to: edge) }
    least = min(least, sampled.map(\.distance).min() ?? .infinity)
    // Between two samples the distance changes by less than their distance.
    for (edge, sample) in zip(edges, sampled) where sample.distance - sample.spacing < least {
      least = min(least, refinedDistance(from: target, to: edge, around: sample.part))
    }
    for circle in shape.circles where circle.radiusMeters >= 0 && circle.radiusMeters < 2e7 {
      let center = vector(circle.center.longitude, circle.center.latitude)
      least = min(least, abs(distance(target, center) - circle.radiusMeters))
    }
    return least
  }

  private static let samples = 48

  private static func sampledDistance(
    from target: Vector, to edge: Edge
  ) -> (distance: Double, part: Double, spacing: Double) {
    // What is 24 times as far away as it is long has no use for many samples.
    let length = 111_200 * (abs(edge.longitudeStep) + abs(edge.latitudeStep))
    let isLong = length > distance(target, place(on: edge, at: 0.5)) / 24
    let count = isLong ? samples : 2
    var best = (distance: Double.infinity, part: 0.0)
    for index in 0...count {
      let part = Double(index) / Double(count)
      let distance = distance(target, place(on: edge, at: part))
      if distance < best.distance { best = (distance, part) }
    }
    return (best.distance, best.part, length / Double(count))
  }

  private static func refinedDistance(
    from target: Vector, to edge: Edge, around part: Double
  ) -> Double {
    var (low, high) = (max(0, part - 0.5), min(1, part + 0.5))
    // The best of ever finer samples, because there may be several minima.
    var best = (distance: Double.infinity, part: part)
    while high - low > 1e-13 {
      let step = (high - low) / 12
      for index in 0...12 {
        let part = low + Double(index) * step
        let distance = distance(target, place(on: edge, at: part))
        if distance < best.distance { best = (distance, part) }
      }
      (low, high) = (max(0, best.part - 1.5 * step), min(1, best.part + 1.5 * step))
    }
    return best.distance
  }

  private static func place(on edge: Edge, at part: Double) -> Vector {
    vector(
      edge.start.longitude + part * edge.longitudeStep,
      edge.start.latitude + part * edge.latitudeStep)
  }

  private static func vector(_ longitude: Double, _ latitude: Double) -> Vector {
    let (lambda, phi) = (longitude * .pi / 180, latitude * .pi / 180)
    return Vector(cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi), 0)
  }

  /// The arc between two unit vectors: twice the arc tangent of |a - b| / |a + b|.
  private static func distance(_ a: Vector, _ b: Vector) -> Double {
    let (difference, sum) = (a - b, a + b)
    let chord = (difference * difference).sum().squareRoot()
    return 2 * 6_371_008.8 * atan2(chord, (sum * sum).sum().squareRoot())
  }
}
