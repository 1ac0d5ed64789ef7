// SPDX-License-Identifier: MIT

/// The shapes of many zones, in a few arrays instead of several for each of them.
///
/// A shape is made anew whenever it is asked for, and is equal to the one that was added.
public struct ZoneShapes: Sendable {
  /// All rings, each with its first position repeated at the end.
  package private(set) var positions: [Coordinate] = []
  /// Behind the last position of each ring.
  package private(set) var ringEnds: [UInt32] = []
  /// Behind the last ring of each polygon.
  package private(set) var polygonEnds: [UInt32] = []
  /// Behind the last polygon of each zone.
  package private(set) var zonePolygonEnds: [UInt32] = []
  /// All circles.
  package private(set) var circles: [Circle] = []
  /// Behind the last circle of each zone.
  package private(set) var zoneCircleEnds: [UInt32] = []

  /// Creates a list without shapes.
  public init() {}

  /// Creates a list of `shapes`.
  public init(_ shapes: some Sequence<ZoneShape>) {
    for shape in shapes { append(shape) }
  }

  /// Makes room for rings of so many positions in all.
  package mutating func reserveCapacity(positions count: Int) { positions.reserveCapacity(count) }

  /// Adds a shape at the end.
  ///
  /// - Precondition: All rings together have fewer than 2³² positions.
  public mutating func append(_ shape: ZoneShape) {
    for polygon in shape.polygons {
      for ring in polygon.rings {
        positions += ring.positions
        ringEnds.append(UInt32(positions.count))
      }
      polygonEnds.append(UInt32(ringEnds.count))
    }
    zonePolygonEnds.append(UInt32(polygonEnds.count))
    circles += shape.circles
    zoneCircleEnds.append(UInt32(circles.count))
  }

  /// The number of vertices of all zones.
  public var vertexCount: Int { positions.count - ringEnds.count }

  /// Gives all positions away, after which no shape can be made any more.
  package mutating func takePositions() -> [Coordinate] {
    defer { positions = [] }
    return positions
  }
}

extension ZoneShapes: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }

  /// The number of zones.
  public var endIndex: Int { zonePolygonEnds.count }

  /// The shape of a zone.
  ///
  /// - Complexity: O(*v*) for *v* vertices of the zone.
  public subscript(zone: Int) -> ZoneShape {
    ZoneShape(
      polygons: Self.range(zone, of: zonePolygonEnds).compactMap(polygon),
      circles: Array(circles[Self.range(zone, of: zoneCircleEnds)]))
  }

  private func polygon(_ index: Int) -> Polygon? {
    let rings = Self.range(index, of: polygonEnds).compactMap { ring in
      // It was a ring when it was added.
      try? Ring(validating: Array(positions[Self.range(ring, of: ringEnds)]))
    }
    return rings.first.map { Polygon(shell: $0, holes: Array(rings.dropFirst())) }
  }

  /// What belongs to `index`, given where what belongs to each ends.
  private static func range(_ index: Int, of ends: [UInt32]) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }
}
