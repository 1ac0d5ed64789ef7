// SPDX-License-Identifier: MIT

/// What a cell under construction holds.
struct CellContents {
  /// A part of a zone with edges in the cell.
  struct Part {
    let part: UInt32
    let zone: UInt32
    let isCenterInside: Bool
    /// The edges that may touch the cell, ascending.
    let edges: ArraySlice<UInt32>
  }

  /// The zones that cover the whole cell, ascending, without those in the covers of blocks around.
  let cover: [UInt32]
  /// The parts whose edges pass, ascending, without those of zones that cover the cell.
  private(set) var parts: [Part] = []
  /// The number of edges of all parts.
  private(set) var edgeCount = 0

  init(cover: [UInt32]) {
    self.cover = cover
  }

  /// Adds a part, unless its `zone` covers the cell anyway.
  mutating func add(
    _ part: UInt32, of zone: UInt32, isCenterInside: Bool, edges: ArraySlice<UInt32>
  ) {
    if cover.hasSorted(zone) { return }
    parts.append(Part(part: part, zone: zone, isCenterInside: isCenterInside, edges: edges))
    edgeCount += edges.count
  }
}
