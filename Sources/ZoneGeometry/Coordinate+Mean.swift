// SPDX-License-Identifier: MIT

import Glibc

extension Coordinate {
  /// The direction from the middle of the sphere to the centre of mass of weighted places on it;
  /// nil when they balance, as antipodes do.
  init?(meanOf places: [(center: Coordinate, weight: Double)]) {
    var x = 0.0
    var y = 0.0
    var z = 0.0
    for (center, weight) in places {
      let level = cos(center.latitude.radians) * weight
      x += level * cos(center.longitude.radians)
      y += level * sin(center.longitude.radians)
      z += sin(center.latitude.radians) * weight
    }
    guard x != 0 || y != 0 || z != 0 else { return nil }
    self.init(longitude: atan2(y, x).degrees, latitude: atan2(z, hypot(x, y)).degrees)
  }
}
