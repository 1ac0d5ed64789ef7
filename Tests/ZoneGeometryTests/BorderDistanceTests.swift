// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry

@Suite struct `Distances to a border` {
  static let degree = 6_371_008.8 * Double.pi / 180

  /// Places, with the nearest border of the cell of 1° on the equator and its distance in degrees.
  static let aroundCell: [(place: [Double], nearest: [Double], degrees: Double)] = [
    ([0.5, 3.0], [0.5, 1.0], 2.0), ([0.5, 0.25], [0.5, 0], 0.25), ([-2, 0], [0, 0], 2),
    ([0, 0], [0, 0], 0), ([0.3, 0], [0.3, 0], 0), ([3, 0], [1, 0], 2), ([1, 0.5], [1, 0.5], 0),
  ]

  @Test(arguments: aroundCell)
  func `a cell has its border where it is drawn`(
    place: [Double], nearest: [Double], degrees: Double
  ) throws {
    let cell = try Polygon([[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]])
    let target = Coordinate(longitude: place[0], latitude: place[1])
    let border = cell.nearestBorder(to: target)
    #expect(abs(border.distanceMeters - degrees * Self.degree) < 1e-3)
    #expect(abs(border.coordinate.longitude - nearest[0]) < 1e-3)
    #expect(abs(border.coordinate.latitude - nearest[1]) < 1e-9)
    if degrees == 0 { #expect(border == BorderDistance(coordinate: target, distanceMeters: 0)) }
  }

  @Test(arguments: UInt64(0)..<24)
  func `random rings agree with dense sampling`(seed: UInt64) throws {
    var random = RandomRings(seed: seed)
    let latitude = [0.0, 0, 45, -49.5][Int(seed) % 4]
    let longitude = [0.0, 160, 180, -135][Int(seed) / 4 % 4]
    let rings = random.polygon().map { $0.map { moved($0, longitude, latitude) } }
    let polygon = try Polygon(rings)
    for round in 0..<4 {
      let spread = round < 2 ? 60.0 : 180
      let place = Coordinate(
        longitude: (longitude + .random(in: -spread...spread, using: &random.generator))
          .remainder(dividingBy: 360),
        latitude: .random(in: -90...90, using: &random.generator))
      let found = polygon.nearestBorder(to: place)
      let sampled = SampledBorder.distanceMeters(from: place, to: rings, samples: 200)
      let comment: Comment = "seed \(seed), \(place), \(rings)"
      #expect(found.distanceMeters <= sampled + 1.1e-4, comment)
      // Sampling may miss a minimum, but it cannot see one that is not there.
      #expect(found.distanceMeters >= sampled - 1e-2, comment)
      let claimed = place.distanceMeters(to: found.coordinate)
      #expect(abs(claimed - found.distanceMeters) < 1e-6, comment)
    }
  }

  private func moved(_ place: Coordinate, _ longitude: Double, _ latitude: Double) -> Coordinate {
    Coordinate(
      longitude: (place.longitude + longitude).remainder(dividingBy: 360),
      latitude: place.latitude + latitude)
  }

  /// Long edges that are far from great circles, seen from where that matters.
  @Test(arguments: [
    [0.0, 90], [0, 89.9], [10, 85], [-90, 80], [179, 70], [0, -90], [45, 30], [-120, 59.9], [0, 0],
  ])
  func `edges along a parallel are not great circles`(place: [Double]) throws {
    let band = try Polygon([
      [-170, 60], [0, 60], [170, 60], [170, 61], [0, 80], [-170, 61], [-170, 60],
    ])
    let target = Coordinate(longitude: place[0], latitude: place[1])
    let sampled = SampledBorder.distanceMeters(
      from: target, to: [band.shell.positions], samples: 4000)
    #expect(abs(band.nearestBorder(to: target).distanceMeters - sampled) < 1e-3)
  }

  @Test func `an edge is found that comes back to the place from behind`() throws {
    // The edge starts 175° east of the place and ends 355° east of it, just to the west.
    let pairs = [[-35.0, -80], [145, 0], [60, 60], [-35, -80]]
    let ring = try Polygon(pairs).shell
    let place = Coordinate(longitude: 150, latitude: -20)
    let sampled = SampledBorder.distanceMeters(from: place, to: [ring.positions], samples: 4000)
    #expect(abs(ring.nearestBorder(to: place).distanceMeters - sampled) < 1e-3)
    #expect(sampled < place.distanceMeters(to: ring.positions[1]) - 1000)
  }

  @Test func `a pole sees a parallel all round at the same distance, at once`() throws {
    let band = try Polygon([[-180, 60], [180, 60], [180, 50], [-180, 50], [-180, 60]])
    let border = band.nearestBorder(to: Coordinate(longitude: 12, latitude: 90))
    #expect(abs(border.distanceMeters - 30 * Self.degree) < 1e-3)
  }

  @Test(arguments: UInt64(100)..<130)
  func `the nearest coordinate inside is inside and within a metre of the border`(
    seed: UInt64
  ) throws {
    var random = RandomRings(seed: seed)
    let shape = ZoneShape(
      polygons: [try Polygon(random.polygon())],
      circles: [Circle(center: random.place(isCoarse: true), radiusMeters: 50_000)])
    for _ in 0..<10 {
      let place = Coordinate(
        longitude: .random(in: -180...180, using: &random.generator),
        latitude: .random(in: -90...90, using: &random.generator))
      let border = try #require(shape.nearestBorder(to: place))
      let inside = try #require(shape.nearestInside(to: place), "seed \(seed), \(place)")
      #expect(shape.contains(inside), "seed \(seed), \(place)")
      if shape.contains(place) {
        #expect(inside == place)
      } else if border.coordinate.distanceMeters(to: inside) > 1 {
        // Only a needle, thinner than the doubles there, may send us to a vertex or the centre.
        let vertices = shape.polygons[0].rings.flatMap { Array($0.vertices) }
        let landmarks = vertices + [shape.circles[0].center]
        #expect(landmarks.contains(inside), "seed \(seed), \(place)")
        #expect(!shape.contains(border.coordinate), "seed \(seed), \(place)")
      }
    }
  }

  @Test func `a shape without parts has no border`() {
    let place = Coordinate(longitude: 0, latitude: 0)
    #expect(ZoneShape().isEmpty)
    #expect(ZoneShape().boundingBox == nil)
    #expect(ZoneShape().nearestBorder(to: place) == nil)
    #expect(ZoneShape().nearestInside(to: place) == nil)
    #expect(!ZoneShape().contains(place))
  }

  @Test func `a needle that holds no doubles near its foot sends to its tip`() throws {
    // On the line from (0, 0) to (10, 3.3) lie hardly any pairs of doubles.
    let needle = try Polygon([[0, 0], [10, 3.3], [5, 1.65], [0, 0]])
    let shape = ZoneShape(polygons: [needle])
    let tip = Coordinate(longitude: 0, latitude: 0)
    #expect(shape.nearestInside(to: Coordinate(longitude: -5, latitude: -2)) == tip)
    let aside = try #require(shape.nearestInside(to: Coordinate(longitude: 1, latitude: 3)))
    #expect(shape.contains(aside))
  }
}
