// SPDX-License-Identifier: MIT

/// An edge that may touch a cell under construction.
struct CellEdge: BitwiseCopyable {
  /// Its first position.
  let edge: UInt32
  let part: UInt32
}

/// A polygon with edges in a cell under construction.
struct CellPart {
  let part: UInt32
  let zone: UInt32
  let isCenterInside: Bool
  /// Where the edges are that may touch the cell, ascending.
  let edges: Range<Int>
  /// Which centres of the cells of a block are inside, one bit each, once the cell is split.
  var innerCenters: UInt64 = 0
}

/// What a cell under construction holds, as ranges of a stack.
struct CellContents {
  /// The zones that cover the whole cell, ascending, without those in the covers of blocks around.
  let cover: Range<Int>
  /// The polygons whose edges pass, ascending, without those of zones that cover the cell.
  let parts: Range<Int>
  /// The circles whose rims may pass, ascending, without those of zones that cover the cell.
  let circles: Range<Int>
  /// The number of edges of all parts, and of rims.
  let edgeCount: Int

  var isUniform: Bool { parts.isEmpty && circles.isEmpty }
}

/// What the cell under construction holds, and below it what the blocks around it hold.
///
/// Nothing is allocated for a cell, of which there are millions.
struct CellStack {
  /// How much was there before a cell.
  struct Mark {
    let edges: Int
    let parts: Int
    let cover: Int
    let circles: Int
  }

  var edges: [CellEdge] = []
  var parts: [CellPart] = []
  var cover: [UInt32] = []
  var circles: [UInt32] = []

  var mark: Mark {
    Mark(
      edges: edges.count, parts: parts.count, cover: cover.count, circles: circles.count)
  }

  /// Takes away all that came after `mark`.
  mutating func pop(to mark: Mark) {
    edges.removeLast(edges.count - mark.edges)
    parts.removeLast(parts.count - mark.parts)
    cover.removeLast(cover.count - mark.cover)
    circles.removeLast(circles.count - mark.circles)
  }

  /// Adds a zone that covers the cell whose cover begins at `start`, unless it was added last.
  @inline(__always)
  mutating func addCover(_ zone: UInt32, from start: Int) {
    if cover.count > start && cover[cover.count - 1] == zone { return }
    cover.append(zone)
  }

  /// Sorts the cover that begins at `start`, and keeps each zone once.
  mutating func sortCover(from start: Int) {
    let zones = Set(cover[start...]).sorted()
    cover.replaceSubrange(start..., with: zones)
  }

  /// The contents of a cell that has all that came after `mark`, without the parts and circles of
  /// zones that cover it anyway; `zones` are those of all parts and circles.
  mutating func contents(since mark: Mark, zones: [UInt32]) -> CellContents {
    let covering = cover[mark.cover...]
    if !covering.isEmpty {
      keep(&parts, from: mark.parts) { !covering.hasSorted($0.zone) }
      keep(&circles, from: mark.circles) { !covering.hasSorted(zones[Int($0)]) }
    }
    var edgeCount = circles.count - mark.circles
    for index in mark.parts..<parts.count { edgeCount += parts[index].edges.count }
    return CellContents(
      cover: mark.cover..<cover.count, parts: mark.parts..<parts.count,
      circles: mark.circles..<circles.count, edgeCount: edgeCount)
  }
}

/// Takes away those elements behind `start` that are not wanted.
private func keep<Element>(
  _ elements: inout [Element], from start: Int, where isWanted: (Element) -> Bool
) {
  var end = start
  for index in start..<elements.count where isWanted(elements[index]) {
    elements[end] = elements[index]
    end += 1
  }
  elements.removeLast(elements.count - end)
}
