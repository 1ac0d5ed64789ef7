// SPDX-License-Identifier: MIT

import ZoneGeometry

/// Packs the borders of zones into the arrays of a tree, from the leaves up.
struct BorderTreeBuilder {
  private var nodes: [BorderNode] = []
  private var positions: [Coordinate] = []
  private var circles: [Circle] = []

  /// Packs the borders of `shapes`.
  static func build(_ shapes: [ZoneShape]) -> BorderStore {
    var builder = Self()
    var zones: [(order: BorderOrder, zone: UInt32, node: BorderNode)] = []
    for (zone, shape) in shapes.enumerated() {
      guard let node = builder.add(shape) else { continue }
      zones.append((BorderOrder(node.box), UInt32(zone), node))
    }
    zones.sort { ($0.order, $0.zone) < ($1.order, $1.zone) }
    let start = builder.nodes.count
    if !zones.isEmpty {
      // One branch at least is above the zones.
      let root = builder.addLevels(builder.addLevel(zones.map(\.node)))
      builder.nodes += root
    }
    return BorderStore(
      nodes: builder.nodes, zoneNodes: start..<start + zones.count, zones: zones.map(\.zone),
      zoneCount: shapes.count, positions: builder.positions, circles: builder.circles)
  }

  /// Adds all that is below the node of a zone, and returns that node; nil without a border.
  private mutating func add(_ shape: ZoneShape) -> BorderNode? {
    var parts: [(order: BorderOrder, leaves: [BorderNode])] = []
    for ring in shape.polygons.lazy.flatMap(\.rings) {
      parts.append((BorderOrder(BorderBox(ring.boundingBox)), leaves(of: ring)))
    }
    for circle in shape.circles where circle.hasBorder {
      let box = BorderBox(circle.boundingBox)
      parts.append((BorderOrder(box), [BorderNode(.circle, first: circles.count, box: box)]))
      circles.append(circle)
    }
    if parts.count > 1 { parts.sort { $0.order < $1.order } }
    return addLevels(parts.flatMap(\.leaves)).first
  }

  /// Adds the positions of `ring` and returns its leaves.
  private mutating func leaves(of ring: Ring) -> [BorderNode] {
    let start = positions.count
    for index in ring.longitudes.indices {
      positions.append(
        Coordinate(longitude: ring.longitudes[index], latitude: ring.latitudes[index]))
    }
    let span = positions.span.extracting(start...)
    return ring.borderRuns.map { run in
      BorderNode(
        run.turns == 0 ? .edges : run.turns > 0 ? .eastwardEdge : .westwardEdge,
        first: start + run.edges.lowerBound, count: run.edges.count,
        box: BorderBox(run, of: span))
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
        box: BorderBox(enclosing: level[members].lazy.map(\.box)))
    }
  }
}
