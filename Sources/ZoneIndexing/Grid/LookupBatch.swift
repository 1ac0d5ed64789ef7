// SPDX-License-Identifier: MIT

import CZoneKernels
import ZoneGeometry

/// Coordinates that are looked up together, so that the memory for all of them is on its way before
/// it is needed for the first one.
struct LookupBatch {
  static let size = 64
  /// Stands for the units of a coordinate at the seam, or not within one turn.
  static let unusual = UInt64.max

  /// The units of each place: x + 2³² y.
  private(set) var units = InlineArray<64, UInt64>(repeating: 0)
  /// The codes of the top cells.
  private(set) var codes = InlineArray<64, UInt32>(repeating: 0)
  /// The places whose top cells say more than one zone.
  private var elsewhere = InlineArray<64, UInt32>(repeating: 0)
  private var elsewhereCount = 0
  /// The places that are in blocks, and the codes of these.
  private var places = InlineArray<64, UInt32>(repeating: 0)
  private var blocks = InlineArray<64, UInt32>(repeating: 0)
  /// Where the codes of the cells in those blocks are.
  private var children = InlineArray<64, UInt32>(repeating: 0)
  private var leaves = InlineArray<64, UInt32>(repeating: 0)
  private var leafCount = 0
  /// So much of a leaf is asked for before it is known how long it is.
  private static let bytesAskedFor = 128

  /// Computes the codes of at most `size` places, and asks for what they point to.
  @inline(__always)
  mutating func prepare(_ coordinates: Span<Coordinate>, in grid: ZoneGrid) {
    findCells(of: coordinates, in: grid)
    leafCount = 0
    var blockCount = 0
    for place in 0..<elsewhereCount {
      let index = Int(elsewhere[place])
      let code = CellCode(bits: codes[index])
      switch code.kind {
      case .zone: break
      case .list, .leaf: ask(for: code, in: grid)
      case .block:
        places[blockCount] = UInt32(truncatingIfNeeded: index)
        blocks[blockCount] = code.bits
        blockCount += 1
      }
    }
    if blockCount > 0 { descend(blockCount, in: grid) }
    for index in 0..<leafCount { askForRest(ofLeafAt: Int(leaves[index]), in: grid) }
  }

  @inline(__always)
  private mutating func findCells(of coordinates: Span<Coordinate>, in grid: ZoneGrid) {
    for index in coordinates.indices {
      let coordinate = coordinates[index]
      let isUsual = abs(coordinate.longitude) < 180 && abs(coordinate.latitude) <= 90
      if isUsual,
        let (x, y) = grid.frame.units(
          longitude: coordinate.longitude, latitude: coordinate.latitude)
      {
        units[index] = UInt64(truncatingIfNeeded: y) << 32 | UInt64(truncatingIfNeeded: x)
        let cell = grid.cellIndex(x: x, y: y)
        codes[index] = UInt32(truncatingIfNeeded: cell)
        unsafe prefetch(grid.cells.address(of: cell))
      } else {
        units[index] = isUsual ? 0 : Self.unusual
        codes[index] = .max
      }
    }
    elsewhereCount = 0
    for index in coordinates.indices {
      // No grid has so many cells.
      if codes[index] == .max {
        codes[index] = units[index] == Self.unusual ? Self.anyLeaf.bits : CellCode.empty.bits
      } else {
        codes[index] = grid.cells[Int(codes[index])]
      }
      // Without a branch, which nothing could predict.
      elsewhere[elsewhereCount] = UInt32(truncatingIfNeeded: index)
      elsewhereCount += CellCode(bits: codes[index]).kind == .zone ? 0 : 1
    }
  }

  /// Stands for the cell of an unusual coordinate, which is looked up later.
  private static let anyLeaf = CellCode(.leaf, 0)

  @inline(__always)
  private mutating func ask(for code: CellCode, in grid: ZoneGrid) {
    guard code.kind == .leaf else { return askForList(at: code.value, in: grid) }
    let start = unsafe grid.words.address(of: code.value)
    unsafe prefetch(start)
    unsafe prefetch(start + 64)
    leaves[leafCount] = UInt32(truncatingIfNeeded: code.value)
    leafCount += 1
  }

  /// Asks for a list of usual length, which may begin near the end of a line.
  @inline(__always)
  private func askForList(at position: Int, in grid: ZoneGrid) {
    let start = unsafe grid.words.address(of: position)
    unsafe prefetch(start)
    unsafe prefetch(start + 48)
  }

  /// Asks for what is behind the beginning of a leaf, which has arrived by now.
  @inline(__always)
  private func askForRest(ofLeafAt position: Int, in grid: ZoneGrid) {
    askForCover(at: position, in: grid)
    let wordCount = GridLeaf.Header(bits: grid.words[position + 1]).leafWordCount
    let start = unsafe grid.words.address(of: position)
    // The first line may begin before the leaf.
    var offset = Self.bytesAskedFor
    while offset < wordCount * 4 + 60 {
      unsafe prefetch(start + offset)
      offset += 64
    }
  }

  @inline(__always)
  private func askForCover(at position: Int, in grid: ZoneGrid) {
    let cover = CellCode(bits: grid.words[position])
    if cover.kind == .list { askForList(at: cover.value, in: grid) }
  }

  /// Follows the blocks down, all together one step after the other.
  @inline(__always)
  private mutating func descend(_ count: Int, in grid: ZoneGrid) {
    var count = count
    var (xShift, yShift) = (grid.frame.x.shift, grid.frame.y.shift)
    while count > 0 && min(xShift, yShift) > GridCell.splitBits {
      xShift -= GridCell.splitBits
      yShift -= GridCell.splitBits
      for index in 0..<count {
        let place = units[Int(places[index])]
        let block = CellCode(bits: blocks[index])
        let child = grid.childIndex(
          of: block, x: Int(place & 0xFFFF_FFFF) >> xShift, y: Int(place >> 32) >> yShift)
        unsafe prefetch(grid.words.address(of: block.value))
        unsafe prefetch(grid.words.address(of: child))
        children[index] = UInt32(truncatingIfNeeded: child)
      }
      var blockCount = 0
      for index in 0..<count {
        askForCover(at: CellCode(bits: blocks[index]).value, in: grid)
        let code = CellCode(bits: grid.words[Int(children[index])])
        switch code.kind {
        case .zone: break
        case .list, .leaf: ask(for: code, in: grid)
        case .block:
          places[blockCount] = places[index]
          blocks[blockCount] = code.bits
          blockCount += 1
        }
      }
      count = blockCount
    }
  }
}
