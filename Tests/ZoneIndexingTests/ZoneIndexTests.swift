// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry
import ZoneIndexing

@Suite struct `Zone index` {
  /// Triangles, rectangles and circles, some across the antimeridian, some empty.
  private func shapes(_ count: Int, _ generator: inout SeededGenerator) throws -> [ZoneShape] {
    try (0..<count).map { _ in
      if Int.random(in: 0..<10, using: &generator) == 0 { return ZoneShape() }
      let center = anywhere(&generator)
      if Int.random(in: 0..<4, using: &generator) == 0 {
        let radius = Double.random(in: 0...2_000_000, using: &generator)
        return ZoneShape(circles: [Circle(center: center, radiusMeters: radius)])
      }
      let corners = (0..<Int.random(in: 3...5, using: &generator)).map { _ in
        Coordinate(
          longitude: (center.longitude + Double(Int.random(in: -30...30, using: &generator)))
            .remainder(dividingBy: 360),
          latitude: min(
            max(center.latitude + Double(Int.random(in: -20...20, using: &generator)), -90), 90))
      }
      return ZoneShape(
        polygons: [Polygon(shell: try Ring(validating: corners + [corners[0]]))])
    }
  }

  /// Whole degrees, so that borders, corners and the antimeridian itself are met often.
  private func anywhere(_ generator: inout SeededGenerator) -> Coordinate {
    Coordinate(
      longitude: Double(Int.random(in: -180...180, using: &generator)),
      latitude: Double(Int.random(in: -90...90, using: &generator)))
  }

  @Test(arguments: UInt64(0)..<20)
  func `answers are those of asking every zone`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let shapes = try shapes(Int(seed) * 4, &generator)
    let index = ZoneIndex(shapes)
    #expect(index.count == shapes.count)
    var places = (0..<200).map { _ in anywhere(&generator) }
    places += shapes.flatMap { $0.polygons.flatMap(\.shell.vertices) }
    places += [-180, 180].flatMap { longitude in
      (-90...90).map { Coordinate(longitude: longitude, latitude: Double($0)) }
    }
    for place in places {
      let expected = shapes.indices.filter { shapes[$0].contains(place) }
      #expect(index.zones(containing: place) == expected, "seed \(seed), \(place)")
      var found: [Int] = []
      index.forEachZone(containing: place) { found.append($0) }
      #expect(found.sorted() == expected, "seed \(seed), \(place)")
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func `the nearest zone is the one with the nearest border`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let shapes = try shapes(12, &generator)
    let index = ZoneIndex(shapes)
    for _ in 0..<10 {
      let place = anywhere(&generator)
      let isWanted = { (ordinal: Int) in ordinal % 3 != 1 }
      let distances = shapes.indices.filter(isWanted).map { ordinal -> Double in
        if shapes[ordinal].contains(place) { return 0 }
        return shapes[ordinal].nearestBorder(to: place)?.distanceMeters ?? .infinity
      }
      let nearest = index.nearestZone(to: place, where: isWanted)
      #expect(
        abs((nearest?.border.distanceMeters ?? .infinity) - (distances.min() ?? .infinity)) < 1e-3,
        "seed \(seed), \(place)")
      let ordinal = try #require(nearest?.ordinal)
      #expect(isWanted(ordinal))
    }
  }

  @Test func `a shared border belongs to both, and both are 0 m away`() throws {
    let cells = try [0.0, 1].map { west in
      let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1), (0, 0)]
        .map { Coordinate(longitude: west + $0.0, latitude: $0.1) }
      return ZoneShape(polygons: [Polygon(shell: try Ring(validating: corners))])
    }
    let index = ZoneIndex(cells)
    let border = Coordinate(longitude: 1, latitude: 0.3)
    #expect(index.zones(containing: border) == [0, 1])
    #expect(index.zones(containing: Coordinate(longitude: 361, latitude: 0.3)) == [0, 1])
    let second = index.nearestZone(to: border) { $0 == 1 }
    #expect(second?.ordinal == 1)
    #expect(second?.border == BorderDistance(coordinate: border, distanceMeters: 0))
  }

  @Test(arguments: [
    Coordinate(longitude: .nan, latitude: 0), Coordinate(longitude: 0, latitude: .nan),
    Coordinate(longitude: .infinity, latitude: 0), Coordinate(longitude: 0, latitude: 90.5),
  ])
  func `what is not on the globe is in no zone and near none`(place: Coordinate) {
    let globe = Circle(center: Coordinate(longitude: 0, latitude: 0), radiusMeters: 3e7)
    let town = Circle(center: globe.center, radiusMeters: 1000)
    let index = ZoneIndex([ZoneShape(circles: [globe, town])])
    #expect(index.zones(containing: place).isEmpty)
    #expect(index.nearestZone(to: place) == nil)
    #expect(ZoneIndex([]).zones(containing: globe.center).isEmpty)
    #expect(ZoneIndex([]).nearestZone(to: globe.center) == nil)
  }
}
