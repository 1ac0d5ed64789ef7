// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry

@Suite struct `Rings at the antimeridian and the poles` {
  /// `coordinate` 180° further east, which is exact on the grid of the random rings.
  private func across(_ coordinate: Coordinate) -> Coordinate {
    let moved = coordinate.longitude + 180
    return Coordinate(
      longitude: moved > 180 ? moved - 360 : moved, latitude: coordinate.latitude)
  }

  @Test(arguments: UInt64(1000)..<1060)
  func `random rings across it agree with an exact ray in the unrolled plane`(
    seed: UInt64
  ) throws {
    var random = RandomRings(seed: seed)
    let rings = random.polygon().map { $0.map(across) }
    let polygon = try Polygon(rings)
    // A ring that starts west of the antimeridian unrolls to the east, another to the west.
    let reference = rings.map { PlaneRing($0, unrolled: true) }
    for place in random.hardPlaces(for: rings) where abs(place.longitude) <= 180 {
      let expected = ExactReference.contains(reference, place)
      #expect(polygon.contains(place) == expected, "seed \(seed), \(place), \(rings)")
    }
  }

  @Test(arguments: UInt64(2000)..<2040)
  func `a drawing moved half way round the world gives the same answers`(seed: UInt64) throws {
    var random = RandomRings(seed: seed)
    let rings = random.polygon()
    let (here, there) = (try Polygon(rings), try Polygon(rings.map { $0.map(across) }))
    for _ in 0..<300 {
      let place = random.place(isCoarse: Bool.random(using: &random.generator))
      let isInside = here.contains(place)
      #expect(there.contains(across(place)) == isInside, "seed \(seed), \(place)")
      if place.longitude == 0 {
        let other = Coordinate(longitude: -180, latitude: place.latitude)
        #expect(there.contains(other) == isInside, "seed \(seed), \(place)")
      }
    }
  }

  /// The rectangle of RFC 7946 §3.1.9, drawn as one ring and cut in two.
  static let uncut = [[170.0, 40], [-170, 40], [-170, 50], [170, 50], [170, 40]]
  static let cut = [
    [[180.0, 40], [180, 50], [170, 50], [170, 40], [180, 40]],
    [[-170.0, 40], [-170, 50], [-180, 50], [-180, 40], [-170, 40]],
  ]

  @Test func `a ring cut as RFC 7946 says and the same ring uncut give the same answers`() throws {
    let whole = ZoneShape(polygons: [try Polygon(Self.uncut)])
    let halves = ZoneShape(polygons: try Self.cut.map { try Polygon($0) })
    let edges = [-180.0, -170, 0, 160, 170, 180]
    let around = { (value: Double) -> [Double] in [value.nextDown, value, value.nextUp] }
    let longitudes = edges.flatMap(around) + [175, -175, 190, -190]
    let latitudes = [40.0, 45, 50].flatMap(around)
    var inside = 0
    for longitude in longitudes {
      for latitude in latitudes {
        let place = Coordinate(longitude: longitude, latitude: latitude)
        #expect(whole.contains(place) == halves.contains(place), "\(place)")
        inside += whole.contains(place) ? 1 : 0
      }
    }
    // Seven latitudes (not the doubles below 40 and above 50) at 180 and -180 with their six
    // neighbours, at 170 and -170 with one neighbour each, and at ±175 and ±190.
    #expect(inside == 7 * (6 + 4 + 4))
    #expect(abs(whole.areaSquareMeters - halves.areaSquareMeters) < 1)
    #expect(whole.boundingBox == halves.boundingBox)
  }

  /// One drawing, a rectangle from 170 to -170 with vertices on the antimeridian, in all the ways
  /// of naming that meridian.
  static let named: [[[Double]]] = [
    [[170, 0], [180, 0], [-170, 0], [-170, 10], [180, 10], [170, 10], [170, 0]],
    [[170, 0], [-180, 0], [-170, 0], [-170, 10], [-180, 10], [170, 10], [170, 0]],
    [[170, 0], [180, 0], [-180, 0], [-170, 0], [-170, 10], [170, 10], [170, 0]],
    [
      [170, 0], [180, 0], [-180, 0], [-170, 0], [-170, 10], [-180, 10], [180, 10], [170, 10],
      [170, 0],
    ],
    [
      [180, 10], [170, 10], [170, 0], [180, 0], [-180, 0], [-170, 0], [-170, 10], [-180, 10],
      [180, 10],
    ],
    [
      [-180, 0], [-170, 0], [-170, 10], [180, 10], [170, 10], [170, 0], [180, 0], [-180, 0],
    ],
  ]

  @Test(arguments: named)
  func `however its vertices name the antimeridian, a ring means the same`(
    pairs: [[Double]]
  ) throws {
    let polygon = try Polygon(pairs)
    for (longitude, latitude, expected) in [
      (180.0, 5.0, true), (-180, 5, true), (180, 0, true), (-180, 0, true), (180, 10, true),
      (-180, 10, true), (175, 5, true), (-175, 5, true), (0, 5, false), (160, 5, false),
      (180, -1, false), (-180, -1, false), (180, 11, false), (-180, 11, false), (0, -5, false),
      (180, 0.0.nextDown, false), (-180, 10.0.nextUp, false), (-175, 0, true), (175, -1, false),
    ] {
      let place = Coordinate(longitude: longitude, latitude: latitude)
      #expect(polygon.contains(place) == expected, "\(place)")
    }
    #expect(
      polygon.boundingBox == BoundingBox(west: 170, south: 0, east: -170, north: 10))
    #expect(polygon.shell.crossesAntimeridian)
    #expect(!polygon.shell.enclosesPole)
  }

  /// Rectangles beside the antimeridian that name their side on it twice, and their middles.
  static let namedTwice: [(pairs: [[Double]], middle: Double)] = [
    ([[170, 0], [180, 0], [-180, 0], [-180, 10], [180, 10], [170, 10], [170, 0]], 175),
    ([[-170, 0], [-180, 0], [180, 0], [180, 10], [-180, 10], [-170, 10], [-170, 0]], -175),
  ]

  @Test(arguments: namedTwice)
  func `a ring that ends on the antimeridian may cross it without length`(
    pairs: [[Double]], middle: Double
  ) throws {
    let polygon = try Polygon(pairs)
    for longitude in [middle, 180, -180] {
      #expect(polygon.contains(Coordinate(longitude: longitude, latitude: 5)))
      #expect(!polygon.contains(Coordinate(longitude: longitude, latitude: 11)))
    }
    #expect(!polygon.contains(Coordinate(longitude: -middle, latitude: 5)))
    #expect(!polygon.contains(Coordinate(longitude: 0, latitude: 5)))
  }

  /// Rings whose edges from -180 to 180 run round the world, with some places in and out.
  static let roundTheWorld: [(pairs: [[Double]], inside: [[Double]], outside: [[Double]])] = [
    // The whole globe.
    (
      [[-180, -90], [180, -90], [180, 90], [-180, 90], [-180, -90]],
      [[0, 0], [0, 90], [0, -90], [180, 0], [-180, 90], [123, -45]], []
    ),
    // A band, and one with a bite at its eastern end.
    (
      [[-180, 10], [180, 10], [180, 20], [-180, 20], [-180, 10]],
      [[0, 10], [0, 15], [180, 15], [-180, 20]], [[0, 9], [0, 21], [180, 21]]
    ),
    (
      [
        [-180, 10], [180, 10], [180, 12], [170, 15], [180, 18], [180, 20], [-180, 20], [-180, 10],
      ],
      [[0, 15], [170, 15], [-175, 15], [-180, 15], [180, 15]], [[175, 15], [0, 9]]
    ),
    // The Antarctic and the Arctic, cut to the pole.
    (
      [
        [-180, -90], [180, -90], [180, -70], [90, -60], [0, -70], [-90, -60], [-180, -70],
        [-180, -90],
      ],
      [[0, -90], [45, -80], [90, -60], [-180, -75], [180, -75], [180, -70]],
      [[0, -69], [0, 0], [0, 90], [180, -69]]
    ),
    (
      [[-180, 90], [-180, 70], [0, 65], [180, 70], [180, 90], [-180, 90]],
      [[0, 90], [10, 80], [0, 65], [180, 80], [-180, 80]], [[0, 64], [180, 69], [0, -90]]
    ),
  ]

  @Test(arguments: roundTheWorld)
  func `edges round the world and along the poles count as drawn`(
    pairs: [[Double]], inside: [[Double]], outside: [[Double]]
  ) throws {
    let polygon = try Polygon(pairs)
    #expect(!polygon.shell.enclosesPole)
    for place in inside {
      #expect(polygon.contains(Coordinate(longitude: place[0], latitude: place[1])), "\(place)")
    }
    for place in outside {
      #expect(!polygon.contains(Coordinate(longitude: place[0], latitude: place[1])), "\(place)")
    }
  }

  @Test(arguments: [1.0, -1])
  func `a ring round a pole that is not cut means the cap of the nearer pole`(
    hemisphere: Double
  ) throws {
    let pairs: [[Double]] = [[0, 70], [90, 60], [180, 70], [-90, 60], [0, 70]]
    let ring = try Polygon(pairs.map { [$0[0], $0[1] * hemisphere] }).shell
    #expect(ring.enclosesPole)
    for (longitude, latitude, expected) in [
      (0.0, 90.0, true), (45, 80, true), (0, 70, true), (-180, 71, true), (180, 70, true),
      (180, 69, false), (0, 0, false), (0, -90, false), (90, 60, true), (-90, 59, false),
    ] {
      let place = Coordinate(longitude: longitude, latitude: latitude * hemisphere)
      #expect(ring.contains(place) == expected, "\(place)")
    }
    #expect(ring.boundingBox.north == (hemisphere > 0 ? 90 : -60))
    #expect(ring.boundingBox.south == (hemisphere > 0 ? 60 : -90))
    #expect((ring.boundingBox.west, ring.boundingBox.east) == (-180, 180))
  }

  /// Neither pole is nearer to latitudes that are as far to the north as to the south.
  @Test func `a ring round the world on both sides of the equator means the northern cap`() throws {
    let ring = try Polygon([[0, 10], [90, -10], [180, 10], [-90, -10], [0, 10]]).shell
    #expect(ring.contains(Coordinate(longitude: 45, latitude: 89)))
    #expect(!ring.contains(Coordinate(longitude: 45, latitude: -89)))
  }

  @Test func `an edge of exactly 180 degrees goes as drawn, one of any more the short way`() throws
  {
    let half = try Polygon([[-90, 0], [90, 0], [0, 10], [-90, 0]])
    #expect(half.contains(Coordinate(longitude: 0, latitude: 5)))
    // 90 + 2⁻⁴⁶ is more than 180° from -90, though the difference rounds to 180.
    let more = try Polygon([[-90, 0], [(90.0).nextUp, 0], [180, 10], [-90, 0]])
    #expect(!more.contains(Coordinate(longitude: 0, latitude: 0)))
    #expect(more.contains(Coordinate(longitude: 180, latitude: 5)))
    #expect(more.shell.edges[0].turns == -1)
    // So is 180 from the least double west of Greenwich, though their difference rounds, too.
    let west = -Double.leastNonzeroMagnitude
    let least = try Polygon([[west, 0], [180, 0], [90, 10], [west, 0]])
    #expect(least.shell.edges[0].turns == -1)
    let zero = try Polygon([[0, 0], [180, 0], [90, 10], [0, 0]])
    #expect(zero.shell.edges[0].turns == 0)
  }
}
