// SPDX-License-Identifier: MIT

import CommandLineParsing
import ZoneGeometry

/// Coordinates to look up.
struct PointSet {
  let name: String
  let coordinates: [Coordinate]

  static let points = Option(
    "points", value: "NUMBER", default: 1_000_000, help: "how many coordinates of each kind")
  static let window = Option<Window?>(
    "window", value: "W,S,E,N", help: "draw the uniform ones in this box, not around all zones")
  static let seed = Option("seed", value: "NUMBER", default: 1, help: "draw other coordinates")

  /// The coordinates that the options above ask for: `uniform` and `near`.
  static func drawn(for set: ZoneSet, _ arguments: ParsedArguments) -> [PointSet] {
    let count = max(0, arguments[points])
    let box = arguments[window]?.box
    let seed = UInt64(truncatingIfNeeded: arguments[Self.seed])
    return [
      PointSet(
        name: "uniform", coordinates: set.uniformCoordinates(count: count, in: box, seed: seed)),
      PointSet(name: "near", coordinates: set.coordinatesNearBorders(count: count, seed: seed)),
    ]
  }
}
