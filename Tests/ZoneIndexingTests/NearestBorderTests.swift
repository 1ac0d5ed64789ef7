// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry
import ZoneIndexing

/// Oracles are the search that asks every zone, which knows no tree, and dense sampling.
@Suite struct `Nearest borders` {
  /// A tenth of a millimetre, as the library says, and a micrometre for the rounding of both sides.
  private static let tolerance = 1e-4 + 1e-6

  private func check(_ shapes: [ZoneShape], at places: [Coordinate], _ comment: String) throws {
    let index = ZoneIndex(shapes)
    for place in places {
      let here: Comment = "\(comment), \(place)"
      let linear = shapes.map { $0.nearestBorder(to: place)?.distanceMeters }
      for zone in shapes.indices {
        let border = index.nearestBorder(of: zone, to: place)
        #expect((border == nil) == (linear[zone] == nil), here)
        guard let border, let expected = linear[zone] else { continue }
        #expect(abs(border.distanceMeters - expected) < Self.tolerance, "zone \(zone), \(here)")
        let claimed = place.distanceMeters(to: border.coordinate)
        #expect(abs(claimed - border.distanceMeters) < 1e-6, "zone \(zone), \(here)")
      }
      let isWanted = { (zone: Int) in zone % 3 != 1 }
      let distances = shapes.indices.map { zone -> Double in
        guard isWanted(zone) else { return .infinity }
        return shapes[zone].contains(place) ? 0 : linear[zone] ?? .infinity
      }
      let least = distances.min() ?? .infinity
      let nearest = index.nearestZone(to: place, where: isWanted)
      guard let nearest else {
        #expect(least == .infinity, here)
        continue
      }
      #expect(abs(nearest.border.distanceMeters - least) < Self.tolerance, here)
      #expect(distances[nearest.ordinal] < least + Self.tolerance, here)
      // No zone before it is as near; to contain is nearer than anything.
      let excess = least == 0 ? 0 : 1e-6
      for zone in 0..<nearest.ordinal { #expect(distances[zone] > least + excess, here) }
      for meters in [0, 1e-3, 10, 30_000, 9e6] {
        let near = index.zones(withBordersWithin: meters, of: place, where: isWanted)
        for zone in shapes.indices where isWanted(zone) {
          // What is so close to the limit may count or not.
          guard let distance = linear[zone], abs(distance - meters) > Self.tolerance else {
            continue
          }
          #expect(near.contains(zone) == (distance < meters), "\(zone), \(meters) m, \(here)")
        }
        #expect(near == near.sorted() && near.allSatisfy(isWanted), here)
      }
    }
  }

  @Test(arguments: ZoneFamily.allCases)
  func `around hard drawings are those of asking every zone`(family: ZoneFamily) throws {
    let shapes = Array(try family.shapes(seed: 5).prefix(60))
    var places = NearestPlaces(seed: 5)
    try check(shapes, at: places.around(shapes, count: 8), "\(family)")
  }

  @Test(arguments: UInt64(0)..<12)
  func `around the globe are those of asking every zone`(seed: UInt64) throws {
    var places = NearestPlaces(seed: seed)
    let shapes = try places.world(Int(seed) * 2 + 1)
    try check(shapes, at: places.around(shapes, count: 24), "seed \(seed)")
  }

  @Test(arguments: UInt64(100)..<116)
  func `agree with dense sampling`(seed: UInt64) throws {
    var places = NearestPlaces(seed: seed)
    let shapes = try places.world(9)
    let index = ZoneIndex(shapes)
    for place in places.around(shapes, count: 12) {
      for (zone, shape) in shapes.enumerated() {
        let sampled = NearestOracle.distanceMeters(from: place, to: shape)
        let found = index.nearestBorder(of: zone, to: place)?.distanceMeters ?? .infinity
        let comment: Comment = "seed \(seed), zone \(zone), \(place)"
        #expect(found <= sampled + Self.tolerance, comment)
        // Nothing can be nearer than what was sampled, but for what sampling missed.
        #expect(found >= sampled - max(1e-3, 1e-9 * sampled) || sampled == .infinity, comment)
      }
    }
  }

  /// Where distances of millimetres hardly show in haversines, which are all nearly one.
  @Test(arguments: [1e-7, 1e-5, 1e-3, 0.1, 2], UInt64(0)..<4)
  func `of a small zone are found from its antipode`(reach: Double, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let latitude = [0.0, 52, -80, 89.99][Int(seed)]
    let corners = (0..<30).map { _ in
      Coordinate(
        longitude: 13 + reach * .random(in: -1...1, using: &generator),
        latitude: min(90, latitude + reach * .random(in: -1...1, using: &generator)))
    }
    let shape = ZoneShape(polygons: [Polygon(shell: try Ring(validating: corners + [corners[0]]))])
    let index = ZoneIndex([shape])
    for _ in 0..<10 {
      let place = Coordinate(
        longitude: 13 - 180 + 2 * reach * .random(in: -1...1, using: &generator),
        latitude: max(-90, -latitude + 2 * reach * .random(in: -1...1, using: &generator)))
      let sampled = NearestOracle.distanceMeters(from: place, to: shape)
      let found = try #require(index.nearestBorder(of: 0, to: place)).distanceMeters
      #expect(abs(found - sampled) < 2 * Self.tolerance, "seed \(seed), \(place)")
    }
  }

  @Test(arguments: [0, 1, 41])
  func `at the same distance belong to the first zone that is wanted`(first: Int) throws {
    var drawing = Drawing(seed: 3)
    let index = ZoneIndex(try drawing.copies(50))
    for place in (0..<20).map({ _ in drawing.place() }) {
      #expect(index.nearestZone(to: place) { $0 >= first }?.ordinal == first)
    }
  }

  @Test func `are 0 m away on a vertex, an edge and the antimeridian`() throws {
    let drawing = Drawing(seed: 0)
    let (west, east) = (drawing.box(-1, -1, 1, 1), drawing.box(175, -5, -175, 5))
    let slanting = [drawing.at(20, 0), drawing.at(28, 16), drawing.at(10, 16)]
    let index = ZoneIndex(try [west, east, slanting].map { try drawing.zone([$0]) })
    let places = [
      (0, drawing.at(-1, 1)), (0, drawing.at(0.3, 1)), (0, drawing.at(1, -0.7)),
      (1, drawing.at(180, 5)), (1, drawing.at(-180, -5)), (1, drawing.at(-178.5, 5)),
      (1, drawing.at(175, 0.1)), (2, drawing.at(21, 2)), (2, drawing.at(20.25, 0.5)),
    ]
    for (zone, place) in places {
      #expect(
        index.nearestBorder(of: zone, to: place)
          == BorderDistance(coordinate: place, distanceMeters: 0))
      #expect(index.zones(withBordersWithin: 0, of: place) == [zone])
    }
  }

  @Test func `of a hundred thousand specks are found`() throws {
    var generator = SeededGenerator(seed: 11)
    let drawing = Drawing(seed: 0)
    let centers = (0..<100_000).map { _ in
      drawing.at(
        .random(in: -180...179, using: &generator), .random(in: -89...89, using: &generator))
    }
    let shapes = try centers.map { center in
      let (x, y) = (center.longitude, center.latitude)
      return try drawing.zone([drawing.box(x, y, x + 1e-4, y + 1e-4)])
    }
    let index = ZoneIndex(shapes)
    for _ in 0..<10 {
      let place = drawing.at(
        .random(in: -180...180, using: &generator), .random(in: -90...90, using: &generator))
      let distances = centers.map { $0.distanceMeters(to: place) }
      // A speck reaches less than 16 m from its corner.
      let limit = (distances.min() ?? 0) + 16
      let least = shapes.indices.filter { distances[$0] <= limit }
        .compactMap { shapes[$0].nearestBorder(to: place)?.distanceMeters }.min()
      let found = try #require(index.nearestZone(to: place))
      #expect(abs(found.border.distanceMeters - (least ?? 0)) < Self.tolerance, "\(place)")
    }
  }

  @Test(arguments: [Double.nan, -.infinity, -1, -0.0, .leastNonzeroMagnitude, .infinity])
  func `within a strange distance are those that compare so`(meters: Double) throws {
    let drawing = Drawing(seed: 0)
    let index = ZoneIndex([try drawing.zone([drawing.box(0, 0, 1, 1)]), ZoneShape()])
    for (place, distance) in [(drawing.at(0, 0.5), 0.0), (drawing.at(0.5, 0.5), 55_000)] {
      let near = index.zones(withBordersWithin: meters, of: place)
      #expect(near == (distance <= meters ? [0] : []), "\(place)")
    }
  }

  @Test func `are not where there is no border or no place`() throws {
    let globe = Circle(center: Coordinate(longitude: 0, latitude: 0), radiusMeters: 3e7)
    let index = ZoneIndex([ZoneShape(), ZoneShape(circles: [globe])])
    let place = Coordinate(longitude: 1, latitude: 1)
    #expect(index.nearestBorder(of: 0, to: place) == nil)
    #expect(index.nearestBorder(of: 1, to: place) == nil)
    #expect(index.zones(withBordersWithin: .infinity, of: place).isEmpty)
    #expect(index.nearestZone(to: place) { $0 == 0 } == nil)
    let nowhere = Coordinate(longitude: .nan, latitude: 1)
    let town = ZoneIndex([ZoneShape(circles: [Circle(center: place, radiusMeters: 9)])])
    #expect(town.nearestBorder(of: 0, to: nowhere) == nil)
    #expect(town.zones(withBordersWithin: .infinity, of: nowhere).isEmpty)
    #expect(town.zones(withBordersWithin: .infinity, of: place) == [0])
    #expect(town.nearestInside(of: 0, to: nowhere) == nil)
  }
}
