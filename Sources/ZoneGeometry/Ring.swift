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
  /// Longitudes of the positions in degrees, first and last equal.
  package let longitudes: [Double]
  /// Latitudes of the positions in degrees, first and last equal.
  package let latitudes: [Double]
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
    try self.init(
      longitudes: positions.map(\.longitude), latitudes: positions.map(\.latitude))
  }

  /// Checks that `longitudes` and as many `latitudes` are those of a ring and keeps them.
  ///
  /// - Throws: What `init(validating:)` throws.
  package init(longitudes: [Double], latitudes: [Double]) throws(RingError) {
    func position(_ index: Int) -> Coordinate {
      Coordinate(longitude: longitudes[index], latitude: latitudes[index])
    }
    for index in longitudes.indices {
      do throws(CoordinateError) {
        try position(index).validateAsDrawn()
      } catch {
        throw RingError(.invalidPosition(error), positionIndex: index)
      }
    }
    let count = longitudes.count
    guard count >= 4 else {
      throw RingError(.tooFewPositions(count: count), positionIndex: count)
    }
    let (first, last) = (position(0), position(count - 1))
    guard first == last else {
      throw RingError(.notClosed(first: first, last: last), positionIndex: count - 1)
    }
    self.longitudes = longitudes
    self.latitudes = latitudes
    crossings = Self.crossings(of: longitudes)
    enclosedPole = Self.enclosedPole(latitudes: latitudes, crossings: crossings)
    boundingBox = Self.boundingBox(
      longitudes: longitudes, latitudes: latitudes, crossings: crossings, pole: enclosedPole)
  }

  /// The number of vertices, the repeated first position not counted.
  public var vertexCount: Int { longitudes.count - 1 }

  /// The positions as given, the first one repeated at the end.
  public var positions: [Coordinate] {
    zip(longitudes, latitudes).map(Coordinate.init(longitude:latitude:))
  }

  /// The vertices in order, each once.
  public var vertices: some RandomAccessCollection<Coordinate> {
    (0..<vertexCount).lazy.map { position(at: $0) }
  }

  /// The edges in order; the edge at index *i* starts at vertex *i*.
  public var edges: [Edge] {
    var turns = [Int](repeating: 0, count: vertexCount)
    for crossing in crossings { turns[crossing.edge] = crossing.turns }
    return turns.indices.map { index in
      Edge(start: position(at: index), end: position(at: index + 1), turns: turns[index])
    }
  }

  /// Whether an edge crosses the antimeridian, which RFC 7946 §3.1.9 would rather have cut.
  public var crossesAntimeridian: Bool { !crossings.isEmpty }

  /// Whether the ring goes round a pole without being cut.
  public var enclosesPole: Bool { enclosedPole != nil }

  /// The position at `index`, in 0...`vertexCount`.
  func position(at index: Int) -> Coordinate {
    Coordinate(longitude: longitudes[index], latitude: latitudes[index])
  }
}
