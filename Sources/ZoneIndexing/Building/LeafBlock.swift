// SPDX-License-Identifier: MIT

/// The chains of a leaf that are written together; see `GridLeaf`.
struct LeafBlock: BitwiseCopyable {
  /// A run of edges that bound the same parts.
  struct Chain: BitwiseCopyable {
    let bounds: UInt32
    let first: UInt32
    let edgeCount: Int
  }

  /// How many chains and vertices there are.
  private(set) var chainCount = 0
  private(set) var vertexCount = 0
  /// One bit for each vertex that begins a chain.
  private(set) var starts: UInt64 = 0

  /// How many edges of a chain have room behind those that are there.
  var room: Int {
    chainCount < GridLeaf.mostChains ? GridLeaf.mostVertices - vertexCount - 1 : 0
  }

  mutating func append(_ chain: Chain) {
    starts |= 1 << UInt64(vertexCount)
    chainCount += 1
    vertexCount += chain.edgeCount + 1
  }
}
