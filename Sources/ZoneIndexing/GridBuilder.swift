// SPDX-License-Identifier: MIT

import ZoneGeometry

/// Builds a `ZoneGrid`: the top cells row by row, then the blocks inside them.
struct GridBuilder {
  /// Top cells per edge; more make look-ups little faster, fewer make them slower.
  private static let cellsPerEdge = 2.0
  private static let mostCells = 1 << 26
  /// How many zones all cells together may list per edge, as estimated before building.
  private static let coverPerEdge = 8.0
  /// How many cell borders an edge may cross on average.
  private static let stepsPerEdge = 8.0
  /// In how many cells of blocks an edge may be on average.
  private static let placesPerEdge = 16

  let rings: PlainRings
  let frame: GridFrame
  var words: [UInt32] = []
  private var lists = ZoneLists()
  /// How many edges and zones blocks may still put into their cells.
  var placesLeft: Int

  init(_ rings: PlainRings) {
    self.rings = rings
    frame = Self.frame(for: rings)
    placesLeft = Self.placesPerEdge * rings.edgeCount
  }

  /// A grid of `cellsPerEdge`, or of fewer where zones lie deep or edges are long.
  private static func frame(for rings: PlainRings) -> GridFrame {
    let edges = Double(rings.edgeCount)
    let area = rings.x.width * rings.y.width
    let depth = area > 0 ? max(1, rings.boxArea / area) : 1
    var count = min(max(1, Int(edges * min(cellsPerEdge, coverPerEdge / depth))), mostCells)
    while true {
      let frame = GridFrame(x: rings.x, y: rings.y, cellCount: count)
      let steps = frame.x.cells(across: rings.xLength) + frame.y.cells(across: rings.yLength)
      if count == 1 || steps < edges * stepsPerEdge { return frame }
      count /= 2
    }
  }

  /// The grid; nil when there is too much for its 30-bit positions.
  consuming func build() -> ZoneGrid? {
    let cells = makeCells()
    guard words.count < CellCode.valueLimit else { return nil }
    return ZoneGrid(frame: frame, cells: cells, words: words, vertices: rings.vertices)
  }

  private mutating func makeCells() -> [CellCode] {
    let (columns, rows) = (frame.x.count, frame.y.count)
    let edges = edgesByCell()
    let toggles = togglesByCell()
    var cells: [CellCode] = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      // The parts that contain the centre of the cell.
      var inside: [UInt32] = []
      var uniform: CellCode? = .empty
      for column in 0..<columns {
        let index = row * columns + column
        for part in toggles[index] {
          inside.toggle(part)
          uniform = nil
        }
        if edges[index].isEmpty {
          let code = uniform ?? coverCode(zones(of: inside))
          uniform = code
          cells.append(code)
        } else {
          let cell = GridCell(
            x: column << frame.x.shift, y: row << frame.y.shift, xShift: frame.x.shift,
            yShift: frame.y.shift)
          cells.append(code(for: contents(edges: edges[index], inside: inside), of: cell))
        }
      }
    }
    return cells
  }

  mutating func coverCode(_ zones: [UInt32]) -> CellCode {
    lists.code(for: zones, in: &words)
  }

  /// The edges that may touch each top cell.
  private func edgesByCell() -> BucketList {
    let (columns, rows) = (frame.x.count, frame.y.count)
    return BucketList(bucketCount: columns * rows) { report in
      rings.forEachEdge { edge, a, b in
        GridCell.forEach(
          onEdgeFrom: a, to: b, in: frame, columns: 0..<columns, rows: 0..<rows,
          xShift: frame.x.shift, yShift: frame.y.shift
        ) { column, row in
          report(row * columns + column, UInt32(edge))
        }
      }
    }
  }

  /// The parts whose inside begins or ends, from the west, between the centre of the cell before and
  /// that of this one.
  private func togglesByCell() -> BucketList {
    let columns = frame.x.count
    return BucketList(bucketCount: columns * frame.y.count) { report in
      rings.forEachEdge { edge, a, b in
        let (low, high) = a.y < b.y ? (a, b) : (b, a)
        let (first, last) = (frame.y.unit(of: low.y), frame.y.unit(of: high.y))
        for row in first >> frame.y.shift...last >> frame.y.shift {
          let y = frame.y.center(of: row << frame.y.shift, shift: frame.y.shift)
          guard low.y <= y && y < high.y else { continue }
          let column = firstColumn(eastOfEdgeFrom: low, to: high, y: y)
          if column < columns { report(row * columns + column, rings.parts[edge]) }
        }
      }
    }
  }

  /// The first column whose centre is east of an edge that crosses the latitude `y` northwards.
  private func firstColumn(eastOfEdgeFrom low: Vertex, to high: Vertex, y: Double) -> Int {
    let shift = frame.x.shift
    func isEast(_ column: Int) -> Bool {
      let center = Vertex(x: frame.x.center(of: column << shift, shift: shift), y: y)
      return !center.isLeft(ofLineFrom: low, to: high)
    }
    let x = low.x + (high.x - low.x) * ((y - low.y) / (high.y - low.y))
    var column = frame.x.unit(of: min(max(x, frame.x.least), frame.x.greatest)) >> shift
    while column > 0 && isEast(column - 1) { column -= 1 }
    while column < frame.x.count && !isEast(column) { column += 1 }
    return column
  }

  /// Sorts the parts of a top cell into those that cover it and those whose `edges` pass.
  private func contents(edges: ArraySlice<UInt32>, inside: [UInt32]) -> CellContents {
    let parts = edges.groups(by: { rings.parts[Int($0)] })
    var covering = inside
    for (part, _) in parts where covering.hasSorted(part) { covering.toggle(part) }
    var contents = CellContents(cover: zones(of: covering))
    for (part, edges) in parts {
      contents.add(
        part, of: rings.zones[Int(part)], isCenterInside: inside.hasSorted(part), edges: edges)
    }
    return contents
  }

  /// The zones of `parts`, each once.
  func zones(of parts: [UInt32]) -> [UInt32] {
    var zones: [UInt32] = []
    for part in parts where zones.last != rings.zones[Int(part)] {
      zones.append(rings.zones[Int(part)])
    }
    return zones
  }
}
