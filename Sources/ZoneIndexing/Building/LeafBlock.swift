// SPDX-License-Identifier: MIT

/// The chains of a leaf that are written together; see `GridLeaf`.
struct LeafBlock {
  /// A run of edges that bound the same parts.
  struct Chain {
    let bounds: UInt32
    let first: UInt32
    let edgeCount: Int

    /// The positions of its vertices.
    var positions: ClosedRange<Int> { Int(first)...Int(first) + edgeCount }
  }

  private(set) var chains: [Chain] = []
  private(set) var vertexCount = 0

  /// How many edges of a chain have room behind those that are there.
  var room: Int {
    chains.count < GridLeaf.mostChains ? GridLeaf.mostVertices - vertexCount - 1 : 0
  }

  mutating func append(_ chain: Chain) {
    chains.append(chain)
    vertexCount += chain.edgeCount + 1
  }

  /// One bit for each vertex that begins a chain.
  var starts: UInt64 {
    var starts: UInt64 = 0
    var vertex: UInt64 = 0
    for chain in chains {
      starts |= 1 << vertex
      vertex += UInt64(chain.edgeCount) + 1
    }
    return starts
  }
}

extension [LeafBlock] {
  /// Adds a chain, cut where a block is full.
  mutating func append(_ chain: LeafBlock.Chain) {
    var (first, left) = (chain.first, chain.edgeCount)
    while left > 0 {
      if isEmpty || self[count - 1].room < 1 { append(LeafBlock()) }
      let edges = Swift.min(left, self[count - 1].room)
      self[count - 1].append(
        LeafBlock.Chain(bounds: chain.bounds, first: first, edgeCount: edges))
      first += UInt32(edges)
      left -= edges
    }
  }
}
