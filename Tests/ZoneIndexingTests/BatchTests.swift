// SPDX-License-Identifier: MIT

import Testing
import ZoneGeometry
import ZoneIndexing

@Suite struct `Batches of coordinates` {
  /// Three squares from 0 to 3, 2 and 1 degrees, so that longitude and latitude 0.5 is in 3 zones, 1.5
  /// in 2, 2.5 in 1 and 3.5 in none.
  private static func squares() throws -> ZoneIndex {
    ZoneIndex(
      try [3.0, 2, 1].map { reach in
        let corners = [(0.0, 0.0), (reach, 0), (reach, reach), (0, reach), (0, 0)]
        return ZoneShape(polygons: [
          Polygon(
            shell: try Ring(
              validating: corners.map { Coordinate(longitude: $0.0, latitude: $0.1) }))
        ])
      })
  }

  private struct Found: Equatable {
    var answered: Int
    var zones: [[UInt32]]
  }

  /// The zones of each answered coordinate, ascending.
  private func find(_ values: [Double], room: Int) throws -> Found {
    let coordinates = values.map { Coordinate(longitude: $0, latitude: $0) }
    var zones = [UInt32](repeating: 77, count: room)
    var ends = [UInt32](repeating: 77, count: values.count)
    var zoneSpan = zones.mutableSpan
    var endSpan = ends.mutableSpan
    let (answered, found) = try Self.squares().findZones(
      containing: coordinates.span, into: &zoneSpan, ends: &endSpan)
    #expect(found == ends[..<answered].last.map { Int($0) } ?? 0)
    let starts = [0] + ends
    return Found(
      answered: answered,
      zones: (0..<answered).map { zones[Int(starts[$0])..<Int(ends[$0])].sorted() })
  }

  @Test func `each coordinate gets its zones`() throws {
    let found = try find([0.5, 3.5, 1.5, 2.5, .nan, 2], room: 8)
    #expect(found.answered == 6)
    #expect(found.zones == [[0, 1, 2], [], [0, 1], [0], [], [0, 1]])
  }

  /// The zones of the first three coordinates are 3, 0 and 2.
  @Test(arguments: [(0, 0), (2, 0), (3, 2), (4, 2), (5, 3), (6, 5), (100, 5)])
  func `a batch stops before the first coordinate whose zones do not fit`(
    room: Int, answered: Int
  ) throws {
    let all = [[0, 1, 2], [], [0, 1], [0], []] as [[UInt32]]
    let found = try find([0.5, 3.5, 1.5, 2.5, .nan], room: room)
    #expect(found == Found(answered: answered, zones: Array(all[..<answered])))
  }

  @Test func `nothing is found where nothing is asked or nothing contained`() throws {
    #expect(try find([], room: 3) == Found(answered: 0, zones: []))
    #expect(try find([3.5, -1, .infinity], room: 0) == Found(answered: 3, zones: [[], [], []]))
  }

  /// Without room, the zones are counted.
  @Test(arguments: [(0.5, 3), (3.5, 0), (1.5, 2), (2.5, 1), (.nan, 0), (2, 2)], [0, 1, 2, 8])
  func `one coordinate gets as many of its zones as there is room for`(
    place: (value: Double, count: Int), room: Int
  ) throws {
    let index = try Self.squares()
    let coordinate = Coordinate(longitude: place.value, latitude: place.value)
    var zones = [UInt32](repeating: 77, count: room)
    var span = zones.mutableSpan
    #expect(index.findZones(containing: coordinate, into: &span) == place.count)
    let expected = index.zones(containing: coordinate).map { UInt32($0) }
    let written = zones[..<min(place.count, room)]
    #expect(Set(written).count == written.count)
    #expect(Set(expected).isSuperset(of: written))
  }
}
