// SPDX-License-Identifier: MIT

import TestSupport
import ZoneGeometry

extension ContainmentOracle {
  /// An oracle for zones with the positions of `shapes`, as given to these.
  init(_ shapes: [ZoneShape]) {
    self.init(
      shapes.map { shape in
        (
          shape.polygons.map { $0.rings.map { $0.positions.map(Position.init) } },
          shape.circles.map { (Position($0.center), $0.radiusMeters) }
        )
      })
  }
}

extension Position {
  fileprivate init(_ coordinate: Coordinate) {
    self.init(coordinate.longitude, coordinate.latitude)
  }
}
