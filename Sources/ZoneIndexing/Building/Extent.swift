// SPDX-License-Identifier: MIT

import ZoneGeometry

/// How far zones reach in the plane, and how much there is of them.
struct Extent {
  private(set) var x: ClosedRange<Double> = 0...0
  private(set) var y: ClosedRange<Double> = 0...0
  /// Whether there is nothing in it.
  private(set) var isEmpty = true
  /// The sum of the areas of the boxes around the parts, in square degrees.
  private var boxArea = 0.0
  /// How far all edges together go east or west, and north or south, in degrees.
  private(set) var xLength = 0.0
  private(set) var yLength = 0.0
  /// The number of edges, a circle counting as several.
  private(set) var edgeCount = 0

  /// A circle is in about as many cells as so many edges.
  private static let edgesPerCircle = 64

  /// Adds a zone.
  mutating func add(_ shape: ZoneShape) {
    for polygon in shape.polygons {
      add(polygon.boundingBox)
      for ring in polygon.rings { add(ring) }
    }
    for circle in shape.circles {
      let box = circle.boundingBox
      add(box)
      edgeCount += Self.edgesPerCircle
      xLength += 2 * box.width
      yLength += 2 * (box.north - box.south)
    }
  }

  /// At how many boxes' depth places lie on average, in pairs; 1 where zones hardly overlap.
  var crowding: Double {
    let area = x.width * y.width
    return area > 0 ? max(1, boxArea / area / 2) : 1
  }

  private mutating func add(_ ring: Ring) {
    edgeCount += ring.vertexCount
    for index in 0..<ring.vertexCount {
      let step = abs(ring.positions[index + 1].longitude - ring.positions[index].longitude)
      xLength += ring.crossesAntimeridian ? min(step, 360 - step) : step
      yLength += abs(ring.positions[index + 1].latitude - ring.positions[index].latitude)
    }
  }

  private mutating func add(_ box: BoundingBox) {
    let boxX = box.crossesAntimeridian ? -180...180 : box.west...box.east
    let boxY = box.south...box.north
    x = isEmpty ? boxX : min(x.lowerBound, boxX.lowerBound)...max(x.upperBound, boxX.upperBound)
    y = isEmpty ? boxY : min(y.lowerBound, boxY.lowerBound)...max(y.upperBound, boxY.upperBound)
    isEmpty = false
    boxArea += box.width * (box.north - box.south)
  }
}

extension BoundingBox {
  /// Degrees from west to east.
  fileprivate var width: Double { east - west + (crossesAntimeridian ? 360 : 0) }
}

extension ClosedRange<Double> {
  var width: Double { upperBound - lowerBound }
}
