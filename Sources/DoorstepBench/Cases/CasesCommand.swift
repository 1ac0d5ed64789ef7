// SPDX-License-Identifier: MIT

import CommandLineParsing

/// `doorstep-bench cases`.
struct CasesCommand: Command {
  static let seed = Option(
    "seed", value: "NUMBER", default: 1, help: "the seed of the generated zones and coordinates")
  static let json = Flag("json", help: "print one JSON object per case")
  static let cases = Operand<[String]>("CASE", help: "the cases to measure; all when none is named")
  static let spec = CommandSpec(
    "cases", summary: "Measure the hot paths on generated, seeded data.",
    discussion: """
      Prints for each case the nanoseconds per operation: median and fastest of 31 samples after a \
      warm-up, on one core. Compare only what ran in one call, on a quiet machine. Cases that found \
      the same print the same number.
      """,
    options: [seed, json], operands: [cases],
    examples: [
      "doorstep-bench cases", "doorstep-bench cases --json index scan",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let seed = UInt64(truncatingIfNeeded: arguments[Self.seed])
    let all = try Benchmark.all(seed: seed)
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
