// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Doorstep

/// `doorstep zones compile`.
struct CompileCommand: Command {
  static let output = Option<String>(
    "output", short: "o", value: "FILE", help: "where to write the compiled zones")
  static let precedence = Option<PrecedenceArgument>(
    "precedence", value: "ORDER", default: PrecedenceArgument(.priority),
    help: "the precedence of the service that uses them")
  static let sources = Operand<[String]>("FILE", atLeast: 1, help: "GeoJSON with zones")

  static let spec = CommandSpec(
    "compile", summary: "Compile zones from GeoJSON into a file that opens at once.",
    discussion: """
      The file has the index of all zones and what is said of them. --service takes it, and so does \
      "zones" of a service.json, alone. It is mapped into memory, which processes share.

      Hubs and estimates that zones name are held against the service that uses the file. ORDER is \
      priority, first, smallest, cheapest or fastest.

      An old file is replaced when the new one is complete; until then it stays. Do not copy over a \
      file in use: that would end the processes that use it.
      """,
    options: [output, precedence], operands: [sources],
    examples: [
      "doorstep zones compile zones.geojson -o area.zones",
      "doorstep zones compile north.geojson south.geojson -o area.zones",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let bar = ProgressBar(on: console.errors)
    defer { bar.wipe() }
    let start = ContinuousClock.now
    let zones = try CompiledZones(
      compiling: arguments[Self.sources], into: arguments[Self.output],
      precedence: arguments[Self.precedence].precedence, progress: bar.show)
    let tenths = (ContinuousClock.now - start) / .milliseconds(100)
    let seconds = tenths.rounded() / 10
    try console.print("\(zones.path): \(zones.content), \(seconds) s".printable)
    return .ok
  }
}

extension CompiledZones {
  /// Such as `2 zones, 10 vertices, 4096 bytes`.
  var content: String {
    "\(zoneCount) \(zoneCount == 1 ? "zone" : "zones"), \(vertexCount) vertices, \(byteCount) bytes"
  }
}
