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
  /// The codes of the cells that say all about the places, as far down as no block has a cover.
  private(set) var codes = InlineArray<64, UInt32>(repeating: 0)
  /// So many blocks deep are those cells.
  private(set) var levels = InlineArray<64, UInt8>(repeating: 0)
  /// The places whose cells say more than one zone, one bit each.
  private(set) var elsewhere: UInt64 = 0
  /// The numbers of the top cells.
  private var cells = InlineArray<64, UInt32>(repeating: 0)
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
    var rest = elsewhere
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      rest &= rest &- 1
      let code = CellCode(bits: codes[place])
      switch code.kind {
      case .zone: break
      case .list, .leaf: ask(for: code, in: grid)
      case .block:
        places[blockCount] = UInt32(truncatingIfNeeded: place)
        blocks[blockCount] = code.bits
        blockCount += 1
      }
    }
    if blockCount > 0 { descend(blockCount, in: grid) }
    for index in 0..<leafCount { askForRest(ofLeafAt: Int(leaves[index]), in: grid) }
  }

  @inline(__always)
  private mutating func findCells(of coordinates: Span<Coordinate>, in grid: ZoneGrid) {
    var unusual = findCellNumbers(of: coordinates, in: grid)
    elsewhere = 0
    for place in coordinates.indices {
      // The number that stands for no cell is that of the padding, an empty cell.
      let code = CellCode(bits: grid.cells[Int(cells[place])])
      codes[place] = code.bits
      levels[place] = 0
      // Without a branch, which nothing could predict.
      elsewhere = elsewhere >> 1 | (code.saysMoreThanOneZone << 63)
    }
    elsewhere >>= UInt64(Self.size - coordinates.count)
    elsewhere |= unusual
    while unusual != 0 {
      let place = unusual.trailingZeroBitCount
      unusual &= unusual &- 1
      units[place] = Self.unusual
      codes[place] = Self.anyLeaf.bits
    }
  }

  /// Stands for the cell of an unusual coordinate, which is looked up later.
  private static let anyLeaf = CellCode(.leaf, 0)

  /// Finds the units and the numbers of cells of places, and asks for the codes.
  ///
  /// - Returns: One bit for each place that is unusual.
  @inline(__always)
  private mutating func findCellNumbers(
    of coordinates: Span<Coordinate>, in grid: ZoneGrid
  ) -> UInt64 {
    let codes = unsafe grid.cells.address(of: 0).assumingMemoryBound(to: UInt32.self)
    return unsafe coordinates.withUnsafeBytes { bytes in
      guard let places = bytes.baseAddress else { return 0 }
      return unsafe withUnsafePointer(to: grid.map) { map in
        unsafe withUnsafeMutableBytes(of: &units) { units in
          unsafe withUnsafeMutableBytes(of: &cells) { cells in
            // SAFETY: a coordinate is a longitude and a latitude; at most 64 of each are written.
            unsafe find_cells(
              map, places.assumingMemoryBound(to: Double.self), Int32(coordinates.count), codes,
              units.baseAddress?.assumingMemoryBound(to: UInt64.self),
              cells.baseAddress?.assumingMemoryBound(to: UInt32.self))
          }
        }
      }
    }
  }

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
    let cover = CellCode(bits: grid.words[position])
    if cover.kind == .list { askForList(at: cover.value, in: grid) }
    let wordCount = GridLeaf.Header(bits: grid.words[position + 1]).leafWordCount
    let start = unsafe grid.words.address(of: position)
    // The first line may begin before the leaf.
    var offset = Self.bytesAskedFor
    while offset < wordCount * 4 + 60 {
      unsafe prefetch(start + offset)
      offset += 64
    }
  }

  /// Follows the blocks down, all together one step after the other.
  @inline(__always)
  private mutating func descend(_ count: Int, in grid: ZoneGrid) {
    var (count, level) = (count, UInt8(0))
    var (xShift, yShift) = (grid.frame.x.shift, grid.frame.y.shift)
    while count > 0 && min(xShift, yShift) > GridCell.splitBits {
      xShift -= GridCell.splitBits
      yShift -= GridCell.splitBits
      level += 1
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
        let cover = CellCode(bits: grid.words[CellCode(bits: blocks[index]).value])
        let code = CellCode(bits: grid.words[Int(children[index])])
        follow(index, cover: cover, to: code, level: level)
        if cover.kind == .list { askForList(at: cover.value, in: grid) }
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

  /// Takes the code of a cell in a block for that of the block, unless a cover tells of zones, too.
  @inline(__always)
  private mutating func follow(_ index: Int, cover: CellCode, to code: CellCode, level: UInt8) {
    let place = Int(places[index])
    guard cover == .empty && codes[place] == blocks[index] else { return }
    codes[place] = code.bits
    levels[place] = level
    if code.kind == .zone { elsewhere &= ~(1 << UInt64(place)) }
  }
}
