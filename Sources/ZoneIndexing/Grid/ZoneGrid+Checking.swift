// SPDX-License-Identifier: MIT

extension ZoneGrid {
  /// What is wrong with how the cells are written, in the first cell with something wrong; nil when
  /// each can be read to its end.
  ///
  /// - Complexity: Linear in the cells and words.
  func brokenStructure() -> String? {
    for index in 0..<cells.count {
      if let broken = brokenStructure(of: CellCode(bits: cells[index]), depth: 0) {
        return "cell \(index): \(broken)"
      }
    }
    return nil
  }

  private func brokenStructure(of code: CellCode, depth: Int) -> String? {
    switch code.kind {
    case .zone, .list: return brokenCover(code)
    case .leaf: return brokenLeaf(at: code.value)
    case .block:
      let count = GridCell.splitCount * GridCell.splitCount
      guard code.value + count < words.count else { return "a block ends behind the words" }
      guard depth < 10 else { return "blocks are nested too deeply" }
      if let broken = brokenCover(CellCode(bits: words[code.value])) { return broken }
      for child in code.value + 1...code.value + count {
        let broken = brokenStructure(of: CellCode(bits: words[child]), depth: depth + 1)
        if let broken { return broken }
      }
      return nil
    }
  }

  private func brokenCover(_ code: CellCode) -> String? {
    switch code.kind {
    case .zone: return code.value <= claims.count ? nil : "a cell is in a zone that is none"
    case .block, .leaf: return "a cover is no cover"
    case .list:
      let first = code.value + 2
      let count = Int(words[code.value + 1])
      guard first <= words.count, count <= words.count - first else {
        return "a list ends behind the words"
      }
      let zones = (first..<first + count).map { words[$0] }
      let isAscending = zip(zones, zones.dropFirst()).allSatisfy { $0 < $1 }
      guard isAscending, zones.allSatisfy({ $0 < claims.count }) else {
        return "the zones of a list are not those of the index, in order"
      }
      return nil
    }
  }

  private func brokenLeaf(at start: Int) -> String? {
    if let broken = brokenCover(CellCode(bits: words[start])) { return broken }
    let header = GridLeaf.LeafHeader(bits: words[start + 1])
    var position = start + 2
    for _ in 0..<header.groupCount {
      if let broken = brokenGroup(at: &position) { return broken }
    }
    guard header.hasCircles else { return nil }
    let count = Int(words[position])
    guard count <= words.count - position - 1 else { return "a leaf ends behind the words" }
    let areCircles = (position + 1...position + count).allSatisfy { words[$0] < circles.count }
    return areCircles ? nil : "a leaf has a circle that is none"
  }

  private func brokenGroup(at position: inout Int) -> String? {
    let header = GridLeaf.GroupHeader(bits: words[position])
    guard (1...GridLeaf.mostParts).contains(header.partCount) else {
      return "a group has \(header.partCount) parts"
    }
    let zones = position + 2..<position + 2 + header.partCount
    guard zones.allSatisfy({ words[$0] < claims.count }) else {
      return "a part is of a zone that is none"
    }
    position = zones.upperBound
    for _ in 0..<header.blockCount {
      let block = GridLeaf.BlockHeader(bits: words[position])
      let starts = UInt64(words[position + 1]) | UInt64(words[position + 2]) << 32
      guard (2...GridLeaf.mostVertices).contains(block.vertexCount),
        starts & 1 == 1, starts.nonzeroBitCount == block.chainCount,
        starts.leadingZeroBitCount >= GridLeaf.mostVertices + 1 - block.vertexCount
      else { return "the chains of a block do not fill it" }
      for chain in 0..<block.chainCount {
        let bounds = words[position + 3 + 2 * chain]
        let first = Int(words[position + 4 + 2 * chain])
        guard bounds != 0, bounds.leadingZeroBitCount >= 32 - header.partCount,
          first + 1 < positions.count
        else { return "a chain bounds no part, or starts nowhere" }
      }
      position += 3 + 2 * block.chainCount + block.vertexCount
      guard position <= words.count else { return "a block of a leaf ends behind the words" }
    }
    return nil
  }
}
