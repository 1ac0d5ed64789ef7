// SPDX-License-Identifier: MIT

/// The nodes of a branch that are worth a visit, nearest first.
struct NearestNodes {
  /// The most nodes that a branch has.
  static let capacity = 8

  private var nodes = InlineArray<8, Int>(repeating: 0)
  private var bounds = InlineArray<8, Double>(repeating: 0)
  private(set) var count = 0

  /// Adds a node before those with greater bounds.
  @inline(__always)
  mutating func insert(_ node: Int, bound: Double) {
    var place = count
    while place > 0 && bounds[place - 1] > bound {
      nodes[place] = nodes[place - 1]
      bounds[place] = bounds[place - 1]
      place -= 1
    }
    nodes[place] = node
    bounds[place] = bound
    count += 1
  }

  /// The node at a place in the order, and its bound.
  @inline(__always)
  subscript(place: Int) -> (node: Int, bound: Double) { (nodes[place], bounds[place]) }
}
