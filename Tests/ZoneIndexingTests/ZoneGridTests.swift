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
}
