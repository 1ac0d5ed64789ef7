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
    var position = start + 1
    var hasNextGroup = true
    while hasNextGroup {
      guard position + 1 < words.count else { return "a leaf ends behind the words" }
      hasNextGroup = GridLeaf.Header(bits: words[position]).hasNextGroup
      if let broken = brokenGroup(at: &position) { return broken }
    }
    guard GridLeaf.Header(bits: words[start + 1]).hasCircles else { return nil }
    let count = Int(words[position])
    guard count <= words.count - position - 1 else { return "a leaf ends behind the words" }
    let areCircles = (position + 1...position + count).allSatisfy { words[$0] < circles.count }
    return areCircles ? nil : "a leaf has a circle that is none"
  }

  private func brokenGroup(at position: inout Int) -> String? {
    let group = GridLeaf.Header(bits: words[position])
    guard group.partCount <= GridLeaf.mostParts else {
      return "a group has \(group.partCount) parts"
    }
    let zones = position + 2..<position + 2 + group.partCount
    guard zones.allSatisfy({ words[$0] < claims.count }) else {
      return "a part is of a zone that is none"
    }
    position = zones.upperBound
    if group.partCount == 0 {
      return group.hasCircles && group.vertexCount == 0 ? nil : "a group has no parts"
    }
    var header = group
    while true {
      if let broken = brokenBlock(at: &position, header, partCount: group.partCount) {
        return broken
      }
      guard header.hasNextBlock else { return nil }
      header = GridLeaf.Header(bits: words[position])
      position += 1
    }
  }

  private func brokenBlock(
    at position: inout Int, _ header: GridLeaf.Header, partCount: Int
  ) -> String? {
    let form = GridLeaf.ChainForm(partCount: partCount)
    let block = GridLeaf.BlockPlace(header, at: position, form)
    position = block.end
    guard position <= words.count else { return "a block of a leaf ends behind the words" }
    let starts = starts(of: block, header)
    guard (2...GridLeaf.mostVertices).contains(header.vertexCount),
      starts & 1 == 1, starts.nonzeroBitCount == header.chainCount,
      starts.leadingZeroBitCount >= GridLeaf.mostVertices + 1 - header.vertexCount
    else { return "the chains of a block do not fill it" }
    for chain in stride(from: block.chains, to: block.vertices, by: form.wordCount) {
      let bounds = form.bounds(words[chain])
      let first = form.first(words[chain + form.wordCount - 1])
      guard bounds != 0, bounds.leadingZeroBitCount >= 32 - partCount, first + 1 < positions.count
      else { return "a chain bounds no part, or starts nowhere" }
    }
    return nil
  }
}
