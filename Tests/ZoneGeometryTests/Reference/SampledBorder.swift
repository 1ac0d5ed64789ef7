// SPDX-License-Identifier: MIT

import ZoneGeometry

/// The distance to a border by looking at very many places on it.
enum SampledBorder {
  /// The least distance in metres from `place` to the edges of `rings`, each looked at in
  /// `samples` places and again around the best of them, down to a micrometre.
  static func distanceMeters(
    from place: Coordinate, to rings: [[Coordinate]], samples: Int
  ) -> Double {
    var least = Double.infinity
    for ring in rings {
      for (a, b) in zip(ring, ring.dropFirst()) {
        least = min(least, distance(from: place, to: a, b, samples: samples))
      }
    }
    return least
  }

  private static func distance(
    from place: Coordinate, to a: Coordinate, _ b: Coordinate, samples: Int
  ) -> Double {
    var step = b.longitude - a.longitude
    if abs(step) > 180 { step -= step > 0 ? 360 : -360 }
    let distance = { (part: Double) in
      place.distanceMeters(
        to: Coordinate(
          longitude: (a.longitude + part * step).remainder(dividingBy: 360),
          latitude: a.latitude + part * (b.latitude - a.latitude)))
    }
    let parts = (0...samples).map { Double($0) / Double(samples) }
    let distances = parts.map(distance)
    let best = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    var (low, high) = (parts[max(best - 1, 0)], parts[min(best + 1, samples)])
    while high - low > 1e-12 {
      let third = (high - low) / 3
      if distance(low + third) < distance(high - third) {
        high -= third
      } else {
        low += third
      }
    }
    return min(distance((low + high) / 2), distances[best])
  }
}
