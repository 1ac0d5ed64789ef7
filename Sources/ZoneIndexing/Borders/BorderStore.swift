// SPDX-License-Identifier: MIT

import ZoneGeometry

/// The columns of a border tree in an image, and all reading of them.
///
/// The nodes of a branch are neighbours, and so are those of the zones; the last node holds all.
/// Whatever a damaged image claims, walks through it end, and positions are on the globe.
struct BorderStore: Sendable {
  let nodes: Column<BorderNode>
  /// The nodes of the zones, in an order in which neighbours are near each other.
  let zoneNodes: Range<Int>
  /// The zones of `zoneNodes`.
  let zones: Column<UInt32>
  /// The place of each zone in `zoneNodes`, or the greatest number for one without a border.
  let ranks: Column<UInt32>
  /// All rings one after the other, each with its first position repeated at the end.
  let positions: Column<Coordinate>
  let circles: Column<CircleRecord>

  /// The node that holds all others; nil when there is no border.
  var root: Int? { nodes.count > 0 ? nodes.count - 1 : nil }

  /// The node of `zone`; nil when it has no border.
  func root(of zone: Int) -> Int? {
    let rank = Int(ranks[zone])
    return rank < zoneNodes.count ? zoneNodes.lowerBound + rank : nil
  }

  /// The zone whose node is at `index`, one of `zoneNodes`.
  @inline(__always)
  func zone(at index: Int) -> Int {
    min(Int(zones[index - zoneNodes.lowerBound]), max(ranks.count - 1, 0))
  }

  @inline(__always)
  func node(at index: Int) -> BorderNode { nodes[index] }

  /// The nodes in the branch at `index`.
  @inline(__always)
  func children(at index: Int) -> Range<Int> {
    let children = range(at: index)
    // So that no walk goes round in circles.
    let level = nodes[index].level
    for child in children where nodes[child].level >= level { return 0..<0 }
    return children
  }

  /// The nodes in the branch over zones at `index`, and whether they are those of zones.
  @inline(__always)
  func childrenOverZones(at index: Int) -> (nodes: Range<Int>, areZones: Bool) {
    let children = range(at: index)
    let areZones =
      zoneNodes.contains(children.lowerBound) && children.upperBound <= zoneNodes.upperBound
    // Walks over zones end here, and most zones are refused unseen.
    return areZones ? (children, true) : (self.children(at: index), false)
  }

  /// The nodes that the branch at `index` claims to have.
  @inline(__always)
  private func range(at index: Int) -> Range<Int> {
    let node = nodes[index]
    guard node.kind == .branch else { return 0..<0 }
    let first = min(node.first, nodes.count)
    return first..<min(first + min(node.count, NearestNodes.capacity), nodes.count)
  }

  /// Has `search` look at the piece of border in `leaf`, which is no branch.
  @inline(__always)
  func show(_ leaf: BorderNode, to search: inout BorderSearch) {
    switch leaf.kind {
    case .branch: break
    case .edges:
      positions.withSpan(at: leaf.first, count: edgeCount(of: leaf) + 1) {
        if Self.areOnGlobe($0) { search.visit($0, in: leaf.box) }
      }
    case .eastwardEdge, .westwardEdge: for edge in edges(in: leaf) { search.visit(edge) }
    case .circle:
      let circle = circles[leaf.first].circle
      if circle.center.isOnGlobe { search.visit(circle) }
    }
  }

  /// Whether searches can bear these positions, as those of drawings are.
  @inline(__always)
  private static func areOnGlobe(_ positions: Span<Coordinate>) -> Bool {
    for index in positions.indices
    where !(abs(positions[index].longitude) <= 180 && abs(positions[index].latitude) <= 90) {
      return false
    }
    return true
  }

  /// The edges in `leaf`, of which a circle has none.
  func edges(in leaf: BorderNode) -> [Edge] {
    let (count, turns) =
      switch leaf.kind {
      case .branch, .circle: (0, 0)
      case .edges: (edgeCount(of: leaf), 0)
      case .eastwardEdge: (1, 1)
      case .westwardEdge: (1, -1)
      }
    var edges: [Edge] = []
    positions.withSpan(at: leaf.first, count: count + 1) { positions in
      guard Self.areOnGlobe(positions) else { return }
      edges = (0..<count).map {
        Edge(start: positions[$0], end: positions[$0 + 1], turns: turns)
      }
    }
    return edges
  }

  /// The number of edges in a `leaf` of edges: one at least, and never more than a run may have.
  @inline(__always)
  private func edgeCount(of leaf: BorderNode) -> Int {
    min(max(leaf.count, 1), BorderRun.mostEdges)
  }

  /// The centre of the circle that `leaf` is; nil for another.
  func center(of leaf: BorderNode) -> Coordinate? {
    leaf.kind == .circle ? circles[leaf.first].circle.center : nil
  }
}
