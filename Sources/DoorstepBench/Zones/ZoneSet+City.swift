// SPDX-License-Identifier: MIT

import Doorstep
import Glibc
import RandomNumbers

extension ZoneSet {
  /// A city: `zones` stars of `vertices` each around (-71, 42.3).
  static func city(zones: Int, vertices: Int, seed: UInt64) throws -> ZoneSet {
    var random = SplitMix64(seed: seed)
    let shapes = try (0..<zones).map { _ in
      let longitude = -71 + 0.2 * (random.unit() - 0.5)
      let latitude = 42.3 + 0.2 * (random.unit() - 0.5)
      var ring = (0..<vertices).map { index in
        let angle = 2 * Double.pi * Double(index) / Double(vertices)
        let radius = 0.006 + 0.006 * random.unit()
        return Coordinate(
          longitude: longitude + radius * cos(angle), latitude: latitude + radius * sin(angle))
      }
      ring.append(ring[0])
      return ZoneShape(polygons: [Polygon(shell: try Ring(validating: ring))])
    }
    return ZoneSet(shapes, data: "\(zones) zones of \(vertices) vertices")
  }
}
