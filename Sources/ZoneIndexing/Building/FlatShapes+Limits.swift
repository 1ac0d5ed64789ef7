// SPDX-License-Identifier: MIT

import ZoneGeometry

extension FlatShapes {
  /// Positions are numbered in 28 bits.
  private static let mostPositions = 1 << 28

  /// Whether there are no more zones, parts and positions than can be numbered.
  static func fits(_ shapes: ZoneShapes) -> Bool {
    let parts = shapes.polygonEnds.count + shapes.circles.count
    guard max(parts, shapes.count) < CellCode.valueLimit - 1 else { return false }
    // If all edges crossed the seam, there would be four times as many.
    return shapes.positions.count < mostPositions / 4 || positionCount(of: shapes) < mostPositions
  }

  /// The number of positions of `shapes` with the pieces at the seam, or a few more.
  private static func positionCount(of shapes: ZoneShapes) -> Int {
    shapes.reduce(0) { sum, shape in
      shape.polygons.reduce(sum) { sum, polygon in
        let drawn = polygon.rings.reduce(0) { $0 + $1.positions.count }
        guard polygon.rings.contains(where: \.crossesAntimeridian) else { return sum + drawn }
        // Each crossing adds one position on either side.
        return sum + 2 * drawn + polygon.rings.reduce(0) { $0 + 2 * $1.crossings.count }
      }
    }
  }
}
