// SPDX-License-Identifier: MIT

import RandomNumbers

/// Six-sided cells in rows.
///
/// Three sides meet at a corner, so that the outline of joined cells never touches itself. Corners have whole coordinates: a unit is half a cell's width across, and half a side's length
/// up.
struct Honeycomb {
  /// A cell by its place in its row.
  struct Cell: Hashable {
    let row: Int
    let column: Int
  }

  /// A corner of cells.
  struct Corner: Hashable {
    let x: Int
    let y: Int

    /// Well-mixed bits that depend on the corner alone.
    var hash: UInt64 {
      var random = SplitMix64(seed: UInt64(truncatingIfNeeded: x << 32 | y))
      return random.next()
    }
  }

  /// A side of a cell, walked with the cell on the left.
  struct Side: Hashable {
    let start: Corner
    let end: Corner

    var reversed: Self { Self(start: end, end: start) }

    /// The same side, however it is walked.
    var canonical: Self { (start.x, start.y) < (end.x, end.y) ? self : reversed }
  }

  private static let halfWidth = 0.75.squareRoot()
  private let rows: Int
  private let columns: Int

  /// About as wide as high, with at least `cells` cells.
  init(cells: Int) {
    columns = max(1, Int((Double(cells) * 0.75 / Self.halfWidth).squareRoot()))
    rows = (cells + columns - 1) / columns
  }

  /// The height in lengths of a side.
  var height: Double { 1.5 * Double(rows) + 0.5 }

  /// Row by row.
  var cells: [Cell] {
    (0..<rows).flatMap { row in (0..<columns).map { Cell(row: row, column: $0) } }
  }

  /// The middle of `cell`, in lengths of a side.
  func center(of cell: Cell) -> PlanePoint {
    let (x, y) = Self.units(of: cell)
    return place(of: Corner(x: x, y: y))
  }

  /// Where `corner` is, in lengths of a side.
  func place(of corner: Corner) -> PlanePoint {
    PlanePoint(x: Self.halfWidth * Double(corner.x), y: 0.5 * Double(corner.y))
  }

  /// Joins neighbours among `cells` at random, up to `largest` each, until `count` groups are left
  /// or no more can be joined.
  func groups(
    of cells: [Cell], count: Int, largest: Int, random: inout SplitMix64
  ) -> [[Cell]] {
    var groups = cells.map { [$0] }
    var numbers = Dictionary(uniqueKeysWithValues: zip(cells, cells.indices))
    var pairs = cells.flatMap { cell in
      Self.laterNeighbors(of: cell).compactMap { numbers[$0] == nil ? nil : (cell, $0) }
    }
    var remaining = cells.count
    while remaining > count, !pairs.isEmpty {
      pairs.swapAt(random.index(below: pairs.count), pairs.count - 1)
      let (one, other) = pairs.removeLast()
      guard let kept = numbers[one], let gone = numbers[other], kept != gone,
        groups[kept].count + groups[gone].count <= largest
      else { continue }
      for cell in groups[gone] { numbers[cell] = kept }
      groups[kept] += groups[gone]
      groups[gone] = []
      remaining -= 1
    }
    return groups.filter { !$0.isEmpty }
  }

  /// The neighbours to the right and above.
  private static func laterNeighbors(of cell: Cell) -> [Cell] {
    let right = cell.column + cell.row % 2
    return [
      Cell(row: cell.row, column: cell.column + 1),
      Cell(row: cell.row + 1, column: right - 1), Cell(row: cell.row + 1, column: right),
    ]
  }

  /// The sides around joined `cells`, counter-clockwise, in the order in which they are walked.
  ///
  /// - Precondition: The cells are connected and enclose no other.
  func outline(of cells: [Cell]) -> [Side] {
    let sides = cells.flatMap(sides(of:))
    let all = Set(sides)
    let outer = sides.filter { !all.contains($0.reversed) }
    let next = Dictionary(uniqueKeysWithValues: outer.map { ($0.start, $0) })
    var outline = Array(outer.prefix(1))
    while let end = outline.last?.end, end != outline[0].start, let side = next[end] {
      outline.append(side)
    }
    return outline
  }

  private func sides(of cell: Cell) -> [Side] {
    let (x, y) = Self.units(of: cell)
    let corners = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)].map {
      Corner(x: x + $0.0, y: y + $0.1)
    }
    return corners.indices.map { Side(start: corners[$0], end: corners[($0 + 1) % 6]) }
  }

  /// The middle of `cell` in the units of corners.
  private static func units(of cell: Cell) -> (x: Int, y: Int) {
    (2 * cell.column + cell.row % 2 + 1, 3 * cell.row + 2)
  }
}
