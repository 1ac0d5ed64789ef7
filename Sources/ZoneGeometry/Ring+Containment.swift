// SPDX-License-Identifier: MIT

/// Where a coordinate lies as seen from a ring or polygon.
package enum Placement: Hashable, Sendable {
  /// Off every edge, and an even number of edges to the north.
  case outside
  /// On an edge or a vertex.
  case border
  /// Off every edge, and an odd number of edges to the north.
  case inside
}

extension Ring {
  /// Whether `coordinate` is inside by the even-odd rule or on an edge, decided exactly.
  ///
  /// A longitude outside -180...180 loses whole turns; no ring contains a coordinate that is not on
  /// the globe.
  ///
  /// - Complexity: O(*n*) for *n* vertices; O(1) outside the bounding box.
  public func contains(_ coordinate: Coordinate) -> Bool {
    coordinate.isOnGlobe && placement(of: coordinate.withinOneTurn) != .outside
  }

  /// Where `coordinate`, with a longitude in -180...180, lies.
  package func placement(of coordinate: Coordinate) -> Placement {
    guard boundingBox.contains(coordinate) else { return .outside }
    let y = coordinate.latitude
    guard abs(coordinate.longitude) == 180 else {
      return placement(x: coordinate.longitude, y: y)
    }
    // The ray to the north from -180 meets all edges that reach the antimeridian from the east.
    // Those that reach it from the west, at 180, are off that ray but may hold the coordinate.
    return placement(x: 180, y: y) == .border ? .border : placement(x: -180, y: y)
  }

  private func placement(x: Double, y: Double) -> Placement {
    var scan = BorderScan(x: x, y: y, isInside: enclosedPole == .north)
    var next = 0
    for crossing in crossings {
      if scan.passes(next..<crossing.edge, of: self) { return .border }
      if scan.passes(crossing, of: self) { return .border }
      next = crossing.edge + 1
    }
    if scan.passes(next..<vertexCount, of: self) { return .border }
    return scan.isInside ? .inside : .outside
  }
}

extension Coordinate {
  /// Whether the numbers are a place on the globe, the longitude up to whole turns.
  package var isOnGlobe: Bool { longitude.isFinite && abs(latitude) <= 90 }

  /// The same place with a longitude in -180...180.
  package var withinOneTurn: Coordinate {
    Coordinate(longitude: Self.normalized(longitude), latitude: latitude)
  }
}
