// SPDX-License-Identifier: MIT

/// A cell of a grid or of one of its blocks.
struct GridCell {
  /// The units of its western and southern edge.
  let x: Int
  let y: Int
  /// It is 2 to these powers units wide and high.
  let xShift: Int
  let yShift: Int

  /// A block has 2 to this power cells along each axis.
  static let splitBits = 3
  /// The cells of a block along each axis.
  static let splitCount = 1 << splitBits

  /// How far the positions in a cell reach beyond its units, which are rounded, and then some; see
  /// `GridFrame.Axis.position(of:)`.
  private static let margin = 0.5 + 0x1p-10

  func center(in frame: GridFrame) -> Vertex {
    Vertex(x: frame.x.center(of: x, shift: xShift), y: frame.y.center(of: y, shift: yShift))
  }

  /// One of the cells that this one is split into, numbered row by row from the south-west.
  func child(_ index: Int) -> GridCell {
    let (column, row) = (index % Self.splitCount, index / Self.splitCount)
    let (xShift, yShift) = (xShift - Self.splitBits, yShift - Self.splitBits)
    return GridCell(
      x: x + column << xShift, y: y + row << yShift, xShift: xShift, yShift: yShift)
  }

  func canSplit(in frame: GridFrame) -> Bool {
    frame.x.canSplit(shift: xShift, bits: Self.splitBits)
      && frame.y.canSplit(shift: yShift, bits: Self.splitBits)
  }

  /// A part of a grid, or of a block within it: cells of 2^`xShift` × 2^`yShift` units, counted from
  /// unit 0.
  struct Window {
    let columns: Range<Int>
    let rows: Range<Int>
    let xShift: Int
    let yShift: Int
  }

  /// The cells that this one is split into.
  var children: Window {
    let (xShift, yShift) = (xShift - Self.splitBits, yShift - Self.splitBits)
    let (column, row) = (x >> xShift, y >> yShift)
    return Window(
      columns: column..<column + Self.splitCount, rows: row..<row + Self.splitCount,
      xShift: xShift, yShift: yShift)
  }

  /// Calls `body` with column and row of each cell of `window` that the edge from `a` to `b` may
  /// touch: certainly of all that it does touch.
  @inline(__always)
  static func forEach(
    onEdgeFrom a: Vertex, to b: Vertex, in frame: GridFrame, _ window: Window,
    _ body: (_ column: Int, _ row: Int) -> Void
  ) {
    let (xShift, yShift) = (window.xShift, window.yShift)
    let (ax, bx) = (frame.x.position(of: a.turnedX), frame.x.position(of: b.turnedX))
    let (ay, by) = (frame.y.position(of: a.y), frame.y.position(of: b.y))
    let west = max(GridFrame.Axis.unit(at: min(ax, bx)) >> xShift, window.columns.lowerBound)
    let east = min(GridFrame.Axis.unit(at: max(ax, bx)) >> xShift, window.columns.upperBound - 1)
    let first = GridFrame.Axis.unit(at: min(ay, by)) >> yShift
    let last = GridFrame.Axis.unit(at: max(ay, by)) >> yShift
    let south = max(first, window.rows.lowerBound)
    let north = min(last, window.rows.upperBound - 1)
    guard west <= east, south <= north else { return }
    let isBox = west == east || first == last
    let slope = isBox ? 0 : (bx - ax) / (by - ay)
    for row in south...north {
      var (from, to) = (west, east)
      if !isBox {
        // Both margins are far above the errors of the positions, so the piece is not too short.
        let start = ax + (Double(row << yShift) - margin - ay) * slope
        let end = ax + (Double((row + 1) << yShift) + margin - ay) * slope
        let x1 = max(min(start, end), min(ax, bx))
        let x2 = min(max(start, end), max(ax, bx))
        from = max(from, GridFrame.Axis.unit(at: x1 - margin) >> xShift)
        to = min(to, GridFrame.Axis.unit(at: x2 + margin) >> xShift)
        if from > to { continue }
      }
      for column in from...to { body(column, row) }
    }
  }
}
