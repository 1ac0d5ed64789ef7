// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Doorstep
import JSONDocument

/// `doorstep plugins check`.
struct CheckPluginCommand: Command {
  static let file = Operand<String>(
    "FILE", help: "a plug-in's file, or its name such as BlackoutRule")
  static let config = Option<JSONArgument?>(
    "config", value: "JSON", help: "what the plug-in reads itself; {} by default")
  static let reads = Option<[String]>(
    "reads", value: "PATH", help: "a file or folder that it may read while its instance is made")
  static let requests = Option(
    "requests", value: "NUMBER", default: CountArgument(count: 1000),
    help: "how many requests to ask it about")
  static let seed = Option(
    "seed", value: "NUMBER", default: 1, help: "which requests: the same for the same seed")
  static let json = Flag("json", help: "print one JSON object")

  static let spec = CommandSpec(
    "check", summary: "Try a rule plug-in out, in a confined process.",
    discussion: """
      Says what the plug-in is, what it exports, how it answers to generated requests (places, times, \
      baskets and tags of all kinds, the unusual more often than in life) and how long that takes; and what has \
      to be mended. Each request is asked three times: alone, alone in reverse order, and together with others. \
      Nothing of the file is loaded into doorstep itself. The exit code is 0 when nothing has to be mended, \
      else 1.
      """,
    options: [config, reads, ServiceOption.plugins, requests, seed, json], operands: [file],
    examples: [
      "doorstep plugins check ./libNightRule.so",
      #"doorstep plugins check BlackoutRule --config '{"ranges": [{"from": "2026-12-24", "until": "2026-12-26"}]}'"#,
    ])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    guard arguments[Self.requests].count > 0 else {
      throw UsageError(.refused("--requests 0 asks nothing; ask about one request at least"))
    }
    let check = PluginCheck(
      of: arguments[Self.file], configuration: arguments[Self.config]?.json ?? [:],
      folders: arguments[ServiceOption.plugins], readablePaths: arguments[Self.reads],
      requests: arguments[Self.requests].count,
      seed: UInt64(truncatingIfNeeded: arguments[Self.seed]))
    if arguments[Self.json] {
      try console.print(check.json.text())
    } else {
      for line in check.lines { try console.print(line.printable) }
    }
    return check.problems.isEmpty ? .ok : .answeredNo
  }
}
