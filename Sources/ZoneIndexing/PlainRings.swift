// SPDX-License-Identifier: MIT

import ZoneGeometry

/// The rings of zones that a grid can hold, one after the other.
///
/// A polygon is a *part*. Even-odd parity is counted over the rings of a part, and a zone contains
/// what any of its parts contains.
struct PlainRings {
  private(set) var vertices: [Vertex] = []
  /// The part of each vertex.
  private(set) var parts: [UInt32] = []
  /// The zone of each part, ascending.
  private(set) var zones: [UInt32] = []
  /// The vertices of each ring.
  private(set) var rings: [Range<Int>] = []
  private(set) var x: ClosedRange<Double> = 0...0
  private(set) var y: ClosedRange<Double> = 0...0
  /// The sum of the areas of the boxes around the parts, in square degrees.
  private(set) var boxArea = 0.0
  /// How far all edges together go east or west, and north or south, in degrees.
  private(set) var xLength = 0.0
  private(set) var yLength = 0.0

  /// Whether the grid can hold `shape`: polygons only, none with a ring that crosses the
  /// antimeridian or goes round a pole uncut.
  static func canHold(_ shape: ZoneShape) -> Bool {
    shape.circles.isEmpty
      && shape.polygons.allSatisfy { polygon in
        polygon.rings.allSatisfy { !$0.crossesAntimeridian && !$0.enclosesPole }
      }
  }

  /// Adds the polygons of `shape` to what contains `zone`, which must not be below earlier ones.
  mutating func add(_ shape: ZoneShape, of zone: Int) {
    for polygon in shape.polygons {
      var (partX, partY) = (polygon.shell.xRange, polygon.shell.yRange)
      for ring in polygon.rings {
        add(ring)
        partX = partX.extended(over: ring.xRange)
        partY = partY.extended(over: ring.yRange)
      }
      x = zones.isEmpty ? partX : x.extended(over: partX)
      y = zones.isEmpty ? partY : y.extended(over: partY)
      boxArea += partX.width * partY.width
      zones.append(UInt32(zone))
    }
  }

  private mutating func add(_ ring: Ring) {
    let start = vertices.count
    for index in ring.longitudes.indices {
      let vertex = Vertex(x: ring.longitudes[index], y: ring.latitudes[index])
      if index > 0, let last = vertices.last {
        xLength += abs(vertex.x - last.x)
        yLength += abs(vertex.y - last.y)
      }
      vertices.append(vertex)
    }
    parts.append(
      contentsOf: repeatElement(UInt32(zones.count), count: vertices.count - start))
    rings.append(start..<vertices.count)
  }

  /// The number of edges of all rings.
  var edgeCount: Int { vertices.count - rings.count }

  /// Calls `body` with each edge and its ends.
  @inline(__always)
  func forEachEdge(_ body: (_ edge: Int, _ a: Vertex, _ b: Vertex) -> Void) {
    for ring in rings {
      for edge in ring.dropLast() { body(edge, vertices[edge], vertices[edge + 1]) }
    }
  }
}

extension Ring {
  fileprivate var xRange: ClosedRange<Double> { boundingBox.west...boundingBox.east }
  fileprivate var yRange: ClosedRange<Double> { boundingBox.south...boundingBox.north }
}

extension ClosedRange<Double> {
  var width: Double { upperBound - lowerBound }

  fileprivate func extended(over other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
