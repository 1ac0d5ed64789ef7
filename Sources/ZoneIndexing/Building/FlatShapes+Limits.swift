// SPDX-License-Identifier: MIT

import ZoneGeometry

extension FlatShapes {
  /// Positions are numbered in 28 bits.
  private static let mostPositions = 1 << 28

  /// Whether there are no more zones, parts and positions than can be numbered.
  static func fits(_ shapes: [ZoneShape]) -> Bool {
    let parts = shapes.reduce(0) { $0 + $1.polygons.count + $1.circles.count }
    return max(parts, shapes.count) < CellCode.valueLimit - 1
      && positionCount(of: shapes) < mostPositions
  }

  /// The number of positions of `shapes` with the pieces at the seam, or a few more.
  static func positionCount(of shapes: [ZoneShape]) -> Int {
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
