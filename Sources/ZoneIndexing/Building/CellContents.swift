// SPDX-License-Identifier: MIT

/// What a cell under construction holds.
struct CellContents {
  /// A polygon with edges in the cell.
  struct Part {
    let part: UInt32
    let zone: UInt32
    let isCenterInside: Bool
    /// The edges that may touch the cell, ascending.
    let edges: ArraySlice<UInt32>
  }

  /// The zones that cover the whole cell, ascending, without those in the covers of blocks around.
  let cover: [UInt32]
  /// The polygons whose edges pass, ascending, without those of zones that cover the cell.
  private(set) var parts: [Part] = []
  /// The circles whose rims may pass, ascending, without those of zones that cover the cell.
  private(set) var circles: [UInt32] = []
  /// The number of edges of all parts, and of rims.
  private(set) var edgeCount = 0

  init(cover: [UInt32]) {
    self.cover = cover
  }

  var isUniform: Bool { parts.isEmpty && circles.isEmpty }

  /// Adds a polygon, unless its `zone` covers the cell anyway.
  mutating func add(
    _ part: UInt32, of zone: UInt32, isCenterInside: Bool, edges: ArraySlice<UInt32>
  ) {
    if cover.hasSorted(zone) { return }
    parts.append(Part(part: part, zone: zone, isCenterInside: isCenterInside, edges: edges))
    edgeCount += edges.count
  }

  /// Adds the rim of a circle, unless its `zone` covers the cell anyway.
  mutating func add(circle: UInt32, of zone: UInt32) {
    if cover.hasSorted(zone) { return }
    circles.append(circle)
    edgeCount += 1
  }
}
