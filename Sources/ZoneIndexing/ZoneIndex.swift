// SPDX-License-Identifier: MIT

package import ZoneGeometry

/// Answers which of many zones contain a coordinate.
///
///     let index = ZoneIndex([city, harbor])
///     index.zones(containing: pier)  // [1], the ordinal of harbor
///
/// A zone is spoken of by its ordinal: its position in the array that the index was built from.
package struct ZoneIndex: Sendable {
  private let shapes: [ZoneShape]
  private let boxes: BoxList

  /// Builds an index of `shapes`, empty ones included.
  ///
  /// - Complexity: O(*n* log *n*) for *n* parts of shapes.
  package init(_ shapes: [ZoneShape]) {
    self.shapes = shapes
    boxes = BoxList(shapes.map(\.boundingBox))
  }

  /// The number of zones.
  package var count: Int { shapes.count }

  /// The ordinals of the zones that contain `coordinate`, ascending.
  ///
  /// Zones are closed: a coordinate on a shared border is in both zones. A longitude outside
  /// -180...180 loses whole turns; a coordinate that is not on the globe is in no zone.
  ///
  /// - Complexity: O(log *n* + *v*) for *n* zones and *v* vertices of those whose boxes contain
  ///   the coordinate, unless some boxes are much wider than the others.
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
