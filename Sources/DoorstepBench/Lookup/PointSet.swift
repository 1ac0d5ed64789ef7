// SPDX-License-Identifier: MIT

import CommandLineParsing
import ZoneGeometry

/// Coordinates to look up.
struct PointSet {
  let name: String
  let coordinates: [Coordinate]

  static let points = Option(
    "points", value: "NUMBER", default: 1_000_000,
    help: "how many coordinates of each kind, or of each file at the most")
  static let window = Option<Window?>(
    "window", value: "W,S,E,N", help: "draw the uniform ones in this box, not around all zones")
  static let seed = Option("seed", value: "NUMBER", default: 1, help: "draw other coordinates")

  /// The number that `points` asks for.
  static func count(_ arguments: ParsedArguments) throws(UsageError) -> Int {
    let count = arguments[points]
    guard 1...mostPoints ~= count else {
      throw UsageError(.refused("there can be 1 to \(mostPoints) points, not \(count)"))
    }
    return count
  }

  /// More would fill the memory.
  private static let mostPoints = 100_000_000

  /// The coordinates that the options above ask for: `uniform` and `near`.
  static func drawn(
    for set: ZoneSet, _ arguments: ParsedArguments
  ) throws(UsageError) -> [PointSet] {
    let count = try count(arguments)
    let box = arguments[window]?.box
    let seed = UInt64(truncatingIfNeeded: arguments[Self.seed])
    return [
      PointSet(
        name: "uniform", coordinates: set.uniformCoordinates(count: count, in: box, seed: seed)),
      PointSet(name: "near", coordinates: set.coordinatesNearBorders(count: count, seed: seed)),
    ]
  }
}
