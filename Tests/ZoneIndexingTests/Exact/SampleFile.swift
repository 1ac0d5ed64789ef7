// SPDX-License-Identifier: MIT

import Foundation
import ZoneGeometry
import ZoneIndexing

/// Zones, places and answers for another judge: a JSON object a line.
///
///     {"trial": "stars:small:1", "zones": [{"polygons": […], "circles": [[lon, lat, metres]]}],
///      "answers": [[lon, lat, [zones]]]}
///
/// Instead of `zones` there may be `files`, GeoJSON in whose order features are numbered. Each number
/// has as many digits as it takes to be the same double; places with a NaN or infinity are left out.
struct SampleFile: Sendable {
  private static let lock = NSLock()

  private let path: String

  /// An empty file at `path`.
  init(path: String) throws {
    self.path = path
    try Data().write(to: URL(filePath: path))
  }

  /// Adds what the index of `trial` says about its first places.
  func append(_ trial: ExactTrial, places count: Int) throws {
    var hard = trial.places
    let places = hard.places(count).prefix(count).filter {
      $0.longitude.isFinite && $0.latitude.isFinite
    }
    let answers = places.map { place in
      "[\(place.longitude), \(place.latitude), \(trial.index.zones(containing: place))]"
    }
    let zones =
      trial.files.isEmpty
      ? "\"zones\": [\(trial.shapes.map(Self.json).joined(separator: ", "))]"
      : "\"files\": \(trial.files)"
    let list = answers.joined(separator: ", ")
    let line = "{\"trial\": \"\(trial)\", \(zones), \"answers\": [\(list)]}\n"
    // Lines of trials that run at the same time must not mix.
    try Self.lock.withLock {
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      try file.seekToEnd()
      try file.write(contentsOf: Data(line.utf8))
      try file.close()
    }
  }

  private static func json(_ shape: ZoneShape) -> String {
    let polygons = shape.polygons.map { polygon in
      polygon.rings.map { $0.positions.map { [$0.longitude, $0.latitude] } }
    }
    let circles = shape.circles.map { [$0.center.longitude, $0.center.latitude, $0.radiusMeters] }
    return "{\"polygons\": \(polygons), \"circles\": \(circles)}"
  }
}
