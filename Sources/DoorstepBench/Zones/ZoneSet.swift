// SPDX-License-Identifier: MIT

import Doorstep

/// Zones to look up in.
struct ZoneSet {
  /// What the zones are.
  let data: String
  let shapes: [ZoneShape]

  init(_ shapes: [ZoneShape], data: String) {
    self.data = data
    self.shapes = shapes
  }

  /// The zones of the GeoJSON files at `paths`, one file after the other.
  init(paths: [String]) throws {
    let shapes = try paths.flatMap { path in
      try DeliveryChecker(service: path).area.zones.map(\.shape)
    }
    self.init(
      shapes,
      data: "\(shapes.count) zones of \(paths.count == 1 ? "1 file" : "\(paths.count) files")")
  }

  /// The number of vertices of all zones.
  var vertexCount: Int { shapes.reduce(0) { $0 + $1.vertexCount } }
}
