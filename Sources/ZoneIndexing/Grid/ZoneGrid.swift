// SPDX-License-Identifier: MIT

import CZoneKernels
import ZoneGeometry

/// Zones in a grid of cells.
///
/// A cell that no edge passes holds the zones that it is in. A cell with many edges is a block of
/// smaller cells. A cell with few is a leaf: it holds the zones that cover it whole, and of each other
/// part of a zone whether its centre is in that part and which edges pass. Whether a coordinate is
/// in the part then follows from the edges crossed by a path from the centre.
///
/// Blocks, leaves and lists of zones lie in `words`:
///
///     list:  owner, count, zones…
///     block: cover, cell codes row by row from the south-west
///     leaf:  see `GridLeaf`
///
/// A cover is the cell code of a uniform cell. Zones in the cover of a block are not repeated inside.
/// The edge *i* leads from position *i* to position *i* + 1; the last position of a ring starts none.
struct ZoneGrid: Sendable {
  let frame: GridFrame
  /// The cells row by row from the south-west.
  let cells: Column<UInt32>
  let words: Column<UInt32>
  let positions: Column<Coordinate>
  let turns: Column<Int8>
  let circles: Column<CircleRecord>
  let claims: Column<ZoneClaim>
  /// The first position with an entry in `turns`.
  let seamStart: Int
  /// How places become top cells.
  let map: cell_map

  init(
    frame: GridFrame, cells: Column<UInt32>, words: Column<UInt32>, positions: Column<Coordinate>,
    turns: Column<Int8>, circles: Column<CircleRecord>, claims: Column<ZoneClaim>, seamStart: Int
  ) {
    self.frame = frame
    self.cells = cells
    self.words = words
    self.positions = positions
    self.turns = turns
    self.circles = circles
    self.claims = claims
    self.seamStart = seamStart
    map = cell_map(frame, cellCount: cells.count)
  }

  /// The vertex at a position.
  @inline(__always)
  func vertex(_ index: Int) -> Vertex {
    let position = positions[index]
    let turn = index < seamStart ? 0 : Double(turns[index - seamStart]) * 360
    return Vertex(x: position.longitude, y: position.latitude, turn: turn)
  }

  /// Tells `sink` once of each zone that contains (`longitude`, `latitude`), which must be within
  /// the ranges of both; on the antimeridian, what contains it from the other side is left out.
  @inline(__always)
  func tellZones(longitude: Double, latitude: Double, to sink: inout some ZoneSink) {
    guard let (x, y) = frame.units(longitude: longitude, latitude: latitude) else { return }
    tellZones(
      x: x, y: y, longitude: longitude, latitude: latitude,
      from: CellCode(bits: cells[cellIndex(x: x, y: y)]), level: 0, to: &sink)
  }

  /// As above, given the units of the place, and the code of its cell so many blocks deep.
  @inline(__always)
  func tellZones(
    x: Int, y: Int, longitude: Double, latitude: Double, from start: CellCode, level: Int,
    to sink: inout some ZoneSink
  ) {
    var (xShift, yShift) = (frame.x.shift, frame.y.shift)
    xShift -= level * GridCell.splitBits
    yShift -= level * GridCell.splitBits
    var code = start
    while code.kind == .block {
      tellZones(in: CellCode(bits: words[code.value]), to: &sink)
      guard min(xShift, yShift) > GridCell.splitBits else { return }
      xShift -= GridCell.splitBits
      yShift -= GridCell.splitBits
      code = CellCode(bits: words[childIndex(of: code, x: x >> xShift, y: y >> yShift)])
    }
    guard code.kind == .leaf else { return tellZones(in: code, to: &sink) }
    let (centerX, centerY) = (Self.center(of: x, shift: xShift), Self.center(of: y, shift: yShift))
    let place = LeafPlace(
      place: Vertex(x: longitude, y: latitude), centerX: centerX, centerY: centerY,
      x: x - centerX, y: y - centerY)
    tellZones(inLeafAt: code.value, containing: place, to: &sink)
  }

  /// The code of the top cell of a place; nil on the antimeridian and off the globe.
  @inline(__always)
  func topCode(longitude: Double, latitude: Double) -> CellCode? {
    let place = unsafe withUnsafePointer(to: map) { map in
      unsafe find_cell(map, longitude, latitude)
    }
    // The number that stands for no cell is that of the padding, an empty cell.
    return place.is_usual == 1 ? CellCode(bits: cells[Int(place.cell)]) : nil
  }

  /// The number of the top cell of a place.
  @inline(__always)
  func cellIndex(x: Int, y: Int) -> Int {
    (y >> frame.y.shift) &<< (frame.x.unitBits &- frame.x.shift) | (x >> frame.x.shift)
  }

  /// Where the code is of the cell in a block that holds a place, given in units of such cells.
  @inline(__always)
  func childIndex(of block: CellCode, x: Int, y: Int) -> Int {
    let mask = GridCell.splitCount - 1
    return block.value + 1 + (y & mask) * GridCell.splitCount + (x & mask)
  }

  @inline(__always)
  private static func center(of unit: Int, shift: Int) -> Int {
    (unit >> shift) << shift | (1 << (shift - 1))
  }

  /// Tells `sink` of each zone of a uniform cell.
  @inline(__always)
  func tellZones(in code: CellCode, to sink: inout some ZoneSink) {
    if code.kind == .zone {
      if code != .empty { tell(code.value - 1, to: &sink) }
    } else if code.kind == .list {
      let first = code.value + 2
      let end = min(first + min(Int(words[code.value + 1]), claims.count), words.count)
      var position = first
      while position < end {
        tell(Int(words[position]), to: &sink)
        position += 1
      }
    }
  }

  /// Tells `sink` of `zone`, if there is such a zone: the image may be damaged.
  @inline(__always)
  func tell(_ zone: Int, to sink: inout some ZoneSink) {
    if zone < claims.count { sink.take(zone) }
  }

  @inline(__always)
  private func tellZones(
    inLeafAt start: Int, containing place: LeafPlace, to sink: inout some ZoneSink
  ) {
    tellZones(in: CellCode(bits: words[start]), to: &sink)
    let end = tellPolygonZones(inLeafAt: start, containing: place, to: &sink)
    if GridLeaf.Header(bits: words[start + 1]).hasCircles {
      tellZones(inCirclesAt: end, leafAt: start, containing: place, to: &sink)
    }
  }
}

extension cell_map {
  /// The map of a frame that `isSensible`.
  fileprivate init(_ frame: GridFrame, cellCount: Int) {
    let (x, y) = (frame.x, frame.y)
    let columnBits = x.unitBits - x.shift
    self.init(
      least: (x.least, y.least), scale: (x.scale, y.scale), end: (x.end, y.end),
      column_shift: Int32(x.shift), row_shift: Int32(32 + y.shift - columnBits),
      row_mask: ~(1 << UInt32(columnBits) - 1), cell_count: UInt32(truncatingIfNeeded: cellCount))
  }
}
