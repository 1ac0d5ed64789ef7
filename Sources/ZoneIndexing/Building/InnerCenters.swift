// SPDX-License-Identifier: MIT

/// The centres of the cells of a block, seen from that of the block.
struct InnerCenters {
  private static let count = GridCell.splitCount

  private let center: Vertex
  private let axis: GridFrame.Axis
  private let firstRow: Int
  private let rowShift: Int
  private var longitudes = InlineArray<8, Double>(repeating: 0)
  private var latitudes = InlineArray<8, Double>(repeating: 0)

  init(of cell: GridCell, in frame: GridFrame) {
    center = cell.center(in: frame)
    axis = frame.y
    let window = cell.children
    (firstRow, rowShift) = (window.rows.lowerBound, window.yShift)
    for index in 0..<Self.count {
      // Those of the cells on the diagonal have the longitudes and latitudes of all.
      let center = cell.child(index * (Self.count + 1)).center(in: frame)
      longitudes[index] = center.x
      latitudes[index] = center.y
    }
  }

  /// The centres from which an edge parts that of the block, one bit each.
  ///
  /// As in a look-up, paths go from the centre of the block north or south, then east or west.
  @inline(__always)
  func beyondEdge(from a: Vertex, to b: Vertex) -> UInt64 {
    let (west, east) = (min(a.turnedX, b.turnedX), max(a.turnedX, b.turnedX))
    let (south, north) = (min(a.y, b.y), max(a.y, b.y))
    var beyond: UInt64 = 0
    if a.isEast(of: center.x) != b.isEast(of: center.x) {
      for row in 0..<Self.count
      where center.crossesUpright(to: latitudes[row], edgeFrom: a, to: b) {
        beyond ^= 0xFF << UInt64(row * Self.count)
      }
    }
    let (first, last) = (max(row(of: south), 0), min(row(of: north), Self.count - 1))
    guard first <= last else { return beyond }
    for row in first...last where south <= latitudes[row] && latitudes[row] < north {
      let y = latitudes[row]
      // Most places are west or east of the whole edge.
      func isLeft(_ x: Double) -> Bool {
        if x < west { return b.y > a.y }
        if x > east { return b.y < a.y }
        return Vertex(x: x, y: y).isLeft(ofLineFrom: a, to: b)
      }
      let isCornerLeft = isLeft(center.x)
      for column in 0..<Self.count where isLeft(longitudes[column]) != isCornerLeft {
        beyond ^= 1 << UInt64(row * Self.count + column)
      }
    }
    return beyond
  }

  /// The row of the block that a latitude is in, which may be one outside.
  private func row(of y: Double) -> Int { axis.unit(of: y) >> rowShift - firstRow }
}
