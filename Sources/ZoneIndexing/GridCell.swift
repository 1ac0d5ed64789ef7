// SPDX-License-Identifier: MIT

/// A cell of a grid or of one of its blocks.
struct GridCell {
  /// The units of its western and southern edge.
  let x: Int
  let y: Int
  /// It is 2 to these powers units wide and high.
  let xShift: Int
  let yShift: Int

  /// How much units may be off, and more: see `GridFrame.Axis.position(of:)`.
  private static let margin = 0x1p-10

  func center(in frame: GridFrame) -> Vertex {
    Vertex(x: frame.x.center(of: x, shift: xShift), y: frame.y.center(of: y, shift: yShift))
  }

  /// One of the 8 × 8 cells that this one is split into.
  func child(column: Int, row: Int) -> GridCell {
    GridCell(
      x: x + column << (xShift - 3), y: y + row << (yShift - 3), xShift: xShift - 3,
      yShift: yShift - 3)
  }

  func canSplit(in frame: GridFrame) -> Bool {
    frame.x.canSplit(shift: xShift) && frame.y.canSplit(shift: yShift)
  }

  /// Calls `body` with column and row of each cell of a window that the edge from `a` to `b` may
  /// touch: certainly of all that it does touch.
  ///
  /// The window is `columns` × `rows` cells of 2^`xShift` × 2^`yShift` units, counted from (0, 0).
  @inline(__always)
  static func forEach(
    onEdgeFrom a: Vertex, to b: Vertex, in frame: GridFrame, columns: Range<Int>, rows: Range<Int>,
    xShift: Int, yShift: Int, _ body: (_ column: Int, _ row: Int) -> Void
  ) {
    let (ax, bx) = (frame.x.position(of: a.x), frame.x.position(of: b.x))
    let (ay, by) = (frame.y.position(of: a.y), frame.y.position(of: b.y))
    let west = max(Int(min(ax, bx)) >> xShift, columns.lowerBound)
    let east = min(Int(max(ax, bx)) >> xShift, columns.upperBound - 1)
    let south = max(Int(min(ay, by)) >> yShift, rows.lowerBound)
    let north = min(Int(max(ay, by)) >> yShift, rows.upperBound - 1)
    guard west <= east, south <= north else { return }
    let isBox = west == east || Int(ay) >> yShift == Int(by) >> yShift
    for row in south...north {
      var (first, last) = (west, east)
      if !isBox {
        // Both margins are far above the errors of the positions, so the piece is not too short.
        let start = (Double(row << yShift) - margin - ay) / (by - ay)
        let end = (Double((row + 1) << yShift) + margin - ay) / (by - ay)
        let x1 = ax + min(max(start, 0), 1) * (bx - ax)
        let x2 = ax + min(max(end, 0), 1) * (bx - ax)
        first = max(first, Int(max(min(x1, x2) - margin, 0)) >> xShift)
        last = min(last, Int(max(x1, x2) + margin) >> xShift)
        if first > last { continue }
      }
      for column in first...last { body(column, row) }
    }
  }
}
