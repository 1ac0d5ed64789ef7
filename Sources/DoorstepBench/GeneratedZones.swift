// SPDX-License-Identifier: MIT

import Doorstep
import Glibc

/// A city of star-shaped zones and coordinates in it, the same for the same seed.
struct GeneratedZones {
  let shapes: [ZoneShape]
  let coordinates: [Coordinate]

  /// `zones` stars of `vertices` each around (-71, 42.3), and `coordinates` spread over them.
  init(zones: Int, vertices: Int, coordinates count: Int, seed: UInt64) throws {
    var random = SplitMix(state: seed)
    func place() -> Coordinate {
      Coordinate(
        longitude: -71 + 0.2 * (random.unit() - 0.5), latitude: 42.3 + 0.2 * (random.unit() - 0.5))
    }
    shapes = try (0..<zones).map { _ in
      let center = place()
      var ring = (0..<vertices).map { index in
        let angle = 2 * Double.pi * Double(index) / Double(vertices)
        let radius = 0.006 + 0.006 * random.unit()
        return Coordinate(
          longitude: center.longitude + radius * cos(angle),
          latitude: center.latitude + radius * sin(angle))
      }
      ring.append(ring[0])
      return ZoneShape(polygons: [Polygon(shell: try Ring(validating: ring))])
    }
    coordinates = (0..<count).map { _ in place() }
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014, doi:10.1145/2714064.2660195).
private struct SplitMix {
  var state: UInt64

  /// A number from 0 up to 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) / 9_007_199_254_740_992
  }
}
