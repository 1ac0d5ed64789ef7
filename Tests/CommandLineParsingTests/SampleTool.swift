// SPDX-License-Identifier: MIT

import CommandLineParsing

/// A tool with one command of each kind, whose commands print what was parsed.
struct SampleTool: CommandGroup {
  static let spec = CommandSpec(
    "sample", summary: "Show what a command line can say.",
    examples: ["sample check --service harbor -71.0421,42.3530", "sample help zones lint"],
    subcommands: [CheckCommand(), ZonesCommand(), FailCommand()])

  /// What running `arguments` prints and returns.
  static func run(_ arguments: [String], input: String = "") async -> Outcome {
    let console = Console.capturing(input: input)
    let tool = CommandLineTool(SampleTool(), version: "1.2.3")
    let code = await tool.run(arguments, console: console)
    return Outcome(
      output: console.output.captured, errors: console.errors.captured, code: code.rawValue)
  }
}

struct Outcome: Hashable {
  var output = ""
  var errors = ""
  var code: Int32 = 0
}

/// `LON,LAT`, the way a tool would add a type of its own.
struct Position: CommandLineValue {
  let longitude, latitude: Double

  init(argument: String) throws(InvalidValue) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0)
    }
    guard numbers.count == 2, let longitude = numbers[0], let latitude = numbers[1] else {
      throw InvalidValue(argument, expected: "a longitude and a latitude such as -71.06,42.36")
    }
    (self.longitude, self.latitude) = (longitude, latitude)
  }
}

struct CheckCommand: Command {
  static let service = Option<String>(
    "service", short: "s", value: "PATH", help: "the service's folder, or one GeoJSON file")
  static let at = Option<String?>(
    "at", value: "TIME", help: "decide for this time instead of now, on the service's clock")
  static let plugins = Option<[String]>(
    "plugin", short: "p", value: "NAME", help: "also run this plug-in")
  static let limit = Option(
    "limit", short: "l", value: "COUNT", default: 10, help: "stop after so many")
  static let color = Option(
    "color", value: "WHEN", default: ColorChoice.auto, help: "auto, always or never")
  static let json = Flag("json", short: "j", help: "print one JSON object for each coordinate")
  static let verbose = Flag("verbose", short: "v", help: "say more")
  static let positions = Operand<[Position]>(
    "LON,LAT", atLeast: 1, help: "degrees WGS84, longitude first")
  static let spec = CommandSpec(
    "check", summary: "Say whether an address is deliverable.",
    discussion: """
      Prints one line for each coordinate, in the order given. A coordinate on the border of a \
      zone is in the zone.

      Ends with 1 when any coordinate is not deliverable.
      """,
    options: [service, at, plugins, limit, color, json, verbose], operands: [positions],
    examples: ["sample check --service harbor -71.0421,42.3530"])

  func run(_ arguments: ParsedArguments, in console: Console) async throws -> ExitCode {
    await Task.yield()
    if arguments[Self.limit] == 0 { throw UsageError(.refused("a limit of 0 checks\nnothing")) }
    try console.print(
      """
      \(arguments[Self.service]) \(arguments[Self.at] ?? "now") \(arguments[Self.plugins]) \
      \(arguments[Self.limit]) \(arguments[Self.color]) \
      \(arguments[Self.json] ? "json" : "text") \(arguments[Self.verbose] ? "loud" : "quiet") \
      \(arguments[Self.positions].map { "\($0.longitude)/\($0.latitude)" })
      """)
    return arguments[Self.json] ? .answeredNo : .ok
  }
}

struct ZonesCommand: CommandGroup {
  static let spec = CommandSpec(
    "zones", summary: "Work on the drawing of zones.",
    examples: ["sample zones lint harbor.geojson"], subcommands: [LintCommand()])
}

struct LintCommand: Command {
  enum Answer: String, CaseIterable, CommandLineValue { case yes, no }

  static let file = Operand<String>("FILE", help: "GeoJSON; '-' is standard input")
  static let report = Operand<String?>(
    "REPORT", help: "where to write; standard output unless given")
  static let strict = Option<Answer?>("strict", value: "yes|no", help: "warnings are errors")
  static let spec = CommandSpec(
    "lint", summary: "Find mistakes in a drawing.", options: [strict], operands: [file, report],
    examples: ["sample zones lint harbor.geojson"])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let strict = try arguments.require(Self.strict)
    try console.print("\(arguments[Self.file]) \(arguments[Self.report] ?? "none") \(strict)")
    return .ok
  }
}

struct FailCommand: Command {
  struct Failure: ExitCodeProviding, CustomStringConvertible {
    let exitCode: ExitCode
    let description = "no such \u{1B}[31mservice\n"
  }
  struct Surprise: Error {}

  static let code = Operand<Int?>("CODE", help: "the exit code to fail with")
  static let spec = CommandSpec(
    "fail", summary: "Print a line, then fail.", operands: [code], examples: ["sample fail 65"])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    try console.print("before")
    guard let code = arguments[Self.code] else { throw Surprise() }
    throw Failure(exitCode: ExitCode(rawValue: Int32(clamping: code)))
  }
}
