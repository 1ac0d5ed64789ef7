// SPDX-License-Identifier: MIT

import Testing
import ZoneGeometry

@Suite struct `Validated coordinates` {
  @Test(arguments: [
    (0.0, 0.0), (180, 180), (-180, -180), (190, -170), (-190, 170), (360, 0), (359, -1),
    (540, -180), (-540, 180), (720.5, 0.5), ((180.0).nextUp, (-180.0).nextUp), (1e22, -80),
  ])
  func `a longitude loses whole turns exactly`(longitude: Double, expected: Double) throws {
    let place = try Coordinate(longitude: longitude, latitude: 12.5).validated()
    // 10²² is a double; powers of ten from 10³ on are 280 modulo 360.
    #expect(place == Coordinate(longitude: expected, latitude: 12.5))
  }

  @Test(arguments: [
    (Double.nan, 0.0, "longitude nan is not a finite number; give degrees in -180...180"),
    (-.infinity, 0, "longitude -inf is not a finite number; give degrees in -180...180"),
    (0, .nan, "latitude nan is not a finite number; give degrees in -90...90"),
    (0, .infinity, "latitude inf is not a finite number; give degrees in -90...90"),
    (
      52.5, 113.4,
      "latitude 113.4 is outside -90...90; longitude comes first, so the axes may be swapped"
    ),
    (
      0, 90.0.nextUp,
      "latitude 90.00000000000001 is outside -90...90; longitude comes first, so the axes may be swapped"
    ),
    (0, -1000, "latitude -1000.0 is outside -90...90"),
  ])
  func `numbers that are no place are refused with their value`(
    longitude: Double, latitude: Double, message: String
  ) {
    let error = #expect(throws: CoordinateError.self) {
      try Coordinate(longitude: longitude, latitude: latitude).validated()
    }
    #expect(error?.description == message)
  }
}
