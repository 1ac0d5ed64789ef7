// SPDX-License-Identifier: MIT

extension GridBand {
  private static let childCount = GridCell.splitCount * GridCell.splitCount
  /// About as many as the leaves of a block have for each place of an edge.
  private static let leafWordsPerPlace = 6

  /// Writes a cell with its blocks and leaves.
  mutating func code(for contents: CellContents, of cell: GridCell) -> CellCode {
    if contents.isUniform { return coverCode(contents.cover) }
    if contents.edgeCount > plan.leafCapacity && cell.canSplit(in: frame) {
      var edges = ChildEdges()
      findCellsOfEdges(of: cell, contents, &edges)
      let (sum, largest) = edges.counted
      // A cell whose edges all meet in one place would be split again and again.
      let wordCount = Self.childCount + sum * Self.leafWordsPerPlace
      if sum <= placesLeft && words.count + wordCount <= wordLimit
        && (largest + contents.circles.count) * 4 <= contents.edgeCount * 3
      {
        placesLeft -= sum
        pushEdges(of: contents, sum: sum, &edges)
        return block(of: cell, contents, edges: edges)
      }
    }
    return leaf(contents, of: cell)
  }

  /// Finds and counts the cells of a block that each edge of a cell may touch.
  private mutating func findCellsOfEdges(
    of cell: GridCell, _ contents: CellContents, _ edges: inout ChildEdges
  ) {
    let window = cell.children
    cellsOfEdges.removeAll(keepingCapacity: true)
    for part in contents.parts {
      for index in stack.parts[part].edges {
        let edge = Int(stack.edges[index].edge)
        var cells: UInt64 = 0
        GridCell.forEach(
          onEdgeFrom: shapes.vertex(edge), to: shapes.vertex(edge + 1), in: frame, window
        ) { column, row in
          let child =
            (row - window.rows.lowerBound) * GridCell.splitCount + column
            - window.columns.lowerBound
          cells |= 1 << UInt64(child)
          edges.count(child)
        }
        cellsOfEdges.append(cells)
      }
    }
  }

  /// Pushes the edges of a cell once for each cell of its block.
  private mutating func pushEdges(
    of contents: CellContents, sum: Int, _ edges: inout ChildEdges
  ) {
    edges.place(from: stack.edges.count)
    stack.edges += repeatElement(CellEdge(edge: 0, part: 0), count: sum)
    var seen = 0
    for part in contents.parts {
      for index in stack.parts[part].edges {
        let edge = stack.edges[index]
        var cells = cellsOfEdges[seen]
        seen += 1
        while cells != 0 {
          stack.edges[edges.nextPlace(cells.trailingZeroBitCount)] = edge
          cells &= cells - 1
        }
      }
    }
  }

  private mutating func block(
    of cell: GridCell, _ contents: CellContents, edges: ChildEdges
  ) -> CellCode {
    let cover = coverCode(contents.cover)
    let start = words.count
    words.append(cover)
    words.append(contentsOf: repeatElement(CellCode.empty.bits, count: Self.childCount))
    let changes = findInnerCenters(of: contents, cell)
    // Neighbours without edges are mostly alike.
    var uniform: CellCode?
    for index in 0..<Self.childCount {
      if changes >> UInt64(index) & 1 == 1 { uniform = nil }
      let isUniform = edges.range(index).isEmpty && contents.circles.isEmpty
      if isUniform, let uniform {
        words.set(uniform, at: start + 1 + index)
        continue
      }
      let mark = stack.mark
      let child = self.contents(ofChild: index, of: cell, contents, edges: edges.range(index))
      let code: CellCode
      if isUniform {
        code = coverCode(child.cover)
        uniform = code
      } else {
        // Where many zones meet, their lists outgrow the edges.
        placesLeft -= child.cover.count
        code = self.code(for: child, of: cell.child(index))
      }
      words.set(code, at: start + 1 + index)
      stack.pop(to: mark)
    }
    return CellCode(.block, start)
  }

  private mutating func contents(
    ofChild index: Int, of cell: GridCell, _ contents: CellContents, edges: Range<Int>
  ) -> CellContents {
    let mark = stack.mark
    var next = edges.lowerBound
    for position in contents.parts {
      let part = stack.parts[position]
      let isCenterInside = part.innerCenters >> UInt64(index) & 1 == 1
      let first = next
      while next < edges.upperBound && stack.edges[next].part == part.part { next += 1 }
      if next > first {
        stack.parts.append(
          CellPart(
            part: part.part, zone: part.zone, isCenterInside: isCenterInside, edges: first..<next))
      } else if isCenterInside {
        stack.addCover(part.zone, from: mark.cover)
      }
    }
    if !contents.circles.isEmpty { addCircles(ofChild: cell.child(index), contents, mark) }
    return stack.contents(since: mark, zones: shapes.zones)
  }

  /// Adds those circles of a cell that cover or pass one of its block.
  private mutating func addCircles(
    ofChild child: GridCell, _ contents: CellContents, _ mark: CellStack.Mark
  ) {
    for position in contents.circles {
      let circle = stack.circles[position]
      let cover = plan.circleCovers[Int(circle) - shapes.polygonEnds.count]
      switch cover.relation(to: child, in: frame) {
      case .outside: break
      case .passing: stack.circles.append(circle)
      case .covering: stack.cover.append(shapes.zones[Int(circle)])
      }
    }
    stack.sortCover(from: mark.cover)
  }

  /// Finds which centres of the cells of a block are inside the parts of a cell, and returns one bit
  /// for each centre that is not inside the same parts as the one before.
  private mutating func findInnerCenters(of contents: CellContents, _ cell: GridCell) -> UInt64 {
    let centers = InnerCenters(of: cell, in: frame)
    var changes: UInt64 = 1
    for position in contents.parts {
      let part = stack.parts[position]
      var inside: UInt64 = part.isCenterInside ? ~0 : 0
      for index in part.edges {
        let edge = Int(stack.edges[index].edge)
        inside ^= centers.beyondEdge(from: shapes.vertex(edge), to: shapes.vertex(edge + 1))
      }
      stack.parts[position].innerCenters = inside
      changes |= inside ^ (inside << 1)
    }
    return changes
  }
}
