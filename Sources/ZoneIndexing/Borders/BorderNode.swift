// SPDX-License-Identifier: MIT

import ZoneGeometry

/// A piece of border with a box around it, in 24 bytes: a leaf, or a branch that holds other nodes.
struct BorderNode: Hashable, Sendable, BitwiseCopyable {
  /// What a node holds.
  enum Kind: UInt8 {
    /// The nodes from `first` on, `count` of them.
    case branch
    /// The edges from the position `first` on, `count` of them, none across the antimeridian.
    case edges
    /// The edge from the position `first`, across the antimeridian to the east.
    case eastwardEdge
    /// The edge from the position `first`, across the antimeridian to the west.
    case westwardEdge
    /// The rim of the circle `first`.
    case circle
  }

  let box: BorderBox
  private let start: UInt32
  private let size: UInt16
  private let code: UInt8
  /// 0 for a leaf; the nodes in a branch have lower levels.
  let level: UInt8

  /// - Precondition: `first` is below 2³², and `count` below 2¹⁶.
  init(_ kind: Kind, first: Int, count: Int = 1, level: UInt8 = 0, box: BorderBox) {
    self.box = box
    start = UInt32(first)
    size = UInt16(count)
    code = kind.rawValue
    self.level = level
  }

  @inline(__always)
  var kind: Kind { Kind(rawValue: code) ?? .edges }

  @inline(__always)
  var first: Int { Int(start) }

  @inline(__always)
  var count: Int { Int(size) }
}
