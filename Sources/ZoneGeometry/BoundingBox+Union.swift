// SPDX-License-Identifier: MIT

extension BoundingBox {
  /// The smallest box that holds both, which crosses the antimeridian when that is shorter.
  public func union(_ other: BoundingBox) -> BoundingBox {
    Self(around: self, and: [other])
  }

  /// The smallest box that holds all `coordinates`; nil when there are none.
  ///
  /// - Complexity: O(*n* log *n*) for *n* coordinates.
  public init?(of coordinates: some Sequence<Coordinate>) {
    self.init(
      enclosing: coordinates.map { coordinate in
        BoundingBox(
          west: coordinate.longitude, south: coordinate.latitude,
          east: coordinate.longitude, north: coordinate.latitude)
      })
  }

  /// The smallest box that holds all `boxes`; nil when there are none.
  ///
  /// - Complexity: O(*n* log *n*) for *n* boxes.
  public init?(enclosing boxes: some Collection<BoundingBox>) {
    guard let first = boxes.first else { return nil }
    self.init(around: first, and: boxes.dropFirst())
  }

  private init(around first: BoundingBox, and others: some Collection<BoundingBox>) {
    var south = first.south
    var north = first.north
    var arcs = first.arcs
    for box in others {
      south = min(south, box.south)
      north = max(north, box.north)
      arcs += box.arcs
    }
    let (west, east) = Self.shortestSpan(of: arcs)
    self.init(west: west, south: south, east: east, north: north)
  }

  /// West and east of the box, cut at the antimeridian.
  private var arcs: [ClosedRange<Double>] {
    crossesAntimeridian ? [-180...east, west...180] : [west...east]
  }

  /// What is left of the circle of longitudes without the widest gap between `arcs`.
  private static func shortestSpan(
    of arcs: [ClosedRange<Double>]
  ) -> (west: Double, east: Double) {
    let sorted = arcs.sorted { $0.lowerBound < $1.lowerBound }
    let western = sorted[0].lowerBound
    var reached = sorted[0].upperBound
    var gaps: [(width: Double, span: (west: Double, east: Double))] = []
    for arc in sorted.dropFirst() {
      if arc.lowerBound > reached {
        gaps.append((arc.lowerBound - reached, (west: arc.lowerBound, east: reached)))
      }
      reached = max(reached, arc.upperBound)
    }
    let outer = (width: (western + 180) + (180 - reached), span: (west: western, east: reached))
    return gaps.reduce(outer) { $1.width > $0.width ? $1 : $0 }.span
  }
}
