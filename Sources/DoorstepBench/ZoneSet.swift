// SPDX-License-Identifier: MIT

import Doorstep

/// Zones to look up in, and coordinates to look up, the same for the same seed.
struct ZoneSet {
  /// What the zones are.
  let data: String
  let shapes: [ZoneShape]
  /// Spread over the box around all zones.
  let coordinates: [Coordinate]
  /// Within about 50 m of a border, every edge having the same share.
  let borderCoordinates: [Coordinate]

  /// Looks up `count` coordinates of either kind.
  init(_ shapes: [ZoneShape], data: String, coordinates count: Int, seed: UInt64) {
    self.data = data
    self.shapes = shapes
    var random = SplitMix(state: seed)
    let rings = shapes.flatMap { $0.polygons.flatMap(\.rings) }
    let box = BoundingBox(enclosing: shapes.compactMap(\.boundingBox))
    guard let box, !rings.isEmpty else {
      (coordinates, borderCoordinates) = ([], [])
      return
    }
    let width = box.east - box.west + (box.crossesAntimeridian ? 360 : 0)
    coordinates = (0..<count).map { _ in
      Coordinate(
        longitude: box.west + width * random.unit(),
        latitude: box.south + (box.north - box.south) * random.unit())
    }
    let edges = rings.flatMap(\.edges)
    borderCoordinates = (0..<count).map { _ in
      let edge = edges[min(Int(Double(edges.count) * random.unit()), edges.count - 1)]
      let part = random.unit()
      let off = 0.001
      return Coordinate(
        longitude: edge.start.longitude + part * edge.longitudeStep + off * (random.unit() - 0.5),
        latitude: edge.start.latitude + part * edge.latitudeStep + off * (random.unit() - 0.5))
    }
  }

  /// The zones of the GeoJSON files at `paths`, one file after the other.
  init(paths: [String], coordinates count: Int, seed: UInt64) throws {
    let shapes = try paths.flatMap { path in
      try DeliveryChecker(service: path).area.zones.map(\.shape)
    }
    self.init(
      shapes, data: "\(shapes.count) zones of \(paths.count) files", coordinates: count, seed: seed)
  }

  /// The number of vertices of all zones.
  var vertexCount: Int { shapes.reduce(0) { $0 + $1.vertexCount } }
}
