// SPDX-License-Identifier: MIT

extension GridBand {
  mutating func leaf(_ contents: CellContents, of cell: GridCell) -> CellCode {
    let cover = coverCode(contents.cover)
    let start = words.count
    words.append(cover)
    words.append(0)
    var groupCount = 0
    var parts = contents.parts
    while !parts.isEmpty {
      append(parts.prefix(GridLeaf.mostParts), of: cell)
      parts = parts.dropFirst(GridLeaf.mostParts)
      groupCount += 1
    }
    if !contents.circles.isEmpty {
      words.append(UInt32(contents.circles.count))
      for circle in stack.circles[contents.circles] {
        words.append(circle - UInt32(shapes.polygonEnds.count))
      }
    }
    words[start + 1] =
      GridLeaf.LeafHeader(
        wordCount: words.count - start, hasCircles: !contents.circles.isEmpty,
        groupCount: groupCount
      ).bits
    return CellCode(.leaf, start)
  }

  /// Writes a group.
  private mutating func append(_ parts: Range<Int>, of cell: GridCell) {
    let header = words.count
    words.append(0)
    words.append(0)
    leafGroup.removeAll()
    var centerInside: UInt32 = 0
    var bit: UInt32 = 1
    for part in stack.parts[parts] {
      if part.isCenterInside { centerInside |= bit }
      words.append(part.zone)
      leafGroup.add(stack.edges[part.edges], bit: bit, in: plan)
      bit <<= 1
    }
    words[header + 1] = centerInside
    leafGroup.chainUp()
    let (halfWidth, halfHeight) = (1 << (cell.xShift - 1), 1 << (cell.yShift - 1))
    let reach = leafGroup.placeVertices(
      from: (cell.x + halfWidth, cell.y + halfHeight), in: plan)
    let shift = GridLeaf.stepShift(units: max(reach, halfWidth + halfHeight + 2))
    words[header] =
      GridLeaf.GroupHeader(
        partCount: parts.count, stepShift: shift, blockCount: leafGroup.blocks.count
      ).bits
    appendBlocks(stepShift: shift)
  }

  private mutating func appendBlocks(stepShift: Int) {
    var (chain, vertex) = (0, 0)
    for block in leafGroup.blocks {
      let header = GridLeaf.BlockHeader(
        vertexCount: block.vertexCount, chainCount: block.chainCount)
      words.append(header.bits)
      words.append(UInt32(truncatingIfNeeded: block.starts))
      words.append(UInt32(truncatingIfNeeded: block.starts >> 32))
      for chain in leafGroup.chains[chain..<chain + block.chainCount] {
        words.append(chain.bounds)
        words.append(chain.first)
      }
      for (x, y) in leafGroup.vertices[vertex..<vertex + block.vertexCount] {
        let stepX = GridLeaf.steps(x, shift: stepShift)
        let stepY = GridLeaf.steps(y, shift: stepShift)
        words.append(
          UInt32(UInt16(truncatingIfNeeded: stepX)) | UInt32(UInt16(truncatingIfNeeded: stepY))
            << 16)
      }
      chain += block.chainCount
      vertex += block.vertexCount
    }
  }
}
