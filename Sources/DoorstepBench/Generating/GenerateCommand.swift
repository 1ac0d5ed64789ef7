// SPDX-License-Identifier: MIT

import CommandLineParsing

/// `doorstep-bench generate`.
struct GenerateCommand: Command {
  /// What can be drawn.
  enum Kind: String, CaseIterable, CommandLineValue {
    case communes
    case deliveryAreas = "delivery-areas"

    /// The number of zones of the published figures.
    var usualCount: Int { self == .communes ? 35_000 : 100_000 }
  }

  static let seed = Option(
    "seed", value: "NUMBER", default: 1, help: "draw other zones of the same kind")
  static let count = Option<Int?>(
    "count", value: "ZONES", help: "how many; 35000 communes or 100000 areas unless given")
  static let output = Option<String>(
    "output", short: "o", value: "FILE", help: "the GeoJSON file to write")
  static let kind = Operand<Kind>("KIND", help: "communes or delivery-areas")
  static let spec = CommandSpec(
    "generate", summary: "Write many zones as GeoJSON, always the same for the same seed.",
    discussion: """
      Communes divide about 10 x 10 degrees without gaps and share winding borders vertex for \
      vertex, about 62 vertices each. Delivery areas are blobs of 60 vertices that overlap, some \
      30 deep on the whole and hundreds deep in towns.
      """,
    options: [count, seed, output], operands: [kind],
    examples: [
      "doorstep-bench generate communes -o communes.geojson",
      "doorstep-bench generate delivery-areas --count 1000 -o areas.geojson",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let kind = arguments[Self.kind]
    let seed = UInt64(truncatingIfNeeded: arguments[Self.seed])
    let count = arguments[Self.count] ?? kind.usualCount
    guard 1...10_000_000 ~= count else {
      throw UsageError(.refused("there can be 1 to 10000000 zones, not \(count)"))
    }
    let outlines =
      switch kind {
      case .communes: Communes(count: count, seed: seed).outlines()
      case .deliveryAreas: DeliveryAreas.outlines(count: count, seed: seed)
      }
    try write(outlines, to: arguments[Self.output])
    let vertices = outlines.reduce(0) { $0 + $1.count - 1 }
    try console.print("\(outlines.count) zones, \(vertices) vertices")
    return .ok
  }

  /// One feature a line.
  private func write(_ outlines: [[Microdegrees]], to path: String) throws(FileError) {
    var file = try OutputFile(path: path)
    try file.write(#"{"type":"FeatureCollection","features":["#)
    for (index, outline) in outlines.enumerated() {
      var text = index == 0 ? "\n" : ",\n"
      text += #"{"type":"Feature","id":"z\#(index)","properties":{},"#
      text += #""geometry":{"type":"Polygon","coordinates":[["#
      for (number, vertex) in outline.enumerated() {
        if number > 0 { text += "," }
        vertex.appendText(to: &text)
      }
      text += "]]}}"
      try file.write(text)
    }
    try file.write("\n]}\n")
    try file.flush()
  }
}
