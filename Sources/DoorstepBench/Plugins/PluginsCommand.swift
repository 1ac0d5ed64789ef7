// SPDX-License-Identifier: MIT

import CommandLineParsing
import RulePlugins

/// `doorstep-bench plugins`.
struct PluginsCommand: Command {
  static let json = Flag("json", help: "print one JSON object per figure")
  static let spec = CommandSpec(
    "plugins", summary: "Measure what it costs to ask a rule plug-in.",
    discussion: """
      Asks the plug-ins beside this program, AlcoholRule (C) and BlackoutRule (Swift), about a delivery \
      which is no case for them, so that what is measured is how the question and the answer get there and \
      back: making the message, which all plug-ins of a decision share; asking on such a message; the same \
      through what a new version is put into; asking with a message of its own; 64 at once. Nanoseconds, in \
      time of the thread, the median of 31 samples after a warm-up. In processes of their own, run by the \
      doorstep beside this program: microseconds there and back, on the clock of the wall.
      """,
    options: [json],
    examples: ["doorstep-bench plugins"])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    for question in try PluginQuestion.all() {
      let figures = try PluginFigures(of: question)
      try console.print(arguments[Self.json] ? figures.jsonText : figures.line)
      try console.output.flush()
    }
    for (name, process, context) in try PluginQuestion.allApart() {
      let figures = try ProcessFigures(of: process, called: name, context)
      try console.print(arguments[Self.json] ? figures.jsonText : figures.line)
      try console.output.flush()
    }
    return .ok
  }
}
