// SPDX-License-Identifier: MIT

extension BorderSearch {
  /// Looks at the border of each part of `shape`.
  mutating func visit(_ shape: ZoneShape) {
    for polygon in shape.polygons {
      for ring in polygon.rings { visit(ring) }
    }
    for circle in shape.circles { visit(circle) }
  }

  /// Looks at all edges of `ring`, most promising run first.
  mutating func visit(_ ring: Ring) {
    guard bound(of: BorderBox(ring.boundingBox)) < cutoff else { return }
    let positions = ring.positions
    let runs = ring.borderRuns.map { (run: $0, box: BorderBox($0, of: positions.span)) }
    let bounds = runs.map { bound(of: $0.box) }
    guard let nearest = bounds.indices.min(by: { bounds[$0] < bounds[$1] }) else { return }
    visit(runs[nearest].run, of: positions.span, in: runs[nearest].box)
    for index in runs.indices where bounds[index] < cutoff && index != nearest {
      visit(runs[index].run, of: positions.span, in: runs[index].box)
    }
  }

  private mutating func visit(
    _ run: BorderRun, of positions: Span<Coordinate>, in box: BorderBox
  ) {
    if run.turns == 0 {
      visit(positions.extracting(run.positions), in: box)
    } else {
      visit(run.crossing(of: positions))
    }
  }
}

extension BorderRun {
  /// The positions at the ends of the edges.
  fileprivate var positions: ClosedRange<Int> { edges.lowerBound...edges.upperBound }

  /// The only edge of a run across the antimeridian.
  fileprivate func crossing(of positions: Span<Coordinate>) -> Edge {
    Edge(start: positions[edges.lowerBound], end: positions[edges.upperBound], turns: turns)
  }
}

extension BorderBox {
  /// Encloses a run of a ring with these `positions`.
  package init(_ run: BorderRun, of positions: Span<Coordinate>) {
    if run.turns == 0 {
      self.init(positions.extracting(run.positions))
    } else {
      self.init(run.crossing(of: positions))
    }
  }
}
