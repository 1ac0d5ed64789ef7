// SPDX-License-Identifier: MIT

/// How a leaf is written: a cell that edges pass.
///
///     leaf:   cover, its header, groups…; with circles: number of circles, circles…
///     group:  its header, center, zones…, blocks…
///     block:  its header, starts (two words, the lower first), chains…, vertices…
///     chain:  bounds, first
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

  /// The second word of a leaf.
  struct LeafHeader {
    let bits: UInt32

    init(bits: UInt32) {
      self.bits = bits
    }

    /// The header of a leaf of `wordCount` words, of which long ones are not told to the end, and of
    /// fewer than 2²⁴ groups.
    init(wordCount: Int, hasCircles: Bool, groupCount: Int) {
      let lineCount = min((wordCount + 31) / 16, 127)
      bits = UInt32(groupCount << 8 | lineCount << 1 | (hasCircles ? 1 : 0))
    }

    @inline(__always)
    var hasCircles: Bool { bits & 1 == 1 }
    /// How many lines of 64 bytes the leaf is in.
    @inline(__always)
    var lineCount: Int { Int(bits >> 1 & 127) }
    @inline(__always)
    var groupCount: UInt32 { bits >> 8 }
  }

  /// The first word of a group.
  struct GroupHeader {
    let bits: UInt32

    init(bits: UInt32) {
      self.bits = bits
    }

    /// - Parameters:
    ///   - partCount: 1 to `mostParts`.
    ///   - stepShift: A step is 2 to this power units.
    ///   - blockCount: Below 2²⁰.
    init(partCount: Int, stepShift: Int, blockCount: Int) {
      bits = UInt32(blockCount << 12 | stepShift << 6 | partCount)
    }

    @inline(__always)
    var partCount: Int { Int(bits & 63) }
    @inline(__always)
    var stepShift: Int { Int(bits >> 6 & 63) }
    @inline(__always)
    var blockCount: Int { Int(bits >> 12) }
  }

  /// The first word of a block.
  struct BlockHeader {
    let bits: UInt32

    init(bits: UInt32) {
      self.bits = bits
    }

    /// - Parameters:
    ///   - vertexCount: 2 to `mostVertices`.
    ///   - chainCount: 1 to `mostChains`.
    init(vertexCount: Int, chainCount: Int) {
      bits = UInt32(chainCount << 8 | vertexCount)
    }

    @inline(__always)
    var vertexCount: Int { Int(bits & 127) }
    @inline(__always)
    var chainCount: Int { Int(bits >> 8) }
  }
}
