// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry

@Suite struct `Bounding boxes` {
  static let plain = BoundingBox(west: -10, south: -5, east: 20, north: 15)
  static let fiji = BoundingBox(west: 177, south: -20, east: -178, north: -16)

  @Test(arguments: [
    (plain, 0.0, 0.0, true), (plain, -10, -5, true), (plain, 20, 15, true),
    (plain, (20.0).nextUp, 0, false), (plain, 0, (15.0).nextUp, false), (plain, 180, 0, false),
    (fiji, 179, -18, true), (fiji, -179, -18, true), (fiji, 180, -18, true),
    (fiji, -180, -18, true), (fiji, 177, -20, true), (fiji, -178, -16, true),
    (fiji, 0, -18, false), (fiji, 176, -18, false), (fiji, -177, -18, false),
    (fiji, 179, -15, false),
    (BoundingBox(west: 170, south: 0, east: 180, north: 1), -180, 0, true),
    (BoundingBox(west: -180, south: 0, east: -170, north: 1), 180, 0, true),
  ])
  func `a box contains its edges, across the antimeridian too`(
    box: BoundingBox, longitude: Double, latitude: Double, expected: Bool
  ) {
    #expect(box.contains(Coordinate(longitude: longitude, latitude: latitude)) == expected)
  }

  @Test func `the box of coordinates is the smaller way round`() throws {
    let box = { (longitudes: [Double]) in
      BoundingBox(of: longitudes.map { Coordinate(longitude: $0, latitude: $0 / 10) })
        .map { [$0.west, $0.east] }
    }
    #expect(box([]) == nil)
    #expect(box([5]) == [5, 5])
    #expect(box([-10, 30, 5]) == [-10, 30])
    #expect(box([170, -170]) == [170, -170])
    #expect(box([-170, 175, 170, -175]) == [170, -170])
    #expect(box([-180, 170]) == [170, -180])
    #expect(box([180, 170]) == [170, 180])
    #expect(box([180, -170]) == [180, -170])
    // Gaps 100 (-100 to 0), 110 (0 to 110) and 150 (110 to -100): the widest is left out.
    #expect(box([-100, 0, 110]) == [-100, 110])
    #expect(box([-170, -20, 170]) == [170, -20])
  }

  @Test(arguments: [
    ([10.0, 20], [30.0, 40], [10.0, 40]), ([170, 175], [-175, -170], [170, -170]),
    ([170, -170], [-175, -160], [170, -160]), ([170, -170], [10, 20], [10, -170]),
    ([-180, 180], [5, 6], [-180, 180]), ([100, -100], [-110, 110], [-180, 180]),
    ([170, -170], [-10, -5], [170, -5]), ([-180, -170], [170, 180], [170, -170]),
  ])
  func `a union is the smallest box around both`(
    first: [Double], second: [Double], expected: [Double]
  ) {
    let a = BoundingBox(west: first[0], south: -3, east: first[1], north: 4)
    let b = BoundingBox(west: second[0], south: -2, east: second[1], north: 5)
    let union = BoundingBox(west: expected[0], south: -3, east: expected[1], north: 5)
    #expect(a.union(b) == union)
    #expect(b.union(a) == union)
  }

  @Test(arguments: UInt64(0)..<20)
  func `boxes intersect when some coordinate is in both`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let degrees = Array(stride(from: -180.0, through: 180, by: 45))
    for _ in 0..<100 {
      let box = {
        (generator: inout SeededGenerator) in
        let south = Double(Int.random(in: -3...3, using: &generator))
        return BoundingBox(
          west: degrees.randomElement(using: &generator) ?? 0, south: south,
          east: degrees.randomElement(using: &generator) ?? 0,
          north: south + Double(Int.random(in: 0...2, using: &generator)))
      }
      let (a, b) = (box(&generator), box(&generator))
      // Edges are multiples of 45° and 1°, so boxes that meet do so at such a coordinate.
      let meet = degrees.contains { longitude in
        (-3...5).contains { latitude in
          let place = Coordinate(longitude: longitude, latitude: Double(latitude))
          return a.contains(place) && b.contains(place)
        }
      }
      #expect(a.intersects(b) == meet, "seed \(seed), \(a), \(b)")
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func `the box of a ring holds whatever the ring contains, and no less`(seed: UInt64) throws {
    var random = RandomRings(seed: seed)
    let rings = random.polygon()
    let polygon = try Polygon(rings)
    #expect(polygon.boundingBox == BoundingBox(of: rings.joined()))
    let moved = rings.map { ring in
      ring.map { place in
        let longitude = place.longitude + 180
        return Coordinate(
          longitude: longitude > 180 ? longitude - 360 : longitude, latitude: place.latitude)
      }
    }
    #expect(try Polygon(moved).boundingBox == BoundingBox(of: moved.joined()), "seed \(seed)")
  }
}
