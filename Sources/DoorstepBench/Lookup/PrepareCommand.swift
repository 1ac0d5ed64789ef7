// SPDX-License-Identifier: MIT

import CommandLineParsing

/// `doorstep-bench prepare`.
struct PrepareCommand: Command {
  static let output = Option<String>(
    "output", short: "o", value: "NAME", help: "the files to write, without their ends")
  static let spec = CommandSpec(
    "prepare", summary: "Write zones and coordinates for other engines to read.",
    discussion: """
      Writes NAME.rings, NAME.uniform.f64 and NAME.near.f64, little-endian. A .f64 file holds \
      doubles: longitude and latitude in turn. A .rings file starts with ZNB1; then come the number \
      of zones, for each the number of its polygons, for each that of its rings, for each that of \
      its positions, the first one repeated at the end, and those as doubles. The numbers have 32 \
      bits.
      """,
    options: [ZoneSet.files, PointSet.points, PointSet.window, PointSet.seed, output],
    operands: [ZoneSet.moreFiles],
    examples: ["doorstep-bench prepare --zones communes.geojson -o data/communes"])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let set = try ZoneSet(arguments)
    let name = arguments[Self.output]
    try RingFile.write(set.shapes, to: name + ".rings")
    for points in try PointSet.drawn(for: set, arguments) {
      try CoordinateFile.write(points.coordinates, to: "\(name).\(points.name).f64")
    }
    try console.print("\(set.shapes.count) zones, \(set.vertexCount) vertices")
    return .ok
  }
}
