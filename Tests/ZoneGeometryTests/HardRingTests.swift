// SPDX-License-Identifier: MIT

import Testing
import ZoneGeometry

@Suite struct `Rings that are easily misread` {
  /// Cut at the antimeridian as `Ring` says, it runs along the pole twice, so that by the even-odd
  /// rule the pole is outside and only what lies between its two turns is inside.
  @Test(arguments: [1.0, -1])
  func `a ring that goes twice round a pole is the band between its turns`(
    hemisphere: Double
  ) throws {
    let pairs: [[Double]] = [
      [0, 60], [120, 60], [-120, 60], [0, 70], [120, 70], [-120, 70], [0, 60],
    ]
    let ring = try Polygon(pairs.map { [$0[0], $0[1] * hemisphere] })
    let places = [
      (60.0, 65.0, true), (60, 80, false), (0, 90, false), (60, 50, false), (0, 0, false),
    ]
    for (longitude, latitude, expected) in places {
      let place = Coordinate(longitude: longitude, latitude: latitude * hemisphere)
      #expect(ring.contains(place) == expected, "\(place)")
    }
  }

  /// Both edges of 360° would, as drawn, turn back on neighbours, so they cross the antimeridian.
  ///
  /// Those neighbours lead from 0 to 180 and from -180 to 0; the ring is a band round the world.
  @Test func `an edge of 360 degrees may turn back on one of exactly 180`() throws {
    let band = try Polygon([
      [0, 0], [180, 0], [-180, 0], [0, 0], [0, 10], [-180, 10], [180, 10], [0, 10], [0, 0],
    ])
    for longitude in [0, 90, -90, 180, -180.0] {
      #expect(band.contains(Coordinate(longitude: longitude, latitude: 5)), "\(longitude)")
    }
  }
}
