// SPDX-License-Identifier: MIT

/// A polygon as the oracle sees it: all edges of all rings in the plane.
struct OraclePolygon: Sendable {
  private struct Edge: Sendable {
    let a: TurnedPosition
    let b: TurnedPosition
    /// False for what only closes a ring round a pole; nothing is on such an edge.
    let isDrawn: Bool

    var latitudes: ClosedRange<Double> { min(a.latitude, b.latitude)...max(a.latitude, b.latitude) }
  }

  /// Beyond the poles, so that these are inside what is closed there.
  private static let beyondPole = 100.0

  private var edges: [Edge] = []
  private let byLatitude: IntervalList
  private let longitudes: ClosedRange<TurnedLongitude>
  let latitudes: ClosedRange<Double>

  /// A shell and its holes, each with its first position repeated at the end.
  init(_ rings: [[Position]]) {
    for ring in rings { edges += Self.edges(of: UnrolledRing(ring)) }
    byLatitude = IntervalList(edges.map(\.latitudes))
    let ends = edges.flatMap { [$0.a.longitude, $0.b.longitude] }
    longitudes = (ends.min() ?? TurnedLongitude(0))...(ends.max() ?? TurnedLongitude(0))
    let ranges = edges.map(\.latitudes)
    latitudes =
      (ranges.map(\.lowerBound).min() ?? 0)...(ranges.map(\.upperBound).max() ?? 0)
  }

  /// A ring that ends elsewhere than it began, having gone round a pole, is closed beyond the pole
  /// that is nearer to the middle of its latitudes, the northern one if neither is.
  private static func edges(of ring: UnrolledRing) -> [Edge] {
    var edges = zip(ring.places, ring.places.dropFirst()).map { a, b in
      Edge(a: a, b: b, isDrawn: true)
    }
    guard ring.turns != 0, let start = ring.places.first, let end = ring.places.last else {
      return edges
    }
    let latitudes = ring.places.map(\.latitude)
    let (south, north) = (latitudes.min() ?? start.latitude, latitudes.max() ?? start.latitude)
    let isSouthern = (FixedPoint(south) + FixedPoint(north)).sign < 0
    let top = isSouthern ? -beyondPole : beyondPole
    for end in [start, end] {
      edges.append(Edge(a: end, b: TurnedPosition(end.longitude, top), isDrawn: false))
    }
    return edges
  }

  /// Whether a place is inside an odd number of rings or on an edge.
  func contains(_ longitude: Double, _ latitude: Double) -> Bool {
    let place = TurnedLongitude(longitude)
    var isInside = false
    for turns in longitudes.lowerBound.turns...longitudes.upperBound.turns {
      let x = TurnedLongitude(place.degrees, turns: turns)
      guard longitudes.contains(x) else { continue }
      guard let isOdd = crossesOddly(x, latitude) else { return true }
      isInside = isInside != isOdd
    }
    return isInside
  }

  /// Whether the parallel east of the place crosses an odd number of edges; nil on an edge.
  private func crossesOddly(_ x: TurnedLongitude, _ y: Double) -> Bool? {
    var isOdd = false
    var isOnEdge = false
    byLatitude.forEach(containing: y) { ordinal in
      let edge = edges[ordinal]
      let isCrossing = (edge.a.latitude > y) != (edge.b.latitude > y)
      if x < edge.a.longitude && x < edge.b.longitude {
        if isCrossing { isOdd.toggle() }
        return false
      }
      if x > edge.a.longitude && x > edge.b.longitude { return false }
      let side = SideOfLine.sign(edge.a, edge.b, TurnedPosition(x, y))
      isOnEdge = side == 0 && edge.isDrawn
      if isCrossing && (edge.b.latitude > edge.a.latitude ? side > 0 : side < 0) { isOdd.toggle() }
      return isOnEdge
    }
    return isOnEdge ? nil : isOdd
  }
}
