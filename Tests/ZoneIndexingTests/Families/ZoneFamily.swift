// SPDX-License-Identifier: MIT

import TestSupport
import ZoneGeometry
import ZoneIndexing

/// A kind of zones that is hard for an index.
enum ZoneFamily: String, CaseIterable, Sendable {
  // Shapes that drawings have.
  case stars, combs, spirals, nestedHoles, tiles, crumbs
  // Shapes that drawings should not have.
  case slivers, spikes, collinear, tangles, figureEights, touching, flat, oneLine
  // Many zones, or many vertices, in one place.
  case identical, deepStack, specks, hugeRing, fan
  // The poles, the antimeridian and circles.
  case poles, caps, seam, seamReadings, circles, mixture
  // What doubles and the cells of an index can just tell apart.
  case lattice, tiny, ulps, centered

  enum Size {
    /// A few dozen zones.
    case small
    /// Up to 100,000 zones, or a million vertices in one.
    case large
  }

  /// Zones of this kind, the same for the same seed.
  func shapes(seed: UInt64, size: Size = .small) throws -> [ZoneShape] {
    var drawing = Drawing(seed: seed, site: isMovable ? .of(seed: seed) : .origin)
    let isLarge = size == .large
    switch self {
    case .stars:
      let radius = isLarge ? 0.02 : 0.2
      return try (0..<(isLarge ? 3000 : 12)).map { _ in
        try drawing.zone([drawing.star(vertices: 40, radius: radius)])
      }
    case .combs: return try (0..<3).map { _ in try drawing.comb(teeth: isLarge ? 2000 : 25) }
    case .spirals:
      return try (0..<2).map { _ in try drawing.spiral(turns: isLarge ? 300 : 6) }
    case .nestedHoles:
      return [try drawing.nested(rings: isLarge ? 900 : 9), try drawing.nested(rings: 2)]
    case .tiles:
      return try drawing.tiles(columns: isLarge ? 90 : 6, rows: isLarge ? 80 : 5)
    case .crumbs: return try drawing.crumbs(isLarge ? 20_000 : 40)
    case .slivers: return try (0..<(isLarge ? 200 : 12)).map { _ in try drawing.sliver() }
    case .spikes: return try (0..<(isLarge ? 200 : 6)).map { _ in try drawing.spiked() }
    case .collinear: return try (0..<4).map { _ in try drawing.collinear() }
    case .tangles:
      return try (0..<4).map { _ in try drawing.tangle(vertices: isLarge ? 400 : 24) }
    case .figureEights:
      return try (0..<8).map { _ in try drawing.figureEight(loops: isLarge ? 40 : 3) }
    case .touching: return try (0..<6).map { _ in try drawing.touching() }
    case .flat: return try drawing.flat()
    case .oneLine: return try (0..<6).map { _ in try drawing.oneLine() }
    case .identical: return try drawing.copies(80)
    case .deepStack: return try drawing.stack(1000)
    case .specks:
      return try (0..<(isLarge ? 100_000 : 150)).map { _ in
        try drawing.zone([drawing.star(vertices: 4, radius: isLarge ? 0.002 : 1e-4)])
      }
    case .hugeRing:
      return [try drawing.zone([drawing.coast(vertices: isLarge ? 1_000_000 : 3000)])]
    case .fan: return try drawing.fan(40)
    case .poles: return try drawing.poles()
    case .caps: return try drawing.caps()
    case .seam: return try drawing.seam()
    case .seamReadings: return try (0..<8).map { _ in try drawing.seamReading() }
    case .circles: return drawing.circles(isLarge ? 2000 : 24)
    case .mixture: return try drawing.mixture()
    case .lattice: return try (0..<8).map { _ in try drawing.lattice() }
    case .tiny: return try drawing.tinyWorld()
    case .ulps: return try (0..<6).map { _ in try drawing.ulps() }
    case .centered: return try drawing.centered()
    }
  }

  /// Whether zones of the large size differ from those of the small one.
  var hasLargeDrawing: Bool {
    switch self {
    case .stars, .combs, .spirals, .nestedHoles, .tiles, .crumbs, .slivers, .spikes, .tangles,
      .figureEights, .specks, .hugeRing, .circles:
      true
    default: false
    }
  }

  /// How many places are worth their time, of `most`: where many zones or edges are at each, fewer.
  func placeCount(_ size: Size, most: Int) -> Int {
    switch (self, size) {
    case (.deepStack, _): most / 32
    case (.identical, _), (.oneLine, _), (.fan, _), (.centered, _): most / 8
    case (.spikes, .large), (.tangles, .large), (.figureEights, .large), (.circles, .large):
      most / 8
    default: most
    }
  }

  /// Whether the zones may be drawn anywhere.
  private var isMovable: Bool {
    switch self {
    case .poles, .caps, .seam, .seamReadings, .circles, .mixture, .tiny, .ulps, .centered: false
    default: true
    }
  }
}

extension Coordinate {
  static let origin = Coordinate(longitude: 0, latitude: 0)

  /// The middle of a drawing: around (0, 0) doubles are finest, around 180 zones cross the
  /// antimeridian, and elsewhere doubles are as coarse as in towns.
  fileprivate static func of(seed: UInt64) -> Coordinate {
    switch seed % 5 {
    case 1: Coordinate(longitude: 12.5, latitude: 48.25)
    case 2: Coordinate(longitude: 180, latitude: -17)
    case 3: Coordinate(longitude: -71.0625, latitude: 42.375)
    case 4: Coordinate(longitude: -179.25, latitude: 87)
    default: .origin
    }
  }
}
