// SPDX-License-Identifier: MIT

package import ZoneGeometry

// What tests need to look for errors where the grid could make them, and benchmarks to weigh it.
extension ZoneIndex {
  /// The bytes of the index.
  package var byteCount: Int { unsafe memory.bytes.count }

  /// The cell of the grid that answers for `coordinate`, as computed and so perhaps off by an ulp;
  /// nil outside the grid.
  package func cell(around coordinate: Coordinate) -> (box: BoundingBox, center: Coordinate)? {
    guard let (cell, _) = grid.cell(around: coordinate) else { return nil }
    let center = cell.center(in: grid.frame)
    let (x, y) = (grid.frame.x, grid.frame.y)
    // Units are rounded, so cells begin half a unit before theirs.
    return (
      BoundingBox(
        west: x.coordinate(of: Double(cell.x) - 0.5),
        south: y.coordinate(of: Double(cell.y) - 0.5),
        east: x.coordinate(of: Double(cell.x + 1 << cell.xShift) - 0.5),
        north: y.coordinate(of: Double(cell.y + 1 << cell.yShift) - 0.5)),
      Coordinate(longitude: center.x, latitude: center.y)
    )
  }

  /// What is wrong with the grid: nothing, or this library has an error.
  ///
  /// - Complexity: O(*c* · *v*) for *c* cells and *v* vertices.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    let shapes = (0..<count).map { shape(of: $0) }
    grid.forEachCell { cell, code in
      let center = cell.center(in: grid.frame)
      let coordinate = Coordinate(longitude: center.x, latitude: center.y)
      if grid.cell(around: coordinate)?.code != code {
        broken.append("the centre \(center) of \(cell) is in another cell")
      }
      let found = zones(containing: coordinate)
      let expected = shapes.indices.filter { shapes[$0].contains(coordinate) }
      if found != expected {
        broken.append("the centre \(center) of \(cell) is in \(expected), not in \(found)")
      }
    }
    return broken
  }
}

extension ZoneGrid {
  /// The smallest cell that holds `coordinate`, and its code.
  func cell(around coordinate: Coordinate) -> (cell: GridCell, code: CellCode)? {
    let units = frame.units(longitude: coordinate.longitude, latitude: coordinate.latitude)
    guard let (x, y) = units else { return nil }
    var (xShift, yShift) = (frame.x.shift, frame.y.shift)
    var code = CellCode(bits: cells[cellIndex(x: x, y: y)])
    while code.kind == .block {
      xShift -= GridCell.splitBits
      yShift -= GridCell.splitBits
      code = CellCode(bits: words[childIndex(of: code, x: x >> xShift, y: y >> yShift)])
    }
    let cell = GridCell(
      x: (x >> xShift) << xShift, y: (y >> yShift) << yShift, xShift: xShift, yShift: yShift)
    return (cell, code)
  }

  /// Calls `body` with each cell that is not split, and its code.
  func forEachCell(_ body: (GridCell, CellCode) -> Void) {
    for index in 0..<cells.count {
      let cell = GridCell(
        x: (index % frame.x.count) << frame.x.shift, y: (index / frame.x.count) << frame.y.shift,
        xShift: frame.x.shift, yShift: frame.y.shift)
      forEachCell(in: cell, CellCode(bits: cells[index]), body)
    }
  }

  private func forEachCell(
    in cell: GridCell, _ code: CellCode, _ body: (GridCell, CellCode) -> Void
  ) {
    guard code.kind == .block else { return body(cell, code) }
    for index in 0..<GridCell.splitCount * GridCell.splitCount {
      forEachCell(in: cell.child(index), CellCode(bits: words[code.value + 1 + index]), body)
    }
  }
}
