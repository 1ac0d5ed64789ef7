// SPDX-License-Identifier: MIT

import Testing
import ZoneGeometry
import ZoneIndexing

@testable import DoorstepBench

@Suite struct BatchLookupTests {
  /// More coordinates than one batch holds, and less memory than some need.
  @Test(arguments: [1, 3, 1000])
  func `batches find what single calls find`(_ memory: Int) throws {
    let city = try ZoneSet.city(zones: 200, vertices: 12, seed: 5)
    let index = ZoneIndex(city.shapes)
    let count = BatchLookup.coordinatesPerBatch + 100
    let coordinates = city.uniformCoordinates(count: count, seed: 6)
    var found: [[Int]] = []
    var lookup = BatchLookup(zones: memory)
    lookup.forEachBatch(of: coordinates.span, in: index) { first, zones, ends in
      #expect(first == found.count)
      for number in ends.indices {
        let start = number == 0 ? 0 : Int(ends[number - 1])
        found.append((start..<Int(ends[number])).map { Int(zones[$0]) }.sorted())
      }
    }
    #expect(found == coordinates.map(index.zones(containing:)))
    #expect(found.contains { $0.count > 3 })
  }

  /// (2 + 1)(2 · 3 + 1) + (0 + 1)(2 · 0 + 1) = 21 + 1 = 22 = 0x16.
  @Test func `the checksum is that of its definition, in any order`() {
    var sum = AnswerSum()
    sum.add(point: 3, zone: 2)
    sum.add(point: 0, zone: 0)
    var other = AnswerSum()
    other.add(point: 0, zone: 0)
    other.add(point: 3, zone: 2)
    #expect(sum == other)
    #expect(sum.hits == 2)
    #expect(sum.checksumText == "0000000000000016")
  }
}
