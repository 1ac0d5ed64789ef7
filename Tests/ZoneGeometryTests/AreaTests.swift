// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import ZoneGeometry

@Suite struct `Areas and centroids` {
  static let sphere = 4 * Double.pi * 6_371_008.8 * 6_371_008.8

  /// Rings and the part of the sphere that they go round.
  static let known: [(pairs: [[Double]], part: Double)] = [
    // A cell of 1° at the equator: (1/360) · (sin 1° - sin 0°) / 2.
    ([[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]], sin(Double.pi / 180) / 720),
    // The same turned clockwise, and south of the equator.
    ([[0, 0], [0, 1], [1, 1], [1, 0], [0, 0]], -sin(Double.pi / 180) / 720),
    ([[0, -1], [1, -1], [1, 0], [0, 0], [0, -1]], sin(Double.pi / 180) / 720),
    // The whole globe, and an octant.
    ([[-180, -90], [180, -90], [180, 90], [-180, 90], [-180, -90]], 1),
    ([[0, 0], [90, 0], [90, 90], [0, 90], [0, 0]], 1.0 / 8),
    // A band between the equator and 30°: (sin 30°) / 2.
    ([[-180, 0], [180, 0], [180, 30], [-180, 30], [-180, 0]], 0.25),
    // Across the antimeridian: (20/360) · (sin 30°) / 2.
    ([[170, 0], [-170, 0], [-170, 30], [170, 30], [170, 0]], 1.0 / 72),
    // Caps beyond ±30°, not cut: (1 - sin 30°) / 2; eastward is counter-clockwise in the north.
    ([[0, 30], [120, 30], [-120, 30], [0, 30]], 0.25),
    ([[0, -30], [-120, -30], [120, -30], [0, -30]], 0.25),
    // The northern one cut to the pole.
    ([[-180, 30], [0, 30], [180, 30], [180, 90], [-180, 90], [-180, 30]], 0.25),
    // A triangle with its top at the pole: φ from 0 to π/2 as λ goes from 0 to π/2, so the area
    // below the slanted side is ∫ sin φ dλ = 1, of which 4π is the whole sphere.
    ([[0, 0], [90, 0], [90, 90], [0, 0]], 1 / (4 * Double.pi)),
    // Nothing inside.
    ([[0, 0], [10, 10], [5, 5], [0, 0]], 0),
  ]

  @Test(arguments: known)
  func `signed areas have their closed form`(pairs: [[Double]], part: Double) throws {
    let polygon = try Polygon(pairs)
    let area = polygon.shell.signedArea
    #expect(abs(area - part * Self.sphere) <= 1e-14 * Self.sphere)
    #expect(polygon.shell.isClockwise == (part < 0))
    #expect(polygon.areaSquareMeters == abs(area))
  }

  @Test(arguments: UInt64(0)..<20)
  func `slanted edges agree with a numerical integral`(seed: UInt64) throws {
    var random = RandomRings(seed: seed)
    let rings = random.polygon()
    let ring = try Ring(validating: rings[0])
    // Simpson's rule for -∫ sin φ dλ along each edge.
    var integral = 0.0
    let steps = 64
    for (a, b) in zip(rings[0], rings[0].dropFirst()) {
      let width = (b.longitude - a.longitude) * .pi / 180 / Double(steps)
      for step in 0...steps {
        let latitude = a.latitude + (b.latitude - a.latitude) * Double(step) / Double(steps)
        let weight = step == 0 || step == steps ? 1.0 : step % 2 == 1 ? 4 : 2
        integral -= weight * width / 3 * sin(latitude * .pi / 180)
      }
    }
    let expected = integral * Self.sphere / (4 * .pi)
    #expect(abs(ring.signedArea - expected) < 1e-8 * Self.sphere, "seed \(seed)")
  }

  @Test func `holes and parts add up`() throws {
    let cell = [(0.0, 0.0), (3, 0), (3, 1), (0, 1), (0, 0)]
    let hole = [(1.0, 0.0), (2, 0), (2, 1), (1, 1), (1, 0)]
    let rings = [cell, hole].map { $0.map { Coordinate(longitude: $0.0, latitude: $0.1) } }
    let polygon = try Polygon(rings)
    let unit = sin(Double.pi / 180) / 720 * Self.sphere
    #expect(abs(polygon.areaSquareMeters - 2 * unit) < 1)
    let shape = ZoneShape(polygons: [polygon, polygon])
    #expect(abs(shape.areaSquareMeters - 4 * unit) < 2)
    #expect(polygon.vertexCount == 8)
    #expect(shape.vertexCount == 16)
  }

  @Test(arguments: [
    ([[0.0, 0], [4, 0], [4, 2], [0, 2], [0, 0]], [2.0, 1]),
    ([[0.0, 0], [0, 2], [4, 2], [4, 0], [0, 0]], [2.0, 1]),
    ([[0.0, 0], [3, 0], [0, 3], [0, 0]], [1.0, 1]),
    ([[178.0, 0], [-178, 0], [-178, 2], [178, 2], [178, 0]], [180.0, 1]),
    ([[176.0, 0], [-178, 0], [-178, 2], [176, 2], [176, 0]], [179.0, 1]),
    ([[0.0, 0], [4, 4], [2, 2], [0, 0]], [2.0, 2]),
  ])
  func `a centroid is the centre of mass as drawn`(pairs: [[Double]], expected: [Double]) throws {
    let polygon = try Polygon(pairs)
    for center in [polygon.centroid, polygon.shell.centroid] {
      #expect(abs(center.longitude - expected[0]) < 1e-12)
      #expect(abs(center.latitude - expected[1]) < 1e-12)
    }
  }

  @Test func `a hole pushes the centroid away, a far part pulls it`() throws {
    // 4 × 2 less the eastern half: the centre of the western half.
    let rings = [
      [(0.0, 0.0), (4, 0), (4, 2), (0, 2), (0, 0)], [(2.0, 0.0), (4, 0), (4, 2), (2, 2), (2, 0)],
    ].map { $0.map { Coordinate(longitude: $0.0, latitude: $0.1) } }
    let center = try Polygon(rings).centroid
    #expect(abs(center.longitude - 1) < 1e-12 && abs(center.latitude - 1) < 1e-12)

    let circles = [179.0, -179].map {
      Circle(center: Coordinate(longitude: $0, latitude: 0), radiusMeters: 10)
    }
    let shape = ZoneShape(circles: circles)
    #expect(abs(abs(shape.centroid?.longitude ?? 0) - 180) < 1e-9)
    #expect(ZoneShape(circles: [circles[0]]).centroid == circles[0].center)
    #expect(ZoneShape().centroid == nil)
  }
}
