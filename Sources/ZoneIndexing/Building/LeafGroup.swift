// SPDX-License-Identifier: MIT

import ZoneGeometry

/// The edges of a group of a leaf on their way into words; see `GridLeaf`.
///
/// Its arrays serve one group after the other.
struct LeafGroup {
  /// Of more edges, those that zones share are not looked for.
  private static let mostCompared = 64

  /// An edge, and which parts of the group it bounds.
  private struct LeafEdge: BitwiseCopyable {
    let edge: UInt32
    var bounds: UInt32
  }

  private var edges: [LeafEdge] = []
  /// Equal for edges with the same ends, in whatever order.
  private var keys: [Double] = []
  private(set) var chains: [LeafBlock.Chain] = []
  private(set) var blocks: [LeafBlock] = []
  /// The vertices of all chains in units from the centre of the leaf.
  private(set) var vertices: [(x: Int, y: Int)] = []

  mutating func removeAll() {
    edges.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    chains.removeAll(keepingCapacity: true)
    blocks.removeAll(keepingCapacity: true)
    vertices.removeAll(keepingCapacity: true)
  }

  /// Adds the edges of a part; one that several parts have stands for all of them.
  ///
  /// The `bit` of the part is above those of the parts before.
  mutating func add(_ partEdges: ArraySlice<CellEdge>, bit: UInt32, in plan: GridPlan) {
    // A part that has an edge twice needs it twice.
    let compared = min(edges.count, Self.mostCompared)
    for edge in partEdges {
      let key = plan.shapes.edgeKey(Int(edge.edge))
      if let twin = twin(of: edge.edge, key: key, before: compared, bit: bit, in: plan) {
        edges[twin].bounds |= bit
      } else {
        edges.append(LeafEdge(edge: edge.edge, bounds: bit))
        keys.append(key)
      }
    }
  }

  private func twin(
    of edge: UInt32, key: Double, before end: Int, bit: UInt32, in plan: GridPlan
  ) -> Int? {
    for index in 0..<end where keys[index] == key {
      if edges[index].bounds & bit == 0 && plan.shapes.isSame(Int(edges[index].edge), Int(edge)) {
        return index
      }
    }
    return nil
  }

  /// Makes chains of neighbours that bound the same parts, and blocks of chains.
  mutating func chainUp() {
    var start = 0
    while start < edges.count {
      let first = edges[start]
      var count = 1
      while start + count < edges.count
        && edges[start + count].edge == first.edge + UInt32(count)
        && edges[start + count].bounds == first.bounds
      { count += 1 }
      append(LeafBlock.Chain(bounds: first.bounds, first: first.edge, edgeCount: count))
      start += count
    }
  }

  /// Adds a chain, cut where a block is full.
  private mutating func append(_ chain: LeafBlock.Chain) {
    var (first, left) = (chain.first, chain.edgeCount)
    while left > 0 {
      if blocks.isEmpty || blocks[blocks.count - 1].room < 1 { blocks.append(LeafBlock()) }
      let count = min(left, blocks[blocks.count - 1].room)
      let piece = LeafBlock.Chain(bounds: chain.bounds, first: first, edgeCount: count)
      blocks[blocks.count - 1].append(piece)
      chains.append(piece)
      first += UInt32(count)
      left -= count
    }
  }

  func header(ofBlock number: Int) -> GridLeaf.Header {
    guard number < blocks.count else { return .none }
    return GridLeaf.Header(
      vertexCount: blocks[number].vertexCount, chainCount: blocks[number].chainCount,
      hasNextBlock: number + 1 < blocks.count)
  }

  /// Finds where vertices are from a centre, and returns the most units from there to one, counted
  /// along both axes and added.
  mutating func placeVertices(from center: (x: Int, y: Int), in plan: GridPlan) -> Int {
    var reach = 0
    for chain in chains {
      for index in Int(chain.first)...Int(chain.first) + chain.edgeCount {
        let vertex = plan.shapes.vertex(index)
        let x = plan.frame.x.unit(of: vertex.turnedX) - center.x
        let y = plan.frame.y.unit(of: vertex.y) - center.y
        reach = max(reach, abs(x) + abs(y))
        vertices.append((x, y))
      }
    }
    return reach
  }
}

extension FlatShapes {
  /// A number that edges with the same ends have in common, in whatever order.
  fileprivate func edgeKey(_ edge: Int) -> Double {
    let (a, b) = (positions[edge], positions[edge + 1])
    return (a.longitude + b.longitude) + 3 * (a.latitude + b.latitude)
  }

  /// Whether two edges have the same ends, in whatever order.
  fileprivate func isSame(_ one: Int, _ other: Int) -> Bool {
    // Those at the seam may differ in their turns only.
    guard max(one, other) < seamStart else { return false }
    let (a, b) = (positions[one], positions[one + 1])
    let (c, d) = (positions[other], positions[other + 1])
    return (a == d && b == c) || (a == c && b == d)
  }
}
