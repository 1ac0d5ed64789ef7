// SPDX-License-Identifier: MIT

import Glibc

/// A box around a piece of a border, in 16 bytes.
///
/// It is kept as its centre and half its width and height in degrees, in single precision and
/// rounded outwards, by a metre or so. Boxes across the antimeridian and round the world are boxes
/// like all others; edges are straight in the longitude/latitude plane, so they never leave theirs.
package struct BorderBox: Hashable, Sendable, BitwiseCopyable {
  let longitude: Float
  let latitude: Float
  let halfWidth: Float
  let halfHeight: Float

  /// Encloses all from `west` in -180...180 to `east`, which may lie more than a turn beyond.
  init(west: Double, south: Double, east: Double, north: Double) {
    let middle = (west + east) / 2
    let turn = middle > 180 ? 360.0 : middle < -180 ? -360 : 0
    longitude = Float(middle - turn)
    latitude = Float((south + north) / 2)
    halfWidth = min(180, Self.reach(from: Double(longitude) + turn, west, east))
    halfHeight = Self.reach(from: Double(latitude), south, north)
  }

  /// How far the farther of `low` and `high` is away, rounded up.
  private static func reach(from center: Double, _ low: Double, _ high: Double) -> Float {
    // The addend is more than the rounding of the differences, and a tenth of a micrometre.
    Float(max(high - center, center - low) + 1e-12).nextUp
  }

  /// Encloses `box`.
  package init(_ box: BoundingBox) {
    self.init(
      west: box.west, south: box.south, east: box.east + (box.crossesAntimeridian ? 360 : 0),
      north: box.north)
  }

  /// Encloses `edge`.
  package init(_ edge: Edge) {
    let end = edge.end.longitude + 360 * Double(edge.turns)
    self.init(
      west: min(edge.start.longitude, end), south: min(edge.start.latitude, edge.end.latitude),
      east: max(edge.start.longitude, end), north: max(edge.start.latitude, edge.end.latitude))
  }

  /// Encloses the edges between successive `positions`, none of which crosses the antimeridian.
  ///
  /// - Precondition: There is a position.
  package init(_ positions: Span<Coordinate>) {
    var (west, south) = (positions[0].longitude, positions[0].latitude)
    var (east, north) = (west, south)
    for index in 1..<positions.count {
      let position = positions[index]
      west = min(west, position.longitude)
      east = max(east, position.longitude)
      south = min(south, position.latitude)
      north = max(north, position.latitude)
    }
    self.init(west: west, south: south, east: east, north: north)
  }

  /// Encloses `boxes`, going from the first of them the short way to each other.
  ///
  /// - Precondition: There is a box.
  package init(enclosing boxes: some Collection<BorderBox>) {
    var (west, east) = (Double.infinity, -Double.infinity)
    var (south, north) = (Double.infinity, -Double.infinity)
    let origin = boxes.first.map { Double($0.longitude) } ?? 0
    for box in boxes {
      let center =
        origin + Longitude.shortestStep(from: origin, to: Double(box.longitude))
      west = min(west, center - Double(box.halfWidth))
      east = max(east, center + Double(box.halfWidth))
      south = min(south, Double(box.latitude) - Double(box.halfHeight))
      north = max(north, Double(box.latitude) + Double(box.halfHeight))
    }
    self.init(west: west, south: south, east: east, north: north)
  }

  /// At least the height plus the greatest width in metres, rounding aside.
  package var extentMeters: Double {
    let nearest = max(0, abs(Double(latitude)) - Double(halfHeight))
    let extent =
      Double(halfHeight).radians + Double(halfWidth).radians * cos(nearest.radians)
    return 2 * extent * Sphere.meanRadiusMeters
  }

  /// The longitude of the centre in degrees.
  package var centerLongitude: Double { Double(longitude) }

  /// The latitude of the centre in degrees.
  package var centerLatitude: Double { Double(latitude) }
}
