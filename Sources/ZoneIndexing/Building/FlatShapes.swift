// SPDX-License-Identifier: MIT

import ZoneGeometry

/// The shapes of zones as flat arrays, in the order of the zones.
///
/// A polygon or a circle is a *part*. Even-odd parity is counted over the rings of a polygon, and a
/// zone contains what any of its parts contains.
///
/// The plane ends at the longitudes -180 and 180. The rings of a polygon that crosses them, or goes
/// round a pole uncut, therefore appear twice: as drawn, and once more as *pieces*, which end at the
/// first vertex beyond.
struct FlatShapes {
  /// The rings of all zones, each closed; then the pieces.
  private(set) var positions: [Coordinate] = []
  /// Behind the last position of each ring.
  private(set) var ringEnds: [UInt32] = []
  /// Behind the last ring of each polygon.
  private(set) var polygonEnds: [UInt32] = []
  /// Behind the last polygon of each zone.
  private(set) var zonePolygonEnds: [UInt32] = []
  private(set) var circles: [Circle] = []
  /// Behind the last circle of each zone.
  private(set) var zoneCircleEnds: [UInt32] = []
  /// Whole turns to add to the longitudes of the pieces, one for each of their positions.
  private(set) var turns: [Int8] = []
  /// The first position of the pieces.
  private(set) var seamStart = 0

  /// The positions between which the edges lie that bound the polygons in the plane.
  private(set) var lines: [Range<Int>] = []
  /// The part of each position in `lines`.
  private(set) var parts: [UInt32] = []
  /// The zone of each part: of the polygons, then of the circles.
  private(set) var zones: [UInt32] = []
  /// The polygons that also have pieces.
  private(set) var seamPolygons: [UInt32] = []
  /// The polygons with a ring round the north pole, once for each such ring.
  private(set) var polarPolygons: [UInt32] = []

  /// Takes over the positions of `shapes`, which must be as few as `fits` wants, and hands each shape
  /// to `body`.
  init(taking shapes: consuming ZoneShapes, _ body: (ZoneShape) -> Void) {
    parts.reserveCapacity(shapes.positions.count)
    var circleZones: [UInt32] = []
    var seamRings: [(part: UInt32, ring: Ring)] = []
    for zone in shapes.indices {
      let shape = shapes[zone]
      for polygon in shape.polygons {
        let part = UInt32(zones.count)
        add(polygon, part: part)
        zones.append(UInt32(zone))
        if seamPolygons.last == part { seamRings += polygon.rings.map { (part, $0) } }
      }
      circleZones += repeatElement(UInt32(zone), count: shape.circles.count)
      body(shape)
    }
    zones += circleZones
    (ringEnds, polygonEnds) = (shapes.ringEnds, shapes.polygonEnds)
    (zonePolygonEnds, zoneCircleEnds) = (shapes.zonePolygonEnds, shapes.zoneCircleEnds)
    circles = shapes.circles
    positions = shapes.takePositions()
    seamStart = positions.count
    for (part, ring) in seamRings { addPieces(of: ring, part: part) }
  }

  private mutating func add(_ polygon: Polygon, part: UInt32) {
    let isAtSeam = polygon.rings.contains { $0.crossesAntimeridian }
    if isAtSeam { seamPolygons.append(part) }
    for ring in polygon.rings {
      let start = parts.count
      parts.append(contentsOf: repeatElement(part, count: ring.positions.count))
      if !isAtSeam { lines.append(start..<parts.count) }
      if ring.enclosesNorthPole { polarPolygons.append(part) }
    }
  }

  private mutating func addPieces(of ring: Ring, part: UInt32) {
    var start = positions.count
    func close() {
      if positions.count > start + 1 { lines.append(start..<positions.count) }
      start = positions.count
    }
    func add(_ index: Int, turn: Int) {
      positions.append(ring.positions[index])
      turns.append(Int8(turn))
      parts.append(part)
    }
    var crossings = ring.crossings.makeIterator()
    var crossing = crossings.next()
    add(0, turn: 0)
    for edge in 0..<ring.vertexCount {
      if let turn = crossing?.turns, crossing?.edge == edge {
        // The edge is seen from both sides, each time with the end beyond a turn away.
        add(edge + 1, turn: turn)
        close()
        add(edge, turn: -turn)
        crossing = crossings.next()
      }
      add(edge + 1, turn: 0)
    }
    close()
  }

  /// The number of edges of polygons in the plane.
  var edgeCount: Int { lines.reduce(0) { $0 + $1.count - 1 } }

  /// The vertex at a position of `lines`.
  @inline(__always)
  func vertex(_ index: Int) -> Vertex {
    let turn = index < seamStart ? 0 : Double(turns[index - seamStart]) * 360
    return Vertex(
      x: positions[index].longitude, y: positions[index].latitude, turn: turn)
  }
}

extension Ring {
  fileprivate var enclosesNorthPole: Bool { enclosedPole == .north }
}
