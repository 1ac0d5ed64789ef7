// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Who judges the judge: values computed by hand, published cases, and another arithmetic.
@Suite struct `Containment oracle` {
  private static func ring(_ pairs: [(Double, Double)]) -> [Position] {
    (pairs + [pairs[0]]).map { Position($0.0, $0.1) }
  }

  /// Drawings, and places that are in them or not.
  static let drawings: [(rings: [[Position]], inside: [[Double]], outside: [[Double]])] = [
    // A square from 0 to 4 with a hole from 1 to 2: both borders belong to it.
    (
      [ring([(0, 0), (4, 0), (4, 4), (0, 4)]), ring([(1, 1), (2, 1), (2, 2), (1, 2)])],
      [
        [0, 0], [4, 4], [2, 0], [0, 3], [1, 1], [1.5, 1], [2, 1.5], [3, 1], [3, 3], [361, 0.5],
      ],
      [
        [1.5, 1.5], [-1, 0], [5, 4], [2, -0.5], [(4.0).nextUp, 2], [(1.0).nextUp, 1.5],
        [-.leastNonzeroMagnitude, 1], [.nan, 1], [1, .infinity],
      ]
    ),
    // The bow tie (0 0, 2 2, 2 0, 0 2) is its left and its right half.
    (
      [ring([(0, 0), (2, 2), (2, 0), (0, 2)])],
      [[0.5, 1], [1.5, 1], [1, 1], [0, 1]], [[1, 0.5], [1, 1.5], [0.5, 0]]
    ),
    // From 170 eastwards to -170, on both names of the antimeridian.
    (
      [ring([(170, 0), (-170, 0), (-170, 10), (170, 10)])],
      [[170, 5], [180, 5], [-180, 5], [-170, 10], [190, 5], [175, 0]],
      [[0, 5], [-169, 5], [180, -1], [-180, 11]]
    ),
    // An edge on 180 is one on -180, though the zone is west of both.
    (
      [ring([(170, 0), (180, 0), (180, 10), (170, 10)])],
      [[180, 5], [-180, 5], [-180, 0], [175, 5]], [[(-180.0).nextUp, 5], [-179, 0]]
    ),
    // All that is north of a ring round the pole, and south of its mirror image.
    (
      [ring([(0, 60), (120, 60), (-120, 60)])],
      [[0, 60], [60, 60], [-180, 60], [77, 90], [0, 61]], [[0, 59], [180, 59], [0, -90]]
    ),
    (
      [ring([(0, -60), (120, -60), (-120, -60)])],
      [[0, -60], [-180, -60], [77, -90], [0, -61]], [[0, -59], [0, 90]]
    ),
    // A band round the world, drawn.
    (
      [ring([(-180, 10), (180, 10), (180, 20), (-180, 20)])],
      [[0, 10], [180, 15], [-180, 15], [0, 20]], [[0, 9], [180, 21]]
    ),
  ]

  @Test(arguments: drawings.indices)
  func `finds what can be worked out by hand`(number: Int) {
    let drawing = Self.drawings[number]
    let oracle = ContainmentOracle([(polygons: [drawing.rings], circles: [])])
    for place in drawing.inside {
      #expect(oracle.answer(place[0], place[1]).zones == [0], "\(place)")
    }
    for place in drawing.outside {
      #expect(oracle.answer(place[0], place[1]).zones == [], "\(place)")
    }
  }

  /// A degree of a great circle is 6 371 008.8 m · π / 180 = 111 195.08 m.
  @Test func `knows circles but for their rims`() {
    let oracle = ContainmentOracle([
      ([], [(Position(0, 0), 111_195)]), ([], [(Position(0, 0), 111_196)]),
      ([], [(Position(180, 0), 0)]), ([], [(Position(0, 90), -1)]),
      ([], [(Position(0, 0), 6_371_008.8 * Double.pi / 2)]),
    ])
    #expect(oracle.answer(0, 1).zones == [1, 4])
    #expect(oracle.answer(-1, 0).zones == [1, 4])
    #expect(oracle.answer(-180, 0).zones == [])
    #expect(oracle.answer(-180, 0).undecided == [2])
    #expect(oracle.answer(180, 0.000_001).zones == [])
    // A quarter of the way round the world is the rim of a hemisphere.
    let rim = oracle.answer(0, 90)
    #expect(rim.zones == [])
    #expect(rim.undecided == [4])
    #expect(rim.allows([]) && rim.allows([4]) && !rim.allows([3]) && !rim.allows([4, 4]))
  }

  @Test(.enabled(if: SharedData.isPresent, SharedData.absence))
  func `agrees with the JTS Topology Suite`() throws {
    for file in PointAreaCase.files {
      let xml = String(decoding: try SharedData.bytes(file), as: UTF8.self)
      for example in PointAreaCase.cases(in: xml) {
        let oracle = ContainmentOracle([(polygons: example.polygons, circles: [])])
        let places = example.points.map { point in
          oracle.answer(point.longitude, point.latitude).zones.isEmpty
            ? PointAreaCase.Place.outside : .inside
        }
        for claim in example.claims
        where ["intersects", "disjoint", "covers", "coveredBy"].contains(claim.operation) {
          #expect(example.isTrue(claim, places) == true, "\(example.summary): \(claim.operation)")
        }
      }
    }
  }

  @Test(arguments: UInt64(0)..<6)
  func `its two arithmetics and a third agree about sides`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Near 0 there are doubles that are no whole numbers of 2⁻⁵².
    let scale = [1.0, 90, 1e-3, 1e-20, 1e-160, 0x1p-1040][Int(seed)]
    func number() -> Double { scale * Double(Int.random(in: -64...64, using: &generator)) / 64 }
    for round in 0..<400 {
      let (a, b) = (Position(number(), number()), Position(number(), number()))
      let part = Double(Int.random(in: -2...10, using: &generator)) / 8
      var y = a.latitude + part * (b.latitude - a.latitude)
      if Bool.random(using: &generator) { y = y.nextUp }
      let c = Position(a.longitude + part * (b.longitude - a.longitude), y)
      let left = Dyadic(b.longitude) - Dyadic(a.longitude)
      let up = Dyadic(b.latitude) - Dyadic(a.latitude)
      let expected =
        (left * (Dyadic(c.latitude) - Dyadic(a.latitude))
        - up * (Dyadic(c.longitude) - Dyadic(a.longitude))).sign
      let places = (TurnedPosition(a), TurnedPosition(b), TurnedPosition(c))
      let signs = [SideOfLine.sign, SideOfLine.exactSign].map { $0(places.0, places.1, places.2) }
      #expect(signs == [expected, expected], "seed \(seed), round \(round)")
    }
  }
}
