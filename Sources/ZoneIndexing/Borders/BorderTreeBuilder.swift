// SPDX-License-Identifier: MIT

import ZoneGeometry

/// Packs the borders of zones into the columns of a tree, from the leaves up.
struct BorderTreeBuilder {
  private(set) var nodes: [BorderNode] = []
  /// The first of the nodes of the zones.
  private(set) var zoneStart = 0
  /// The zones of those nodes.
  private(set) var zones: [UInt32] = []
  /// The place of each zone among them, or the greatest number for one without a border.
  private(set) var ranks: [UInt32] = []
  /// The nodes of the zones so far.
  private var roots: [(order: BorderOrder, zone: UInt32, node: BorderNode)] = []
  /// Behind the ring and the circle that were added last.
  private var nextPosition = 0
  private var nextCircle = 0

  /// Adds the borders of the next zone, whose rings and circles follow in the image those before.
  ///
  /// - Complexity: O(*v* + *p* log *p*) for *v* vertices and *p* rings and circles.
  mutating func add(_ shape: ZoneShape) {
    if let node = node(of: shape) {
      roots.append((BorderOrder(node.box), UInt32(ranks.count), node))
    }
    ranks.append(.max)
  }

  /// Packs all zones that were added.
  mutating func finish() {
    roots.sort { ($0.order, $0.zone) < ($1.order, $1.zone) }
    zoneStart = nodes.count
    zones = roots.map(\.zone)
    for (rank, zone) in zones.enumerated() { ranks[Int(zone)] = UInt32(rank) }
    if !roots.isEmpty {
      // One branch at least is above the zones.
      nodes += addLevels(addLevel(roots.map(\.node)))
    }
    roots = []
  }

  /// Adds all that is below the node of a zone, and returns that node; nil without a border.
  private mutating func node(of shape: ZoneShape) -> BorderNode? {
    var parts: [(order: BorderOrder, leaves: [BorderNode])] = []
    for ring in shape.polygons.lazy.flatMap(\.rings) {
      parts.append((BorderOrder(BorderBox(ring.boundingBox)), leaves(of: ring)))
    }
    for circle in shape.circles {
      if circle.hasBorder {
        let box = BorderBox(circle.boundingBox)
        parts.append((BorderOrder(box), [BorderNode(.circle, first: nextCircle, box: box)]))
      }
      nextCircle += 1
    }
    if parts.count > 1 { parts.sort { $0.order < $1.order } }
    return addLevels(parts.flatMap(\.leaves)).first
  }

  private mutating func leaves(of ring: Ring) -> [BorderNode] {
    let start = nextPosition
    nextPosition += ring.positions.count
    return ring.borderRuns.map { run in
      BorderNode(
        run.turns == 0 ? .edges : run.turns > 0 ? .eastwardEdge : .westwardEdge,
        first: start + run.edges.lowerBound, count: run.edges.count,
        box: BorderBox(run, of: ring.positions.span))
    }
  }

  /// Adds levels until one node is left, which is not added; none when there is none to begin with.
  private mutating func addLevels(_ level: [BorderNode]) -> [BorderNode] {
    var level = level
    while level.count > 1 { level = addLevel(level) }
    return level
  }

  /// Adds `level` and returns the branches that hold its nodes.
  private mutating func addLevel(_ level: [BorderNode]) -> [BorderNode] {
    let start = nodes.count
    nodes += level
    let groups = (level.count + NearestNodes.capacity - 1) / NearestNodes.capacity
    return (0..<groups).map { group in
      let members = level.count * group / groups..<level.count * (group + 1) / groups
      return BorderNode(
        .branch, first: start + members.lowerBound, count: members.count,
        level: 1 + (level[members].lazy.map(\.level).max() ?? 0),
        box: BorderBox(enclosing: level[members].lazy.map(\.box)))
    }
  }
}
