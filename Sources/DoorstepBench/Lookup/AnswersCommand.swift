// SPDX-License-Identifier: MIT

import CommandLineParsing
import ZoneIndexing

/// `doorstep-bench answers`.
struct AnswersCommand: Command {
  static let pointsFile = Option<String>(
    "points-file", value: "FILE", help: "look up these coordinates, as lookup does")
  static let output = Option<String>(
    "output", short: "o", value: "FILE", help: "the file of pairs to write")
  static let spec = CommandSpec(
    "answers", summary: "Write which zones contain each coordinate, to compare engines by.",
    discussion: """
      Each pair of a point and a zone that contains it is two little-endian numbers of 32 bits, \
      counted from 0: pairs are in the order of the points, zones of one point in no special order.
      """,
    options: [ZoneSet.files, pointsFile, PointSet.points, output], operands: [ZoneSet.moreFiles],
    examples: ["doorstep-bench answers -z city.geojson --points-file places.f64 -o found"])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let index = ZoneIndex(try ZoneSet(arguments).shapes)
    let limit = try PointSet.count(arguments)
    let coordinates = try CoordinateFile.read(arguments[Self.pointsFile], limit: limit)
    var file = try OutputFile(path: arguments[Self.output])
    for (point, coordinate) in coordinates.enumerated() {
      for zone in index.zones(containing: coordinate) {
        try file.write(point)
        try file.write(zone)
      }
    }
    try file.flush()
    return .ok
  }
}
