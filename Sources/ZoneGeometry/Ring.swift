// SPDX-License-Identifier: MIT

/// A closed line of straight edges, the shell or a hole of a polygon (RFC 7946 §3.1.6).
///
///     let square = try Ring(validating: [
///       Coordinate(longitude: 0, latitude: 0), Coordinate(longitude: 1, latitude: 0),
///       Coordinate(longitude: 1, latitude: 1), Coordinate(longitude: 0, latitude: 1),
///       Coordinate(longitude: 0, latitude: 0),
///     ])
///
/// An edge is straight in the longitude/latitude plane. One that spans more than 180° of longitude
/// goes the short way round, across the antimeridian; one of exactly 180° goes as drawn. Edges
/// between -180 and 180 have no length, or run round the world as drawn, so that the ring closes.
///
/// A ring should not go round a pole: it should be cut there (RFC 7946 §3.1.9), and its edges along
/// ±180 and ±90 then count as drawn. One that is not cut has `enclosesPole`, and is read as if cut
/// along the antimeridian to the pole nearer to it.
public struct Ring: Hashable, Sendable {
  /// The positions as given, the first one repeated at the end.
  public let positions: [Coordinate]
  /// The edges across the antimeridian, in the order of the ring.
  package let crossings: [Crossing]
  /// The smallest box that holds the ring and its inside.
  public let boundingBox: BoundingBox
  /// The pole round which the ring goes without being cut, if any.
  package let enclosedPole: Pole?

  /// Checks that `positions` are a ring and keeps them.
  ///
  /// - Parameter positions: At least four, the last equal to the first, each with a longitude in
  ///   -180...180 and a latitude in -90...90.
  /// - Throws: `RingError` with the first reason that holds, of: a position not on the globe, too
  ///   few positions, first and last not equal.
  /// - Complexity: O(*n*) for *n* positions.
  public init(validating positions: [Coordinate]) throws(RingError) {
    for index in positions.indices {
      do throws(CoordinateError) {
        try positions[index].validateAsDrawn()
      } catch {
        throw RingError(.invalidPosition(error), positionIndex: index)
      }
    }
    let count = positions.count
    guard count >= 4 else {
      throw RingError(.tooFewPositions(count: count), positionIndex: count)
    }
    let (first, last) = (positions[0], positions[count - 1])
    guard first == last else {
      throw RingError(.notClosed(first: first, last: last), positionIndex: count - 1)
    }
    self.positions = positions
    crossings = Self.crossings(of: positions)
    enclosedPole = Self.enclosedPole(positions, crossings)
    boundingBox = Self.boundingBox(of: positions, crossings: crossings, pole: enclosedPole)
  }

  /// The number of vertices, the repeated first position not counted.
  public var vertexCount: Int { positions.count - 1 }

  /// The vertices in order, each once.
  public var vertices: some RandomAccessCollection<Coordinate> {
    positions.dropLast()
  }

  /// The edges in order; the edge at index *i* starts at vertex *i*.
  public var edges: [Edge] {
    var turns = [Int](repeating: 0, count: vertexCount)
    for crossing in crossings { turns[crossing.edge] = crossing.turns }
    return turns.indices.map { index in
      Edge(start: positions[index], end: positions[index + 1], turns: turns[index])
    }
  }

  /// Whether an edge crosses the antimeridian, which RFC 7946 §3.1.9 would rather have cut.
  public var crossesAntimeridian: Bool { !crossings.isEmpty }

  /// Whether the ring goes round a pole without being cut.
  public var enclosesPole: Bool { enclosedPole != nil }
}
