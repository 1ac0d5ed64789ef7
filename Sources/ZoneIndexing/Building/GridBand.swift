// SPDX-License-Identifier: MIT

import ZoneGeometry

/// Builds some rows of the top cells of a grid, and the blocks and leaves inside them.
struct GridBand {
  let plan: GridPlan
  private let runs: [Range<Int>]
  private let rows: Range<Int>
  /// The cells row by row from the south-west.
  private(set) var cells: [CellCode] = []
  var words = RelocatableWords()
  private var lists: ZoneLists
  /// How many edges and zones blocks may still put into their cells.
  var placesLeft = 0
  /// How many words there may be when the top cell is made that is under construction.
  private(set) var wordLimit = 0
  var stack = CellStack()
  var leafGroup = LeafGroup()
  /// The cells of a block that each of its edges may touch, one bit each.
  var cellsOfEdges: [UInt64] = []

  /// So much of the words may be used before others have had their share.
  private static let advance = 0.25
  /// Rarely fewer than there are in the end, so that growing words are not copied often.
  private static let wordsPerPlace = 8

  var shapes: FlatShapes { plan.shapes }
  var frame: GridFrame { plan.frame }

  init(_ plan: GridPlan, band: Int) {
    self.plan = plan
    runs = plan.runsByBand[band]
    rows = plan.bands[band]
    lists = ZoneLists(claims: plan.claims)
  }

  /// Moves all codes as when the words begin at `start` of those of the grid.
  mutating func relocate(to start: Int) {
    words.relocate(to: start)
    for index in cells.indices { cells[index] = cells[index].moved(by: start) }
  }

  mutating func build() {
    let columns = frame.x.count
    var (edges, toggles) = edgesAndTogglesByCell()
    let (covered, passed) = circlesByCell()
    stack.edges = edges.takeItems()
    let placeCount = stack.edges.count + passed.items.count
    placesLeft = Int(plan.placesPerEdge * Double(placeCount))
    let wordCount = plan.wordsPerPlace * Double(placeCount)
    words.reserveCapacity(placeCount * Self.wordsPerPlace)
    cells.reserveCapacity(columns * rows.count)
    var west: [UInt32] = []
    for row in 0..<rows.lowerBound { toggle(plan.seamToggles[row], in: &west) }
    for row in rows {
      // The parts that contain the centre of the cell.
      toggle(plan.seamToggles[row], in: &west)
      var inside = west
      var uniform: CellCode?
      for column in 0..<columns {
        let index = (row - rows.lowerBound) * columns + column
        let (toggled, coveredHere) = (toggles.range(index), covered.range(index))
        if !toggled.isEmpty || !coveredHere.isEmpty {
          toggle(toggles.items[toggled], in: &inside)
          toggle(covered.items[coveredHere], in: &inside)
          uniform = nil
        }
        let (edges, circles) = (edges.range(index), passed.range(index))
        let isUniform = edges.isEmpty && circles.isEmpty
        if isUniform, let uniform {
          cells.append(uniform)
          continue
        }
        let mark = stack.mark
        let contents = contents(edges: edges, circles: passed.items[circles], inside: inside)
        if isUniform {
          let code = coverCode(contents.cover)
          uniform = code
          cells.append(code)
        } else {
          let cell = GridCell(
            x: column << frame.x.shift, y: row << frame.y.shift, xShift: frame.x.shift,
            yShift: frame.y.shift)
          let share = Double(edges.upperBound + circles.upperBound) / Double(placeCount)
          wordLimit = Int(wordCount * (Self.advance + (1 - Self.advance) * share))
          cells.append(code(for: contents, of: cell))
        }
        stack.pop(to: mark)
      }
    }
    // Only cells and words are needed any more.
    stack = CellStack()
  }

  private func toggle(_ parts: ArraySlice<UInt32>, in inside: inout [UInt32]) {
    for part in parts { inside.toggle(part) }
  }

  /// The code of a cell in all zones of a range of covers.
  mutating func coverCode(_ zones: Range<Int>) -> CellCode {
    lists.code(for: stack.cover[zones], in: &words)
  }

  /// The number of the cell in `cells`.
  @inline(__always)
  private func index(column: Int, row: Int) -> Int {
    (row - rows.lowerBound) * frame.x.count + column
  }

  private typealias EdgeList = BucketList<CellEdge>
  private typealias PartList = BucketList<UInt32>

  /// The edges that may touch each top cell, and the polygons whose inside begins or ends, from the
  /// west, between the centre of the cell before and that of this one.
  private func edgesAndTogglesByCell() -> (edges: EdgeList, toggles: PartList) {
    let shapes = shapes
    let window = GridCell.Window(
      columns: 0..<frame.x.count, rows: rows, xShift: frame.x.shift, yShift: frame.y.shift)
    var edges: [EdgeList.Entry] = []
    var toggles: [PartList.Entry] = []
    let edgeCount = runs.reduce(0) { $0 + $1.count }
    edges.reserveCapacity(edgeCount * 2)
    toggles.reserveCapacity(edgeCount)
    for run in runs {
      let part = shapes.parts[run.lowerBound]
      var a = shapes.vertex(run.lowerBound)
      for edge in run {
        let b = shapes.vertex(edge + 1)
        GridCell.forEach(onEdgeFrom: a, to: b, in: frame, window) { column, row in
          edges.append(
            EdgeList.Entry(
              CellEdge(edge: UInt32(edge), part: part), bucket: index(column: column, row: row)))
        }
        forEachToggle(of: edge, from: a, to: b) { index in
          toggles.append(PartList.Entry(part, bucket: index))
        }
        a = b
      }
    }
    let count = frame.x.count * rows.count
    return (EdgeList(edges, bucketCount: count), PartList(toggles, bucketCount: count))
  }

  /// Calls `body` with the first cell of each row whose centre is east of an edge.
  @inline(__always)
  private func forEachToggle(
    of edge: Int, from a: Vertex, to b: Vertex, _ body: (_ index: Int) -> Void
  ) {
    let (low, high) = a.y < b.y ? (a, b) : (b, a)
    let first = max(plan.row(of: low.y), rows.lowerBound)
    let last = min(plan.row(of: high.y), rows.upperBound - 1)
    guard first <= last else { return }
    for row in first...last {
      let y = plan.centerLatitude(of: row)
      guard low.y <= y && y < high.y else { continue }
      // What lies west of the seam is in the toggles of the seam.
      if edge >= shapes.seamStart && !Vertex(x: -180, y: y).isLeft(ofLineFrom: low, to: high) {
        continue
      }
      let column = firstColumn(eastOfEdgeFrom: low, to: high, y: y)
      if column < frame.x.count { body(index(column: column, row: row)) }
    }
  }

  /// The first column whose centre is east of an edge that crosses the latitude `y` northwards.
  private func firstColumn(eastOfEdgeFrom low: Vertex, to high: Vertex, y: Double) -> Int {
    let shift = frame.x.shift
    func isEast(_ column: Int) -> Bool {
      let center = Vertex(x: frame.x.center(of: column << shift, shift: shift), y: y)
      return !center.isLeft(ofLineFrom: low, to: high)
    }
    let x = low.turnedX + (high.turnedX - low.turnedX) * ((y - low.y) / (high.y - low.y))
    var column = min(max(frame.x.unit(of: x) >> shift, 0), frame.x.count - 1)
    while column > 0 && isEast(column - 1) { column -= 1 }
    while column < frame.x.count && !isEast(column) { column += 1 }
    return column
  }

  /// The circles that begin or stop covering, from the west, each top cell, and those whose rims may
  /// pass it.
  private func circlesByCell() -> (covered: PartList, passed: PartList) {
    let first = shapes.polygonEnds.count
    let columns = frame.x.count
    var covered: [PartList.Entry] = []
    var passed: [PartList.Entry] = []
    for (number, circle) in plan.circleCovers.enumerated() {
      let part = UInt32(number + first)
      forEachCell(in: circle.box) { cell, index in
        switch circle.relation(to: cell, in: frame) {
        case .outside: break
        case .passing: passed.append(PartList.Entry(part, bucket: index))
        case .covering:
          covered.append(PartList.Entry(part, bucket: index))
          if (index + 1) % columns != 0 {
            covered.append(PartList.Entry(part, bucket: index + 1))
          }
        }
      }
    }
    let count = columns * rows.count
    return (PartList(covered, bucketCount: count), PartList(passed, bucketCount: count))
  }

  /// Calls `body` with each top cell of the band that `box` may touch.
  private func forEachCell(in box: BoundingBox, _ body: (GridCell, _ index: Int) -> Void) {
    let spans: [(west: Double, east: Double)] =
      box.crossesAntimeridian ? [(-180, box.east), (box.west, 180)] : [(box.west, box.east)]
    let south = max(plan.row(of: box.south) - 1, rows.lowerBound)
    let north = min(plan.row(of: box.north) + 1, rows.upperBound - 1)
    guard south <= north else { return }
    for row in south...north {
      var next = 0
      for (west, east) in spans {
        let first = max((frame.x.unit(of: west) >> frame.x.shift) - 1, next)
        let last = min((frame.x.unit(of: east) >> frame.x.shift) + 1, frame.x.count - 1)
        guard first <= last else { continue }
        for column in first...last {
          let cell = GridCell(
            x: column << frame.x.shift, y: row << frame.y.shift, xShift: frame.x.shift,
            yShift: frame.y.shift)
          body(cell, index(column: column, row: row))
        }
        next = last + 1
      }
    }
  }

  /// Sorts the parts of a top cell into those that cover it and those that pass.
  private mutating func contents(
    edges: Range<Int>, circles: ArraySlice<UInt32>, inside: [UInt32]
  ) -> CellContents {
    let mark = stack.mark
    addParts(of: edges, inside: inside, from: mark.parts)
    var next = mark.parts
    for part in inside {
      while next < stack.parts.count && stack.parts[next].part < part { next += 1 }
      if next < stack.parts.count && stack.parts[next].part == part { continue }
      stack.addCover(shapes.zones[Int(part)], from: mark.cover)
    }
    // Circles are numbered behind all polygons.
    if let last = inside.last, Int(last) >= shapes.polygonEnds.count {
      stack.sortCover(from: mark.cover)
    }
    stack.circles += circles
    return stack.contents(since: mark, zones: shapes.zones)
  }

  /// Adds the polygons of the edges in a range, ascending.
  private mutating func addParts(of edges: Range<Int>, inside: [UInt32], from start: Int) {
    var first = edges.lowerBound
    var isAscending = true
    while first < edges.upperBound {
      let part = stack.edges[first].part
      var end = first + 1
      while end < edges.upperBound && stack.edges[end].part == part { end += 1 }
      if stack.parts.count > start && stack.parts[stack.parts.count - 1].part > part {
        isAscending = false
      }
      stack.parts.append(
        CellPart(
          part: part, zone: shapes.zones[Int(part)], isCenterInside: inside.hasSorted(part),
          edges: first..<end))
      first = end
    }
    // Pieces at the seam are numbered behind all else.
    if !isAscending { stack.parts[start...].sort { $0.part < $1.part } }
  }
}
