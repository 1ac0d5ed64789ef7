// SPDX-License-Identifier: MIT

import ZoneGeometry

extension GridBand {
  private static let childCount = GridCell.splitCount * GridCell.splitCount

  /// Writes a cell with its blocks and leaves.
  mutating func code(for contents: CellContents, of cell: GridCell) -> CellCode {
    if contents.isUniform { return coverCode(contents.cover) }
    if contents.edgeCount > plan.leafCapacity && cell.canSplit(in: frame) {
      let edges = edgesByChild(of: cell, contents)
      let largest = (0..<Self.childCount).map { edges[$0].count }.max() ?? 0
      // A cell whose edges all meet in one place would be split again and again.
      if edges.count <= placesLeft
        && (largest + contents.circles.count) * 4 <= contents.edgeCount * 3
      {
        placesLeft -= edges.count
        return block(of: cell, contents, edges: edges)
      }
    }
    return leaf(contents, of: cell)
  }

  private mutating func block(
    of cell: GridCell, _ contents: CellContents, edges: BucketList
  ) -> CellCode {
    let cover = coverCode(contents.cover)
    let start = words.count
    words.append(cover)
    for _ in 0..<Self.childCount { words.append(CellCode.empty) }
    let centers = contents.parts.map { centersInside($0, of: cell) }
    // Neighbours without edges are mostly alike.
    var uniform: (parts: UInt64, code: CellCode)?
    for index in 0..<Self.childCount {
      if edges[index].isEmpty && contents.circles.isEmpty && centers.count <= 64 {
        let parts = centers.indices.reduce(0 as UInt64) {
          $0 | (centers[$1] >> UInt64(index) & 1) << UInt64($1)
        }
        let code =
          uniform.flatMap { $0.parts == parts ? $0.code : nil }
          ?? coverCode(zones(of: parts, in: contents))
        uniform = (parts, code)
        words.set(code, at: start + 1 + index)
        continue
      }
      let child = self.contents(
        ofChild: index, of: cell, contents, centers: centers, edges: edges[index])
      // Where many zones meet, their lists outgrow the edges.
      placesLeft -= child.cover.count
      words.set(code(for: child, of: cell.child(index)), at: start + 1 + index)
    }
    return CellCode(.block, start)
  }

  /// The zones of those `parts` of a cell whose bits are set.
  private func zones(of parts: UInt64, in contents: CellContents) -> [UInt32] {
    var zones: [UInt32] = []
    for (index, part) in contents.parts.enumerated()
    where parts >> UInt64(index) & 1 == 1 && zones.last != part.zone { zones.append(part.zone) }
    return zones
  }

  private func contents(
    ofChild index: Int, of cell: GridCell, _ contents: CellContents, centers: [UInt64],
    edges: ArraySlice<UInt32>
  ) -> CellContents {
    let groups = edges.groups(by: { shapes.parts[Int($0)] })
    func isCenterInside(_ position: Int) -> Bool { centers[position] >> UInt64(index) & 1 == 1 }
    var next = groups.startIndex
    var covering: [UInt32] = []
    var passing: [(index: Int, edges: ArraySlice<UInt32>)] = []
    for (position, part) in contents.parts.enumerated() {
      if next < groups.endIndex && groups[next].key == part.part {
        passing.append((position, groups[next].elements))
        next += 1
      } else if isCenterInside(position) && covering.last != part.zone {
        covering.append(part.zone)
      }
    }
    var circles: [UInt32] = []
    for circle in contents.circles {
      let cover = plan.circleCovers[Int(circle) - shapes.polygonEnds.count]
      switch cover.relation(to: cell.child(index), in: frame) {
      case .outside: break
      case .passing: circles.append(circle)
      case .covering: covering.append(shapes.zones[Int(circle)])
      }
    }
    if !contents.circles.isEmpty { covering = Set(covering).sorted() }
    var child = CellContents(cover: covering)
    for (position, edges) in passing {
      let part = contents.parts[position]
      child.add(
        part.part, of: part.zone, isCenterInside: isCenterInside(position), edges: edges)
    }
    for circle in circles { child.add(circle: circle, of: shapes.zones[Int(circle)]) }
    return child
  }

  /// The edges that may touch each of the cells of a block.
  private func edgesByChild(of cell: GridCell, _ contents: CellContents) -> BucketList {
    let window = cell.children
    return BucketList(bucketCount: Self.childCount) { report in
      for part in contents.parts {
        for edge in part.edges {
          GridCell.forEach(
            onEdgeFrom: shapes.vertex(Int(edge)), to: shapes.vertex(Int(edge) + 1), in: frame,
            window
          ) { column, row in
            let index =
              (row - window.rows.lowerBound) * GridCell.splitCount + column
              - window.columns.lowerBound
            report(index, edge)
          }
        }
      }
    }
  }

  /// Which centres of the cells of a block are inside `part`, one bit each.
  ///
  /// As in a look-up, paths go from the centre of the block north or south, then east or west.
  private func centersInside(_ part: CellContents.Part, of cell: GridCell) -> UInt64 {
    let count = GridCell.splitCount
    let center = cell.center(in: frame)
    // Those of the cells on the diagonal have the longitudes and latitudes of all.
    let centers = (0..<count).map { cell.child($0 * (count + 1)).center(in: frame) }
    var inside: UInt64 = part.isCenterInside ? ~0 : 0
    let wholeRow: UInt64 = 1 << UInt64(count) - 1
    for edge in part.edges {
      let (a, b) = (shapes.vertex(Int(edge)), shapes.vertex(Int(edge) + 1))
      for row in 0..<count {
        let corner = Vertex(x: center.x, y: centers[row].y)
        if center.crossesUpright(to: corner.y, edgeFrom: a, to: b) {
          inside ^= wholeRow << UInt64(row * count)
        }
        guard (a.y > corner.y) != (b.y > corner.y) else { continue }
        for column in 0..<count
        where corner.crossesLevel(to: centers[column].x, edgeFrom: a, to: b) {
          inside ^= 1 << UInt64(row * count + column)
        }
      }
    }
    return inside
  }
}
