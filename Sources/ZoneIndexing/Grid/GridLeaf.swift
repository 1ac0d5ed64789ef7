// SPDX-License-Identifier: MIT

/// How a leaf is written: a cell that edges pass.
///
///     leaf:   cover, groups…; with circles: number of circles, circles…
///     group:  header, center, zones…, its first block, other blocks, each behind a header of its own
///     block:  starts (a bit for each vertex, lower word first), chains…, vertices…
///     chain:  bounds + 2⁴ first; in groups of more than four parts: bounds, first
///     vertex: steps from the centre, x + 2¹⁶ y
///
/// A group has at most 32 parts of zones, so that what is inside it is a word of bits: *center* says
/// which parts the centre of the cell is in, and *bounds* of which parts the edges of a chain are
/// borders. A chain is a run of edges that bound the same parts: an edge that two zones share, in
/// whatever direction, is written once for both. *First* is the position of its first vertex in the
/// image. The vertices of all chains follow each other, and *starts* has a bit for each that begins
/// a chain; a chain too long for a block goes on in the next one.
///
/// A step is a power of two of units, the same for a group, so that steps from the centre fit into 16
/// bits. They are enough to decide nearly all look-ups; positions in the image decide the others
/// exactly.
enum GridLeaf {
  static let mostParts = 32
  static let mostVertices = 64
  static let mostChains = 32
  /// The vertices of a group, and the whole cell, are within so many steps of the centre, counted
  /// along both axes and added.
  static let mostSteps = 32767

  /// Behind the last leaf, whose vertices are read four at a time.
  static let padding: [UInt32] = [0, 0, 0, 0]

  /// Units as steps, rounded to the nearest.
  @inline(__always)
  static func steps(_ units: Int, shift: Int) -> Int {
    (units &+ (1 &<< shift) &>> 1) &>> shift
  }

  /// The least shift with which `units`, counted along both axes and added, are few enough steps.
  static func stepShift(units: Int) -> Int {
    // One step for the rounding along each axis.
    let bits = Int.bitWidth - (units / (mostSteps - 2)).leadingZeroBitCount
    return bits
  }
}
