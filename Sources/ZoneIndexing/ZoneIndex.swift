// SPDX-License-Identifier: MIT

package import ZoneGeometry

/// Answers which of many zones contain a coordinate.
///
///     let index = ZoneIndex([city, harbor])
///     index.zones(containing: pier)  // [1], the ordinal of harbor
///
/// A zone is spoken of by its ordinal: its position in the array that the index was built from.
package struct ZoneIndex: Sendable {
  let shapes: [ZoneShape]
  /// The zones of plain polygons.
  let grid: ZoneGrid?
  /// The zones that are not in the grid.
  private let boxes: BoxList
  /// All zones with a place on the antimeridian.
  private let seam: BoxList

  /// Builds an index of `shapes`, empty ones included.
  ///
  /// - Complexity: O(*v*) for *v* vertices, and O(*n* log *n*) for *n* zones outside the grid.
  package init(_ shapes: [ZoneShape]) {
    self.init(shapes, grid: ZoneGrid(shapes))
  }

  /// An index without a grid, to compare with: built at once, and asking every zone whose box
  /// contains the coordinate.
  package init(listing shapes: [ZoneShape]) {
    self.init(shapes, grid: nil)
  }

  private init(_ shapes: [ZoneShape], grid: ZoneGrid?) {
    self.shapes = shapes
    self.grid = grid
    boxes = BoxList(
      shapes.map { grid != nil && PlainRings.canHold($0) ? nil : $0.boundingBox })
    seam = BoxList(shapes.map { $0.boundingBox.flatMap { $0.reachesAntimeridian ? $0 : nil } })
  }

  /// The number of zones.
  package var count: Int { shapes.count }

  /// The ordinals of the zones that contain `coordinate`, ascending.
  ///
  /// Zones are closed: a coordinate on a shared border is in both zones. A longitude outside
  /// -180...180 loses whole turns; a coordinate that is not on the globe is in no zone.
  ///
  /// - Complexity: O(1) where no border is near. Zones outside the grid (those with circles, rings
  ///   across the antimeridian or round a pole), and all zones for a coordinate on the antimeridian,
  ///   take O(log *n* + *v*) for *n* of them and *v* vertices of those whose boxes contain the
  ///   coordinate, unless some boxes are much wider than the others.
  package func zones(containing coordinate: Coordinate) -> [Int] {
    var ordinals: [Int] = []
    forEachZone(containing: coordinate) { ordinals.append($0) }
    return ordinals.sorted()
  }

  /// Calls `body` with the ordinal of each zone that contains `coordinate`, in no special order.
  ///
  /// Nothing is allocated.
  ///
  /// - Complexity: As `zones(containing:)`.
  package func forEachZone(containing coordinate: Coordinate, _ body: (Int) -> Void) {
    guard coordinate.isOnGlobe else { return }
    let place = coordinate.withinOneTurn
    if abs(place.longitude) == 180 {
      return forEachZone(in: seam, containing: place, body)
    }
    grid?.forEachZone(containing: Vertex(x: place.longitude, y: place.latitude), body)
    forEachZone(in: boxes, containing: place, body)
  }

  private func forEachZone(
    in boxes: BoxList, containing place: Coordinate, _ body: (Int) -> Void
  ) {
    boxes.forEach(containing: place) { ordinal in
      if shapes[ordinal].contains(place) { body(ordinal) }
    }
  }

  /// The zone nearest to `coordinate` among those that `isWanted` accepts.
  ///
  /// A zone that contains the coordinate is 0 m away, at the coordinate itself. Of equally near
  /// zones the first is taken.
  ///
  /// - Returns: Nil when no accepted zone has a border, or the coordinate is not on the globe.
  /// - Complexity: O(*n* + *v*) for *n* zones and *v* vertices of those that are not clearly farther
  ///   than the nearest.
  package func nearestZone(
    to coordinate: Coordinate, where isWanted: (Int) -> Bool = { _ in true }
  ) -> NearestZone? {
    guard coordinate.isOnGlobe else { return nil }
    let place = coordinate.withinOneTurn
    var search = BorderSearch(target: place)
    var nearest: Int?
    for ordinal in shapes.indices where isWanted(ordinal) {
      if shapes[ordinal].contains(place) {
        return NearestZone(
          ordinal: ordinal, border: BorderDistance(coordinate: place, distanceMeters: 0))
      }
      let known = search.distance
      search.visit(shapes[ordinal])
      if search.distance < known { nearest = ordinal }
    }
    guard let nearest, let border = search.result else { return nil }
    return NearestZone(ordinal: nearest, border: border)
  }
}

extension BoundingBox {
  fileprivate var reachesAntimeridian: Bool { crossesAntimeridian || west == -180 || east == 180 }
}
