// SPDX-License-Identifier: MIT

/// A few successive edges of a ring, looked at together.
package struct BorderRun: Hashable, Sendable {
  /// The most edges that are looked at together.
  package static let mostEdges = 16

  /// The edges; an edge that crosses the antimeridian is a run of its own.
  package let edges: Range<Int>
  /// 1 for an edge that crosses the antimeridian eastwards, -1 westwards, 0 otherwise; see `Edge`.
  package let turns: Int
}

extension Ring {
  /// All edges, as runs in the order of the ring.
  package var borderRuns: [BorderRun] {
    var runs: [BorderRun] = []
    runs.reserveCapacity(vertexCount / BorderRun.mostEdges + 1 + 2 * crossings.count)
    var next = 0
    func addPlain(to end: Int) {
      while next < end {
        let limit = min(next + BorderRun.mostEdges, end)
        runs.append(BorderRun(edges: next..<limit, turns: 0))
        next = limit
      }
    }
    for crossing in crossings {
      addPlain(to: crossing.edge)
      runs.append(BorderRun(edges: crossing.edge..<crossing.edge + 1, turns: crossing.turns))
      next = crossing.edge + 1
    }
    addPlain(to: vertexCount)
    return runs
  }
}
