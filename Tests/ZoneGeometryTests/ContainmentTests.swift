// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry

@Suite struct `Closed even-odd containment` {
  @Test(arguments: UInt64(0)..<80)
  func `random drawings agree with an exact ray to the east`(seed: UInt64) throws {
    var random = RandomRings(seed: seed)
    let rings = random.polygon()
    let polygon = try Polygon(rings)
    let reference = rings.map { PlaneRing($0) }
    for place in random.hardPlaces(for: rings) {
      let expected = ExactReference.contains(reference, place)
      #expect(polygon.contains(place) == expected, "seed \(seed), \(place), \(rings)")
    }
  }

  @Test(arguments: UInt64(200)..<230)
  func `vertices are contained whatever the drawing`(seed: UInt64) throws {
    var random = RandomRings(seed: seed)
    let polygon = try Polygon(random.polygon())
    for ring in polygon.rings {
      for vertex in ring.vertices { #expect(polygon.contains(vertex), "seed \(seed), \(vertex)") }
    }
  }

  @Test(arguments: UInt64(300)..<330)
  func `neither the winding nor the first vertex matters`(seed: UInt64) throws {
    var random = RandomRings(seed: seed)
    let rings = random.polygon()
    let turned = rings.map { ring in
      let vertices = Array(ring.dropFirst().reversed())
      let start = vertices.count / 2
      return Array(vertices[start...] + vertices[...start])
    }
    let (polygon, other) = (try Polygon(rings), try Polygon(turned))
    for place in random.hardPlaces(for: rings) {
      #expect(polygon.contains(place) == other.contains(place), "seed \(seed), \(place)")
    }
  }

  /// RFC 7946 appendix A.3: a square degree by degree, with a hole from 0.2 to 0.8.
  static let sample: [[Coordinate]] = [
    [(100, 0), (101, 0), (101, 1), (100, 1), (100, 0)],
    [(100.8, 0.8), (100.8, 0.2), (100.2, 0.2), (100.2, 0.8), (100.8, 0.8)],
  ].map { ring in ring.map { Coordinate(longitude: $0.0, latitude: $0.1) } }

  @Test(arguments: [
    (100.1, 0.5, true), (100.5, 0.5, false), (100.2, 0.5, true), (100.8, 0.2, true),
    (100.0, 0.0, true), (101.0, 0.5, true), (100.5, 1.0, true), (100.5, 1.0.nextUp, false),
    (100.0.nextDown, 0.5, false), (100.2.nextUp, 0.5, false), (100.2.nextDown, 0.5, true),
    (460.1, 0.5, true), (-259.9, 0.5, true), (100.1, 90.5, false), (.nan, 0.5, false),
    (100.1, .nan, false), (.infinity, 0.5, false),
  ])
  func `the polygon with a hole of RFC 7946 is closed on both sides`(
    longitude: Double, latitude: Double, expected: Bool
  ) throws {
    let polygon = try Polygon(Self.sample)
    let place = Coordinate(longitude: longitude, latitude: latitude)
    #expect(polygon.contains(place) == expected)
    let shape = ZoneShape(polygons: [polygon])
    #expect(shape.contains(place) == expected)
  }

  @Test(arguments: UInt64(0)..<20)
  func `a shared border belongs to both zones`(seed: UInt64) throws {
    // A square cut in two along a random line of vertices; whatever is on the line is in both.
    var random = RandomRings(seed: seed)
    let cut = (0...8).map { step in
      Coordinate(
        longitude: Double(step) / 8 * 10,
        latitude: Double.random(in: -1...1, using: &random.generator))
    }
    let corners = { (latitude: Double) in
      [10.0, 0].map { Coordinate(longitude: $0, latitude: latitude) }
    }
    let north = try Polygon([cut + corners(5) + [cut[0]]])
    let south = try Polygon([cut + corners(-5) + [cut[0]]])
    for (a, b) in zip(cut, cut.dropFirst()) {
      #expect(north.contains(a) && south.contains(a) && north.contains(b) && south.contains(b))
      let middle = Coordinate(
        longitude: (a.longitude + b.longitude) / 2, latitude: (a.latitude + b.latitude) / 2)
      for place in RandomRings.neighbors(of: middle) {
        let (isNorth, isSouth) = (north.contains(place), south.contains(place))
        let isOnLine = orientation(of: a, b, place) == .collinear
        #expect(isNorth || isSouth, "no owner at \(place), seed \(seed)")
        #expect((isNorth && isSouth) == isOnLine, "seed \(seed), \(place)")
      }
    }
  }

  @Test func `a bow tie, a spike and a flat ring keep their even-odd meaning`() throws {
    let bowTie = try Polygon([[0, 0], [2, 2], [2, 0], [0, 2], [0, 0]])
    #expect(bowTie.contains(Coordinate(longitude: 0.5, latitude: 1)))
    #expect(!bowTie.contains(Coordinate(longitude: 1, latitude: 0.5)))
    #expect(bowTie.contains(Coordinate(longitude: 1, latitude: 1)))

    let spike = try Polygon([[0, 0], [1, 0], [1, 1], [1, 5], [1, 1], [0, 1], [0, 0]])
    #expect(spike.contains(Coordinate(longitude: 1, latitude: 3)))
    #expect(!spike.contains(Coordinate(longitude: 1.0.nextDown, latitude: 3)))

    let flat = try Polygon([[0, 0], [2, 2], [1, 1], [0, 0]])
    #expect(flat.contains(Coordinate(longitude: 1.5, latitude: 1.5)))
    #expect(!flat.contains(Coordinate(longitude: 1.5, latitude: 1.5.nextUp)))

    let twice = try Polygon([[0, 0], [1, 0], [1, 1], [0, 0], [1, 0], [1, 1], [0, 0]])
    #expect(!twice.contains(Coordinate(longitude: 0.75, latitude: 0.5)))
    #expect(twice.contains(Coordinate(longitude: 0.5, latitude: 0.5)))
  }
}
