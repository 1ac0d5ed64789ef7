// SPDX-License-Identifier: MIT

import ZoneGeometry

/// Builds some rows of the top cells of a grid, and the blocks and leaves inside them.
struct GridBand {
  let plan: GridPlan
  private let edges: ArraySlice<UInt32>
  private let rows: Range<Int>
  /// The cells row by row from the south-west.
  private(set) var cells: [CellCode] = []
  var words = RelocatableWords()
  private var lists: ZoneLists
  /// How many edges and zones blocks may still put into their cells.
  var placesLeft = 0

  var shapes: FlatShapes { plan.shapes }
  var frame: GridFrame { plan.frame }

  init(_ plan: GridPlan, band: Int) {
    self.plan = plan
    edges = plan.edgesByBand[band]
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
    let edges = edgesByCell()
    let toggles = togglesByCell()
    let (covered, passed) = circlesByCell()
    placesLeft = Int(plan.placesPerEdge * Double(edges.count + passed.count))
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
        if !toggles[index].isEmpty || !covered[index].isEmpty {
          toggle(toggles[index], in: &inside)
          toggle(covered[index], in: &inside)
          uniform = nil
        }
        if edges[index].isEmpty && passed[index].isEmpty {
          let code = uniform ?? coverCode(zones(of: inside))
          uniform = code
          cells.append(code)
        } else {
          let cell = GridCell(
            x: column << frame.x.shift, y: row << frame.y.shift, xShift: frame.x.shift,
            yShift: frame.y.shift)
          let contents = contents(edges: edges[index], circles: passed[index], inside: inside)
          cells.append(code(for: contents, of: cell))
        }
      }
    }
  }

  private func toggle(_ parts: ArraySlice<UInt32>, in inside: inout [UInt32]) {
    for part in parts { inside.toggle(part) }
  }

  mutating func coverCode(_ zones: [UInt32]) -> CellCode {
    lists.code(for: zones, in: &words)
  }

  /// The number of the cell in `cells`.
  private func index(column: Int, row: Int) -> Int {
    (row - rows.lowerBound) * frame.x.count + column
  }

  private var window: GridCell.Window {
    GridCell.Window(
      columns: 0..<frame.x.count, rows: rows, xShift: frame.x.shift, yShift: frame.y.shift)
  }

  /// Calls `body` with each edge of the band, by its first position, and its ends.
  @inline(__always)
  private func forEachEdge(_ body: (_ edge: Int, _ a: Vertex, _ b: Vertex) -> Void) {
    for edge in edges {
      body(Int(edge), shapes.vertex(Int(edge)), shapes.vertex(Int(edge) + 1))
    }
  }

  /// The edges that may touch each top cell.
  private func edgesByCell() -> BucketList {
    let window = window
    return BucketList(bucketCount: frame.x.count * rows.count) { report in
      forEachEdge { edge, a, b in
        GridCell.forEach(onEdgeFrom: a, to: b, in: frame, window) { column, row in
          report(index(column: column, row: row), UInt32(edge))
        }
      }
    }
  }

  /// The polygons whose inside begins or ends, from the west, between the centre of the cell before
  /// and that of this one.
  private func togglesByCell() -> BucketList {
    let columns = frame.x.count
    return BucketList(bucketCount: columns * rows.count) { report in
      forEachEdge { edge, a, b in
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
          if column < columns { report(index(column: column, row: row), shapes.parts[edge]) }
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
    let x = low.turnedX + (high.turnedX - low.turnedX) * ((y - low.y) / (high.y - low.y))
    var column = min(max(frame.x.unit(of: x) >> shift, 0), frame.x.count - 1)
    while column > 0 && isEast(column - 1) { column -= 1 }
    while column < frame.x.count && !isEast(column) { column += 1 }
    return column
  }

  /// The circles that begin or stop covering, from the west, each top cell, and those whose rims may
  /// pass it.
  private func circlesByCell() -> (covered: BucketList, passed: BucketList) {
    let first = shapes.polygonEnds.count
    var relations: [(index: Int, circle: UInt32, isCovering: Bool)] = []
    for (number, circle) in plan.circleCovers.enumerated() {
      forEachCell(in: circle.box) { cell, index in
        switch circle.relation(to: cell, in: frame) {
        case .outside: break
        case .passing: relations.append((index, UInt32(number + first), false))
        case .covering: relations.append((index, UInt32(number + first), true))
        }
      }
    }
    let (columns, count) = (frame.x.count, frame.x.count * rows.count)
    let covered = BucketList(bucketCount: count) { report in
      for (index, circle, isCovering) in relations where isCovering {
        report(index, circle)
        if (index + 1) % columns != 0 { report(index + 1, circle) }
      }
    }
    let passed = BucketList(bucketCount: count) { report in
      for (index, circle, isCovering) in relations where !isCovering { report(index, circle) }
    }
    return (covered, passed)
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
  private func contents(
    edges: ArraySlice<UInt32>, circles: ArraySlice<UInt32>, inside: [UInt32]
  ) -> CellContents {
    let parts = edges.groups(by: { shapes.parts[Int($0)] })
    var covering = inside
    for (part, _) in parts where covering.hasSorted(part) { covering.toggle(part) }
    var contents = CellContents(cover: zones(of: covering))
    for (part, edges) in parts {
      contents.add(
        part, of: shapes.zones[Int(part)], isCenterInside: inside.hasSorted(part), edges: edges)
    }
    for circle in circles { contents.add(circle: circle, of: shapes.zones[Int(circle)]) }
    return contents
  }

  /// The zones of ascending `parts`, each once.
  func zones(of parts: [UInt32]) -> [UInt32] {
    var zones: [UInt32] = []
    for part in parts where zones.last != shapes.zones[Int(part)] {
      zones.append(shapes.zones[Int(part)])
    }
    // Circles are numbered behind all polygons.
    return parts.last.map { Int($0) < shapes.polygonEnds.count } ?? true
      ? zones : Set(zones).sorted()
  }
}
