// SPDX-License-Identifier: MIT

package import ZoneGeometry

/// Positions in order, such as those of a ring.
///
/// Their coordinates are in one array, which the ring of a zone shares. What follows coordinates is kept
/// apart, since most files have none.
package struct GeoJSONPositions: Hashable, Sendable {
  /// Longitude and latitude of each position.
  package private(set) var coordinates: [Coordinate] = []
  /// What follows them, position by position.
  private var tails: [Double] = []
  /// Where the tail of each position ends; empty as long as no position has one.
  private var tailEnds: [Int] = []

  /// Creates a list of `positions`.
  package init(_ positions: some Sequence<GeoJSONPosition>) {
    for position in positions {
      coordinates.append(position.coordinate)
      tails += position.tail
      endTail(count: position.tail.count)
    }
  }

  /// Makes room for `count` positions.
  mutating func reserveCapacity(_ count: Int) { coordinates.reserveCapacity(count) }

  /// Adds a position of at least two numbers.
  mutating func append(numbers: Span<Double>) {
    coordinates.append(Coordinate(longitude: numbers[0], latitude: numbers[1]))
    for index in 2..<numbers.count { tails.append(numbers[index]) }
    endTail(count: numbers.count - 2)
  }

  /// Notes that the last `count` numbers are the tail of the last position.
  private mutating func endTail(count: Int) {
    guard count > 0 || !tailEnds.isEmpty else { return }
    if tailEnds.isEmpty { tailEnds = [Int](repeating: 0, count: coordinates.count - 1) }
    tailEnds.append(tails.count)
  }
}

extension GeoJSONPositions: RandomAccessCollection {
  /// 0.
  package var startIndex: Int { 0 }

  /// The number of positions.
  package var endIndex: Int { coordinates.count }

  /// The position at `index`.
  package subscript(index: Int) -> GeoJSONPosition {
    let coordinate = coordinates[index]
    guard !tailEnds.isEmpty else { return GeoJSONPosition(coordinate: coordinate) }
    let start = index == 0 ? 0 : tailEnds[index - 1]
    return GeoJSONPosition(coordinate: coordinate, tail: Array(tails[start..<tailEnds[index]]))
  }
}

extension GeoJSONPositions: ExpressibleByArrayLiteral {
  /// Creates a list of the positions between brackets.
  package init(arrayLiteral positions: GeoJSONPosition...) {
    self.init(positions)
  }
}
