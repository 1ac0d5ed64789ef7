// SPDX-License-Identifier: MIT

import ZoneGeometry

/// How much memory a grid may take: as much as leaves its index within so many bytes a vertex.
///
/// Finer cells answer faster. Zones with few vertices cannot have them as fine as others: their borders
/// are long against the number of their edges, and what passes a cell has to be written there.
struct GridBudget {
  /// What an index may take for each vertex, and beside that.
  private static let bytesPerVertex = 80
  private static let bytesBeside = 4_000_000
  /// What is kept back, since lists of zones are not foreseen.
  private static let reservedWords = 200_000.0
  /// What is left for cells and words, in words, when all else that an index holds is taken off.
  private let wordCount: Double
  private let edgeCount: Double
  /// Rings and circles: the borders that are in one cell at least.
  private let borderCount: Double

  /// The budget for a grid of `shapes`.
  init(_ shapes: FlatShapes, extent: Extent) {
    let zones = shapes.zonePolygonEnds.count
    let (rings, circles) = (shapes.ringEnds.count, shapes.circles.count)
    let borderLeaves = shapes.positions.count / BorderRun.mostEdges + rings + circles
    let rest =
      shapes.positions.count * MemoryLayout<Coordinate>.stride
      + zones * (MemoryLayout<ZoneClaim>.stride + 4 * MemoryLayout<UInt32>.stride)
      + (rings + shapes.polygonEnds.count) * MemoryLayout<UInt32>.stride
      + circles * MemoryLayout<CircleRecord>.stride
      // Branches hold up to eight nodes each.
      + borderLeaves * MemoryLayout<BorderNode>.stride * 8 / 7
    let bytes = extent.edgeCount * Self.bytesPerVertex + Self.bytesBeside - rest
    wordCount = Double(max(0, bytes) / MemoryLayout<UInt32>.stride)
    edgeCount = Double(extent.edgeCount)
    borderCount = Double(rings + circles)
  }

  /// Whether a grid of so many cells without blocks is within the budget, when all edges together cross
  /// the borders of its cells `steps` times.
  func allows(cellCount: Double, steps: Double) -> Bool {
    // A piece of border between two crossings is a chain: of the edges in its cell, with one vertex
    // more than these, and with the zone that it bounds. A leaf has four words before its chains.
    let chains = steps + borderCount
    let words = 4 * min(cellCount, chains) + 3 * chains + edgeCount + steps
    return cellCount + words <= wordCount - Self.reservedWords
  }

  /// The most words that may be behind so many cells.
  func mostWords(cellCount: Double) -> Int { Int(max(0, wordCount - cellCount)) }

  /// How many words there are for each place of an edge in a cell, blocks included.
  func wordsPerPlace(cellCount: Double, steps: Double) -> Double {
    max(0, wordCount - Self.reservedWords - cellCount) / max(1, edgeCount + steps)
  }
}
