// SPDX-License-Identifier: MIT

import Testing
import ZoneGeometry

@Suite struct `Validated rings` {
  struct Refusal: CustomTestStringConvertible {
    let pairs: [(Double, Double)]
    let index: Int
    let message: String

    var testDescription: String { message }
    var positions: [Coordinate] {
      pairs.map { Coordinate(longitude: $0.0, latitude: $0.1) }
    }
  }

  static let refusals = [
    Refusal(
      pairs: [], index: 0,
      message: "a ring needs at least 4 positions, the last one equal to the first, but has 0"),
    Refusal(
      pairs: [(0, 0), (1, 1), (0, 0)], index: 3,
      message: "a ring needs at least 4 positions, the last one equal to the first, but has 3"),
    Refusal(
      pairs: [(0, 0), (1, 0), (1, 1), (0, 1)], index: 3,
      message: "the ring is not closed: its last position [0.0, 1.0] differs from its first "
        + "[0.0, 0.0]; repeat the first at the end"),
    Refusal(
      pairs: [(180, 0), (179, 0), (179, 1), (-180, 0)], index: 3,
      message: "the ring is not closed: its last position [-180.0, 0.0] differs from its first "
        + "[180.0, 0.0]; repeat the first at the end"),
    Refusal(
      pairs: [(0, 0), (1, 0), (.nan, 1), (0, 0)], index: 2,
      message: "position 2 is not on the globe: longitude nan is not a finite number; "
        + "give degrees in -180...180"),
    Refusal(
      pairs: [(0, 0), (190, 0), (1, 1), (0, 0)], index: 1,
      message: "position 1 is not on the globe: longitude 190.0 is outside -180...180"),
    Refusal(
      pairs: [(0, 91), (1, 0)], index: 0,
      message: "position 0 is not on the globe: latitude 91.0 is outside -90...90; "
        + "longitude comes first, so the axes may be swapped"),
  ]

  @Test(arguments: refusals)
  func `a list that is no ring is refused with place and reason`(refusal: Refusal) {
    let error = #expect(throws: RingError.self) { try Ring(validating: refusal.positions) }
    #expect(error?.positionIndex == refusal.index)
    #expect(error?.description == refusal.message)
  }

  @Test func `positions, vertices and edges come back in order`() throws {
    let positions = [(170, 0), (-170, 0), (-170, 5), (170, 5), (170, 0)]
      .map { Coordinate(longitude: $0.0, latitude: $0.1) }
    let ring = try Ring(validating: positions)
    #expect(ring.positions == positions)
    #expect(Array(ring.vertices) == Array(positions.dropLast()))
    #expect(ring.vertexCount == 4)
    #expect(ring.edges.map(\.start) == Array(positions.dropLast()))
    #expect(ring.edges.map(\.end) == Array(positions.dropFirst()))
    #expect(ring.edges.map(\.turns) == [1, 0, -1, 0])
    #expect(ring.edges.map(\.longitudeStep) == [20, 0, -20, 0])
    #expect(ring.edges.map(\.latitudeStep) == [0, 5, 0, -5])
  }

  @Test func `negative zero closes a ring that starts at zero`() throws {
    let positions = [(0.0, 0.0), (1, 0), (1, 1), (-0.0, -0.0)]
      .map { Coordinate(longitude: $0.0, latitude: $0.1) }
    #expect(try Ring(validating: positions).contains(Coordinate(longitude: 0, latitude: 0)))
  }
}
