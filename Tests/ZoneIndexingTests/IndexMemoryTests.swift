// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry
import ZoneIndexing

/// An index takes 80 bytes a vertex and 4 MB at the most, whatever is drawn.
@Suite struct `Memory of an index` {
  /// Many zones of few vertices, whose borders are long against their number of vertices.
  enum Drawn: CaseIterable {
    case apart, tiled, overlapping, crowdedInTowns, thin

    func shapes(seed: UInt64) throws -> [ZoneShape] {
      var generator = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &generator)
      }
      let towns = (0..<20).map { _ in (x: number(-9...9), y: number(-9...9)) }
      return try (0..<10_000).map { zone in
        let (column, row) = (Double(zone % 100) / 10 - 5, Double(zone / 100) / 5 - 10)
        switch self {
        case .apart:
          return try box(column, row, 0.06 + number(0...0.02), 0.15 + number(0...0.04), slant: 0.01)
        case .tiled: return try box(column, row, 0.1, 0.2)
        case .overlapping:
          return try box(number(-5...5), number(-10...10), 0.5, 0.5, slant: number(-0.1...0.1))
        case .crowdedInTowns:
          let town = towns[zone % towns.count]
          return try box(
            town.x + number(-0.2...0.2), town.y + number(-0.2...0.2), 0.01, 0.01, slant: 0.003)
        case .thin: return try box(column, row, 0.0005, 0.5, slant: number(-0.4...0.4))
        }
      }
    }

    /// A parallelogram that leans `slant` to the east.
    private func box(
      _ west: Double, _ south: Double, _ width: Double, _ height: Double, slant: Double = 0
    ) throws -> ZoneShape {
      let corners = [(0, 0), (width, 0), (width + slant, height), (slant, height), (0, 0)]
      return ZoneShape(polygons: [
        Polygon(
          shell: try Ring(
            validating: corners.map { x, y in
              Coordinate(longitude: west + x, latitude: south + y)
            }))
      ])
    }
  }

  @Test(arguments: Drawn.allCases)
  func `grows by no more than 80 bytes a vertex`(drawn: Drawn) throws {
    let shapes = try drawn.shapes(seed: 1)
    let vertexCount = shapes.reduce(0) { $0 + $1.vertexCount }
    #expect(vertexCount == 40_000)
    // 80 · 40,000 bytes and 4 MB.
    let index = ZoneIndex(shapes)
    #expect(index.byteCount <= 7_200_000)
    for shape in shapes.prefix(2) {
      guard let corner = shape.polygons.first?.shell.vertices.first else { continue }
      let expected = shapes.indices.filter { shapes[$0].contains(corner) }
      #expect(index.zones(containing: corner) == expected)
    }
  }
}
