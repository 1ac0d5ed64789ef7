// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry
import ZoneIndexing

@Suite struct `Nearest coordinates inside` {
  @Test(arguments: UInt64(0)..<12)
  func `are those of the shape alone`(seed: UInt64) throws {
    var places = NearestPlaces(seed: seed)
    let shapes = try places.world(8)
    let index = ZoneIndex(shapes)
    for place in places.around(shapes, count: 8) {
      for (zone, shape) in shapes.enumerated() {
        let comment: Comment = "seed \(seed), zone \(zone), \(place)"
        let found = index.nearestInside(of: zone, to: place)
        let expected = shape.nearestInside(to: place)
        #expect((found == nil) == (expected == nil), comment)
        guard let found, let expected else { continue }
        #expect(shape.contains(found), comment)
        let excess = found.distanceMeters(to: place) - expected.distanceMeters(to: place)
        #expect(abs(excess) < 1, comment)
      }
    }
  }

  @Test func `of a needle that holds no doubles near its foot are its tip`() throws {
    let drawing = Drawing(seed: 0)
    let needle = [drawing.at(0, 0), drawing.at(10, 3.3), drawing.at(5, 1.65)]
    let index = ZoneIndex([try drawing.zone([needle])])
    #expect(index.nearestInside(of: 0, to: drawing.at(-5, -2)) == drawing.at(0, 0))
  }

  /// A square of 2° around (0, 0), of which the part west of a meridian is refused.
  private func nearest(westOf longitude: Double, from place: Coordinate) throws -> Coordinate? {
    let drawing = Drawing(seed: 0)
    let square = try drawing.zone([drawing.box(-1, -1, 1, 1)])
    let forbidden = try drawing.zone([drawing.box(-9, -9, longitude, 9)])
    let index = ZoneIndex([square, forbidden])
    return index.nearestCoordinate(to: place, beyondBordersOf: { _ in true }) {
      square.contains($0) && !forbidden.contains($0)
    }
  }

  /// Due west of the square, the nearest place is where the forbidden part ends, on the parallel of
  /// the place or very nearly so.
  @Test(arguments: [-0.999, -0.5, 0, 0.7, 0.999])
  func `lie beyond what is forbidden`(longitude: Double) throws {
    let place = Coordinate(longitude: -1.5, latitude: 0.1)
    let found = try #require(try nearest(westOf: longitude, from: place))
    let least = place.distanceMeters(to: Coordinate(longitude: longitude, latitude: 0.1))
    #expect(abs(found.distanceMeters(to: place) - least - 1) < 1)
    #expect(found.longitude > longitude)
  }

  @Test func `are not looked for without end`() throws {
    let drawing = Drawing(seed: 0)
    var random = drawing
    let zones = try (0..<40).map { _ in try random.zone([random.star(vertices: 200, radius: 0.5)]) }
    let index = ZoneIndex(zones)
    var tries = 0
    for place in [drawing.at(-3, 0), drawing.at(0, 0), drawing.at(100, 60)] {
      tries = 0
      let found = index.nearestCoordinate(to: place, beyondBordersOf: { _ in true }) { _ in
        tries += 1
        return false
      }
      #expect(found == nil)
      #expect(tries > 3 && tries <= 256)
    }
    let none = index.nearestCoordinate(to: drawing.at(0, 0), beyondBordersOf: { _ in false }) { _ in
      tries = -1
      return true
    }
    #expect(none == nil && tries > 0)
  }
}
