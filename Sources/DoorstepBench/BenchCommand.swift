// SPDX-License-Identifier: MIT

import CommandLineParsing

/// `doorstep-bench`.
struct BenchCommand: Command {
  static let seed = Option(
    "seed", value: "NUMBER", default: 1, help: "the seed of the generated zones and coordinates")
  static let json = Flag("json", help: "print one JSON object per case")
  static let zones = Option<[String]>(
    "zones", value: "FILE", help: "look up in the zones of this GeoJSON file instead")
  static let cases = Operand<[String]>("CASE", help: "the cases to measure; all when none is named")
  static let spec = CommandSpec(
    "doorstep-bench", summary: "Measure the hot paths on generated, seeded data.",
    discussion: """
      Prints for each case the nanoseconds per operation: median and fastest of 31 samples after a \
      warm-up, on one core. Compare only what ran in one call, on a quiet machine. Cases that found \
      the same print the same number. With --zones, which may be repeated, there are only the cases \
      of looking up.
      """,
    options: [seed, zones, json], operands: [cases],
    examples: [
      "doorstep-bench", "doorstep-bench --json index scan",
      "doorstep-bench --zones city.geojson index list",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let seed = UInt64(truncatingIfNeeded: arguments[Self.seed])
    let files = arguments[Self.zones]
    let all =
      files.isEmpty
      ? try Benchmark.all(seed: seed)
      : Benchmark.lookups(in: try ZoneSet(paths: files, coordinates: 200_000, seed: seed))
    let names = arguments[Self.cases]
    if let unknown = names.first(where: { name in !all.contains { $0.name == name } }) {
      let known = all.map(\.name).joined(separator: ", ")
      throw UsageError(.refused("no case is called '\(unknown)'; there are \(known)"))
    }
    for benchmark in all where names.isEmpty || names.contains(benchmark.name) {
      let result = try benchmark.measure()
      try console.print(arguments[Self.json] ? result.jsonText : result.line)
      try console.output.flush()
    }
    return .ok
  }
}
