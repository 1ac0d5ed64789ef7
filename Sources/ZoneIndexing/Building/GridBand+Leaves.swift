// SPDX-License-Identifier: MIT

extension GridBand {
  mutating func leaf(_ contents: CellContents, of cell: GridCell) -> CellCode {
    let cover = coverCode(contents.cover)
    let start = words.count
    words.append(cover)
    var parts = contents.parts
    let hasCircles = !contents.circles.isEmpty
    if parts.isEmpty {
      words.append(
        GridLeaf.Header(
          partCount: 0, stepShift: 0, hasNextGroup: false, hasCircles: hasCircles,
          firstBlock: .none
        ).bits)
      words.append(0)
    }
    while !parts.isEmpty {
      let rest = parts.dropFirst(GridLeaf.mostParts)
      append(
        parts.prefix(GridLeaf.mostParts), of: cell, hasNext: !rest.isEmpty,
        hasCircles: hasCircles)
      parts = rest
    }
    if hasCircles {
      words.append(UInt32(contents.circles.count))
      for circle in stack.circles[contents.circles] {
        words.append(circle - UInt32(shapes.polygonEnds.count))
      }
    }
    return CellCode(.leaf, start)
  }

  /// Writes a group.
  private mutating func append(
    _ parts: Range<Int>, of cell: GridCell, hasNext: Bool, hasCircles: Bool
  ) {
    let start = words.count
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
    leafGroup.chainUp()
    let (halfWidth, halfHeight) = (1 << (cell.xShift - 1), 1 << (cell.yShift - 1))
    let reach = leafGroup.placeVertices(
      from: (cell.x + halfWidth, cell.y + halfHeight), in: plan)
    let shift = GridLeaf.stepShift(units: max(reach, halfWidth + halfHeight + 2))
    words[start] =
      GridLeaf.Header(
        partCount: parts.count, stepShift: shift, hasNextGroup: hasNext, hasCircles: hasCircles,
        firstBlock: leafGroup.header(ofBlock: 0)
      ).bits
    words[start + 1] = centerInside
    appendBlocks(stepShift: shift, GridLeaf.ChainForm(partCount: parts.count))
  }

  private mutating func appendBlocks(stepShift: Int, _ form: GridLeaf.ChainForm) {
    var (chain, vertex) = (0, 0)
    for (number, block) in leafGroup.blocks.enumerated() {
      if number > 0 { words.append(leafGroup.header(ofBlock: number).bits) }
      words.append(UInt32(truncatingIfNeeded: block.starts))
      if block.vertexCount > 32 { words.append(UInt32(truncatingIfNeeded: block.starts >> 32)) }
      for chain in leafGroup.chains[chain..<chain + block.chainCount] {
        words.append(contentsOf: form.words(bounds: chain.bounds, first: chain.first))
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
