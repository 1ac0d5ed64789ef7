// SPDX-License-Identifier: MIT

import ZoneGeometry

/// The arrays of a border tree, and all reading of them.
///
/// The nodes of a branch are neighbours, and so are those of the zones; the last node holds all.
struct BorderStore: Sendable {
  private let nodes: [BorderNode]
  /// The nodes of the zones, in an order in which neighbours are near each other.
  let zoneNodes: Range<Int>
  /// The zones of `zoneNodes`.
  private let zones: [UInt32]
  /// The place of each zone in `zoneNodes`, or the greatest number for one without a border.
  private let ranks: [UInt32]
  /// All rings one after the other, each with its first position repeated at the end.
  private let positions: [Coordinate]
  private let circles: [Circle]

  /// Takes over what was built.
  init(
    nodes: [BorderNode], zoneNodes: Range<Int>, zones: [UInt32], zoneCount: Int,
    positions: [Coordinate], circles: [Circle]
  ) {
    self.nodes = nodes
    self.zoneNodes = zoneNodes
    self.zones = zones
    self.positions = positions
    self.circles = circles
    var ranks = [UInt32](repeating: .max, count: zoneCount)
    for (rank, zone) in zones.enumerated() { ranks[Int(zone)] = UInt32(rank) }
    self.ranks = ranks
  }

  /// The node that holds all others; nil when there is no border.
  var root: Int? { nodes.indices.last }

  /// The node of `zone`; nil when it has no border.
  func root(of zone: Int) -> Int? {
    ranks[zone] == .max ? nil : zoneNodes.lowerBound + Int(ranks[zone])
  }

  /// The zone whose node is at `index`, one of `zoneNodes`.
  @inline(__always)
  func zone(at index: Int) -> Int { Int(zones[index - zoneNodes.lowerBound]) }

  @inline(__always)
  func node(at index: Int) -> BorderNode { nodes[index] }

  /// Has `search` look at the piece of border in `leaf`, which is no branch.
  @inline(__always)
  func show(_ leaf: BorderNode, to search: inout BorderSearch) {
    switch leaf.kind {
    case .branch: break
    case .edges:
      search.visit(
        positions.span.extracting(leaf.first...leaf.first + leaf.count), in: leaf.box)
    case .eastwardEdge: search.visit(edge(at: leaf.first, turns: 1))
    case .westwardEdge: search.visit(edge(at: leaf.first, turns: -1))
    case .circle: search.visit(circles[leaf.first])
    }
  }

  /// The edges in `leaf`, of which a circle has none.
  func edges(in leaf: BorderNode) -> [Edge] {
    switch leaf.kind {
    case .branch, .circle: []
    case .edges: (0..<leaf.count).map { edge(at: leaf.first + $0, turns: 0) }
    case .eastwardEdge: [edge(at: leaf.first, turns: 1)]
    case .westwardEdge: [edge(at: leaf.first, turns: -1)]
    }
  }

  /// The centre of the circle that `leaf` is; nil for another.
  func center(of leaf: BorderNode) -> Coordinate? {
    leaf.kind == .circle ? circles[leaf.first].center : nil
  }

  private func edge(at index: Int, turns: Int) -> Edge {
    Edge(start: positions[index], end: positions[index + 1], turns: turns)
  }

  /// The bytes of all arrays but the positions, and the number of positions.
  var size: (bytes: Int, positions: Int) {
    (
      nodes.count * MemoryLayout<BorderNode>.stride
        + (zones.count + ranks.count) * MemoryLayout<UInt32>.stride
        + circles.count * MemoryLayout<Circle>.stride,
      positions.count
    )
  }
}
