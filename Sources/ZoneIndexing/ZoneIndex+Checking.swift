// SPDX-License-Identifier: MIT

package import ZoneGeometry

// What tests need to look for errors where the grid could make them, and benchmarks to weigh it.
extension ZoneIndex {
  /// Whether any zone is in a grid.
  package var hasGrid: Bool { grid != nil }

  /// The bytes of the grid, its copy of the vertices included.
  package var gridByteCount: Int {
    guard let grid else { return 0 }
    return grid.cells.count * MemoryLayout<CellCode>.stride
      + grid.words.count * MemoryLayout<UInt32>.stride
      + grid.vertices.count * MemoryLayout<Vertex>.stride
  }

  /// The cell of the grid that answers for `coordinate`, as computed and so perhaps off by an ulp;
  /// nil outside the grid.
  package func cell(around coordinate: Coordinate) -> (box: BoundingBox, center: Coordinate)? {
    guard let grid else { return nil }
    let place = Vertex(x: coordinate.longitude, y: coordinate.latitude)
    guard let (cell, _) = grid.cell(around: place) else { return nil }
    let center = cell.center(in: grid.frame)
    let (x, y) = (grid.frame.x, grid.frame.y)
    return (
      BoundingBox(
        west: x.coordinate(of: cell.x), south: y.coordinate(of: cell.y),
        east: x.coordinate(of: cell.x + 1 << cell.xShift),
        north: y.coordinate(of: cell.y + 1 << cell.yShift)),
      Coordinate(longitude: center.x, latitude: center.y)
    )
  }

  /// What is wrong with the grid: nothing, or this library has an error.
  ///
  /// - Complexity: O(*c* · *v*) for *c* cells and *v* vertices.
  package func brokenInvariants() -> [String] {
    guard let grid else { return [] }
    var broken: [String] = []
    grid.forEachCell { cell, code in
      let center = cell.center(in: grid.frame)
      if grid.cell(around: center)?.code != code {
        broken.append("the centre \(center) of \(cell) is in another cell")
      }
      let found = zones(containing: Coordinate(longitude: center.x, latitude: center.y))
      let expected = shapes.indices.filter {
        shapes[$0].contains(Coordinate(longitude: center.x, latitude: center.y))
      }
      if found != expected {
        broken.append("the centre \(center) of \(cell) is in \(expected), not in \(found)")
      }
    }
    return broken
  }
}

extension ZoneGrid {
  /// The smallest cell that holds `place`, and its code.
  func cell(around place: Vertex) -> (cell: GridCell, code: CellCode)? {
    guard frame.contains(x: place.x, y: place.y) else { return nil }
    let (x, y) = (frame.x.unit(of: place.x), frame.y.unit(of: place.y))
    var (xShift, yShift) = (frame.x.shift, frame.y.shift)
    var code = cells[(y >> yShift) * frame.x.count + (x >> xShift)]
    while code.kind == .block {
      xShift -= 3
      yShift -= 3
      let child = ((y >> yShift) & 7) * 8 + ((x >> xShift) & 7)
      code = CellCode(bits: words[code.value + 1 + child])
    }
    let cell = GridCell(
      x: (x >> xShift) << xShift, y: (y >> yShift) << yShift, xShift: xShift, yShift: yShift)
    return (cell, code)
  }

  /// Calls `body` with each cell that is not split, and its code.
  func forEachCell(_ body: (GridCell, CellCode) -> Void) {
    for (index, code) in cells.enumerated() {
      let cell = GridCell(
        x: (index % frame.x.count) << frame.x.shift, y: (index / frame.x.count) << frame.y.shift,
        xShift: frame.x.shift, yShift: frame.y.shift)
      forEachCell(in: cell, code, body)
    }
  }

  private func forEachCell(
    in cell: GridCell, _ code: CellCode, _ body: (GridCell, CellCode) -> Void
  ) {
    guard code.kind == .block else { return body(cell, code) }
    for index in 0..<64 {
      forEachCell(
        in: cell.child(column: index % 8, row: index / 8),
        CellCode(bits: words[code.value + 1 + index]), body)
    }
  }
}

extension GridFrame.Axis {
  /// Where `unit` begins, rounded.
  fileprivate func coordinate(of unit: Int) -> Double { least + Double(unit) * step }
}
