// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry
import ZoneIndexing

/// The oracle is `ZoneShape.contains`, which is exact and knows no index.
@Suite struct `Zone grid` {
  @Test(arguments: ZoneFamily.allCases, UInt64(0)..<3)
  func `finds what asking every zone finds`(family: ZoneFamily, seed: UInt64) throws {
    let shapes = try family.shapes(seed: seed)
    let index = ZoneIndex(shapes)
    #expect(index.hasGrid)
    var hard = HardPlaces(index, seed: seed)
    for place in hard.places(for: shapes, count: 400) {
      let expected = shapes.indices.filter { shapes[$0].contains(place) }
      #expect(index.zones(containing: place) == expected, "\(family), seed \(seed), \(place)")
    }
  }

  @Test(arguments: ZoneFamily.allCases)
  func `knows the zones of every centre of its cells`(family: ZoneFamily) throws {
    for seed in UInt64(0)..<2 {
      let broken = ZoneIndex(try family.shapes(seed: seed)).brokenInvariants()
      #expect(broken.isEmpty, "\(family), seed \(seed)")
    }
  }

  @Test(arguments: ZoneFamily.allCases)
  func `agrees with the list that it replaces`(family: ZoneFamily) throws {
    let shapes = try family.shapes(seed: 99)
    let (grid, list) = (ZoneIndex(shapes), ZoneIndex(listing: shapes))
    var hard = HardPlaces(grid, seed: 99)
    for place in hard.places(for: shapes, count: 300) {
      #expect(grid.zones(containing: place) == list.zones(containing: place), "\(family), \(place)")
    }
  }
}
