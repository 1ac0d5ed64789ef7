// SPDX-License-Identifier: MIT

extension GridBuilder {
  /// A cell with more edges than this is split, if that helps.
  ///
  /// At 8, look-ups near borders are no faster on counties or neighbourhoods, and building takes a
  /// third longer.
  private static let leafCapacity = 12

  /// Writes a cell with its blocks and leaves.
  mutating func code(for contents: CellContents, of cell: GridCell) -> CellCode {
    if contents.parts.isEmpty { return coverCode(contents.cover) }
    if contents.edgeCount > Self.leafCapacity && cell.canSplit(in: frame) {
      let edges = edgesByChild(of: cell, contents)
      let largest = (0..<64).map { edges[$0].count }.max() ?? 0
      // A cell whose edges all meet in one place would be split again and again.
      if edges.count <= placesLeft && largest * 4 <= contents.edgeCount * 3 {
        placesLeft -= edges.count
        return block(of: cell, contents, edges: edges)
      }
    }
    return leaf(contents)
  }

  private mutating func block(
    of cell: GridCell, _ contents: CellContents, edges: BucketList
  ) -> CellCode {
    let cover = coverCode(contents.cover)
    let start = words.count
    words.append(cover.bits)
    words.append(contentsOf: repeatElement(CellCode.empty.bits, count: 64))
    let centers = contents.parts.map { centersInside($0, of: cell) }
    for index in 0..<64 {
      let groups = edges[index].groups(by: { rings.parts[Int($0)] })
      var next = groups.startIndex
      var covering: [UInt32] = []
      var passing: [(index: Int, edges: ArraySlice<UInt32>)] = []
      for (position, part) in contents.parts.enumerated() {
        if next < groups.endIndex && groups[next].key == part.part {
          passing.append((position, groups[next].elements))
          next += 1
        } else if centers[position] >> UInt64(index) & 1 == 1 && covering.last != part.zone {
          covering.append(part.zone)
        }
      }
      // Where many zones meet, their lists outgrow the edges.
      placesLeft -= covering.count
      var child = CellContents(cover: covering)
      for (position, edges) in passing {
        let part = contents.parts[position]
        child.add(
          part.part, of: part.zone, isCenterInside: centers[position] >> UInt64(index) & 1 == 1,
          edges: edges)
      }
      words[start + 1 + index] =
        code(for: child, of: cell.child(column: index % 8, row: index / 8)).bits
    }
    return CellCode(.block, start)
  }

  /// The edges that may touch each of the 8 × 8 cells of a block.
  private func edgesByChild(of cell: GridCell, _ contents: CellContents) -> BucketList {
    let (xShift, yShift) = (cell.xShift - 3, cell.yShift - 3)
    let (column, row) = (cell.x >> xShift, cell.y >> yShift)
    return BucketList(bucketCount: 64) { report in
      for part in contents.parts {
        for edge in part.edges {
          GridCell.forEach(
            onEdgeFrom: rings.vertices[Int(edge)], to: rings.vertices[Int(edge) + 1], in: frame,
            columns: column..<column + 8, rows: row..<row + 8, xShift: xShift, yShift: yShift
          ) { report(($1 - row) * 8 + $0 - column, edge) }
        }
      }
    }
  }

  /// Which centres of the 8 × 8 cells of a block are inside `part`, one bit each.
  ///
  /// As in a look-up, paths go from the centre of the block north or south, then east or west.
  private func centersInside(_ part: CellContents.Part, of cell: GridCell) -> UInt64 {
    let center = cell.center(in: frame)
    let centers = (0..<8).map { cell.child(column: $0, row: $0).center(in: frame) }
    var inside: UInt64 = part.isCenterInside ? ~0 : 0
    for edge in part.edges {
      let (a, b) = (rings.vertices[Int(edge)], rings.vertices[Int(edge) + 1])
      for row in 0..<8 {
        let corner = Vertex(x: center.x, y: centers[row].y)
        if center.crossesUpright(to: corner.y, edgeFrom: a, to: b) {
          inside ^= 0xFF << UInt64(row * 8)
        }
        guard (a.y > corner.y) != (b.y > corner.y) else { continue }
        for column in 0..<8
        where corner.crossesLevel(to: centers[column].x, edgeFrom: a, to: b) {
          inside ^= 1 << UInt64(row * 8 + column)
        }
      }
    }
    return inside
  }

  private mutating func leaf(_ contents: CellContents) -> CellCode {
    let cover = coverCode(contents.cover)
    let start = words.count
    words.append(cover.bits)
    words.append(UInt32(contents.parts.count))
    for part in contents.parts {
      words.append(part.zone << 1 | (part.isCenterInside ? 1 : 0))
      let runCount = words.count
      words.append(0)
      appendRuns(of: part.edges)
      words[runCount] = UInt32(words.count - runCount - 1)
    }
    return CellCode(.leaf, start)
  }

  private mutating func appendRuns(of edges: ArraySlice<UInt32>) {
    var start = edges.startIndex
    while start < edges.endIndex {
      var count = 1
      while count < ZoneGrid.longestRun && start + count < edges.endIndex
        && edges[start + count] == edges[start] + UInt32(count)
      { count += 1 }
      words.append(edges[start] << UInt32(ZoneGrid.runBits) | UInt32(count))
      start += count
    }
  }
}
