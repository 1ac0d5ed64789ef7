// SPDX-License-Identifier: MIT

extension GridBand {
  /// Of more edges, those that zones share are not looked for.
  private static let mostCompared = 64

  /// An edge of a leaf, and which parts of its group it bounds.
  private struct LeafEdge {
    let edge: UInt32
    var bounds: UInt32
  }

  mutating func leaf(_ contents: CellContents, of cell: GridCell) -> CellCode {
    let cover = coverCode(contents.cover)
    let start = words.count
    words.append(cover)
    let groups = groups(of: contents.parts)
    words.append(0)
    for group in groups { append(group, of: cell) }
    if !contents.circles.isEmpty {
      words.append(UInt32(contents.circles.count))
      for circle in contents.circles { words.append(circle - UInt32(shapes.polygonEnds.count)) }
    }
    words[start + 1] =
      GridLeaf.LeafHeader(
        wordCount: words.count - start, hasCircles: !contents.circles.isEmpty,
        groupCount: groups.count
      ).bits
    return CellCode(.leaf, start)
  }

  /// Parts that fit into a group each.
  private func groups(of parts: [CellContents.Part]) -> [ArraySlice<CellContents.Part>] {
    stride(from: 0, to: parts.count, by: GridLeaf.mostParts).map {
      parts[$0..<min($0 + GridLeaf.mostParts, parts.count)]
    }
  }

  private mutating func append(_ parts: ArraySlice<CellContents.Part>, of cell: GridCell) {
    let header = words.count
    words.append(0)
    var centerInside: UInt32 = 0
    for (index, part) in parts.enumerated() where part.isCenterInside {
      centerInside |= 1 << index
    }
    words.append(centerInside)
    for part in parts { words.append(part.zone) }
    let blocks = blocks(of: sharedEdges(of: parts))
    let center = LeafCenter(cell)
    let reach = blocks.reduce(center.cellReach) { max($0, self.reach(of: $1, from: center)) }
    let shift = GridLeaf.stepShift(units: reach)
    for block in blocks { append(block, from: center, stepShift: shift) }
    words[header] =
      GridLeaf.GroupHeader(
        partCount: parts.count, stepShift: shift, blockCount: blocks.count
      ).bits
  }

  private func units(at index: Int, from center: LeafCenter) -> (x: Int, y: Int) {
    let vertex = shapes.vertex(index)
    return (frame.x.unit(of: vertex.turnedX) - center.x, frame.y.unit(of: vertex.y) - center.y)
  }

  /// The most units, counted along both axes and added, from the centre to a vertex.
  private func reach(of block: LeafBlock, from center: LeafCenter) -> Int {
    var reach = 0
    for chain in block.chains {
      for index in chain.positions {
        let (x, y) = units(at: index, from: center)
        reach = max(reach, abs(x) + abs(y))
      }
    }
    return reach
  }

  private mutating func append(_ block: LeafBlock, from center: LeafCenter, stepShift: Int) {
    let header = GridLeaf.BlockHeader(
      vertexCount: block.vertexCount, chainCount: block.chains.count)
    words.append(header.bits)
    words.append(UInt32(truncatingIfNeeded: block.starts))
    words.append(UInt32(truncatingIfNeeded: block.starts >> 32))
    for chain in block.chains {
      words.append(chain.bounds)
      words.append(chain.first)
    }
    for chain in block.chains {
      for index in chain.positions {
        let (x, y) = units(at: index, from: center)
        let (stepX, stepY) = (
          GridLeaf.steps(x, shift: stepShift), GridLeaf.steps(y, shift: stepShift)
        )
        words.append(
          UInt32(UInt16(bitPattern: Int16(stepX))) | UInt32(UInt16(bitPattern: Int16(stepY))) << 16)
      }
    }
  }

  /// The edges as runs of neighbours that bound the same parts.
  private func blocks(of edges: [LeafEdge]) -> [LeafBlock] {
    var blocks: [LeafBlock] = []
    var start = 0
    while start < edges.count {
      let first = edges[start]
      var count = 1
      while start + count < edges.count
        && edges[start + count].edge == first.edge + UInt32(count)
        && edges[start + count].bounds == first.bounds
      { count += 1 }
      blocks.append(
        LeafBlock.Chain(bounds: first.bounds, first: first.edge, edgeCount: count))
      start += count
    }
    return blocks
  }

  /// The edges of `parts`; one that several parts have stands for all of them.
  private func sharedEdges(of parts: ArraySlice<CellContents.Part>) -> [LeafEdge] {
    var edges: [LeafEdge] = []
    var bit: UInt32 = 1
    for part in parts {
      // A part that has an edge twice needs it twice.
      let others = edges.count
      for edge in part.edges {
        if let twin = edges[..<min(others, Self.mostCompared)].firstIndex(where: {
          $0.bounds & bit == 0 && isSame($0.edge, edge)
        }) {
          edges[twin].bounds |= bit
        } else {
          edges.append(LeafEdge(edge: edge, bounds: bit))
        }
      }
      bit <<= 1
    }
    return edges
  }

  /// Whether two edges have the same ends, in whatever order.
  private func isSame(_ one: UInt32, _ other: UInt32) -> Bool {
    // Those at the seam may differ in their turns only.
    guard max(one, other) < UInt32(shapes.seamStart) else { return false }
    let (a, b) = (shapes.positions[Int(one)], shapes.positions[Int(one) + 1])
    let (c, d) = (shapes.positions[Int(other)], shapes.positions[Int(other) + 1])
    return (a == d && b == c) || (a == c && b == d)
  }
}

/// The centre of a leaf in units.
private struct LeafCenter {
  let x: Int
  let y: Int
  /// The most units, counted along both axes and added, from the centre to a place in the cell.
  let cellReach: Int

  init(_ cell: GridCell) {
    let (halfWidth, halfHeight) = (1 << (cell.xShift - 1), 1 << (cell.yShift - 1))
    x = cell.x + halfWidth
    y = cell.y + halfHeight
    cellReach = halfWidth + halfHeight + 2
  }
}
