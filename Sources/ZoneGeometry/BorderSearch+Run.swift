// SPDX-License-Identifier: MIT

extension BorderSearch {
  private typealias Bounds = InlineArray<16, Double>

  /// Looks at the edges between successive `positions`, none of which crosses the antimeridian.
  ///
  /// - Precondition: There are at most `BorderRun.mostEdges` edges, and all are in `box`.
  package mutating func visit(_ positions: Span<Coordinate>, in box: BorderBox) {
    let edges = positions.count - 1
    guard let plane = BorderPlane(of: box, target: target, cosine: cosine) else {
      for index in 0..<edges { visit(positions, edge: index) }
      return
    }
    var bounds = Bounds(repeating: 0)
    var nearest = 0
    var start = plane.place(of: positions[0])
    for index in 0..<edges {
      let end = plane.place(of: positions[index + 1])
      bounds[index] = plane.bound(from: start, to: end)
      if bounds[index] < bounds[nearest] { nearest = index }
      start = end
    }
    // What the most promising edge holds spares a look at most of the others.
    guard bounds[nearest] < cutoff else { return }
    visit(positions, edge: nearest)
    for index in 0..<edges where bounds[index] < cutoff && index != nearest {
      visit(positions, edge: index)
    }
  }

  private mutating func visit(_ positions: Span<Coordinate>, edge index: Int) {
    visit(Edge(start: positions[index], end: positions[index + 1], turns: 0))
  }
}
