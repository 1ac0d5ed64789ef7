// SPDX-License-Identifier: MIT

import CommandLineParsing

/// `doorstep-bench prepare`.
struct PrepareCommand: Command {
  static let zones = Option<[String]>(
    "zones", short: "z", value: "FILE", help: "GeoJSON zones")
  static let points = Option(
    "points", value: "NUMBER", default: 1_000_000, help: "how many coordinates of either kind")
  static let window = Option<Window?>(
    "window", value: "W,S,E,N", help: "draw the uniform ones in this box, not around all zones")
  static let seed = Option("seed", value: "NUMBER", default: 1, help: "draw other coordinates")
  static let output = Option<String>(
    "output", short: "o", value: "NAME", help: "the files to write, without their ends")
  static let spec = CommandSpec(
    "prepare", summary: "Write zones and coordinates for other engines to read.",
    discussion: """
      Writes NAME.zones, NAME.uniform.f64 and NAME.near.f64, little-endian. A .f64 file holds \
      doubles: longitude and latitude in turn. A .zones file starts with ZNB1; then come the number \
      of zones, for each the number of its polygons, for each that of its rings, for each that of \
      its positions, the first one repeated at the end, and those as doubles. The numbers have 32 \
      bits.
      """,
    options: [zones, points, window, seed, output],
    examples: ["doorstep-bench prepare --zones communes.geojson -o data/communes"])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let set = try ZoneSet(paths: arguments[Self.zones])
    let seed = UInt64(truncatingIfNeeded: arguments[Self.seed])
    let name = arguments[Self.output]
    let count = max(0, arguments[Self.points])
    try ZoneFile.write(set.shapes, to: name + ".zones")
    try CoordinateFile.write(
      set.uniformCoordinates(count: count, in: arguments[Self.window]?.box, seed: seed),
      to: name + ".uniform.f64")
    try CoordinateFile.write(
      set.coordinatesNearBorders(count: count, seed: seed), to: name + ".near.f64")
    try console.print("\(set.shapes.count) zones, \(set.vertexCount) vertices")
    return .ok
  }
}
