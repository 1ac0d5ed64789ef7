// SPDX-License-Identifier: MIT

// Plays a scenario behind the terminal's header, for a driver that presses keys and reads the screen:
//
//     HeaderStage SCENARIO DEFAULTS COMMANDS ANSWERS [--no-motion] [--ascii]
//
// COMMANDS and ANSWERS are numbers of open descriptors. A line of JSON `{"read": BYTES, "step": NUMBER}` means: when so many bytes of keys have been
// read since the beginning, settle the call or set the members that this step of the scenario says (the actions of
// steps are keys), and answer with what the step caused and how many bytes the terminal was sent until
// then. So the driver never waits for time to pass.

import CommandLineParsing
import Dispatch
import Foundation
import HeaderModel
import HeaderRehearsal
import JSONDocument
import TerminalHeader
import TerminalScreen

let arguments = CommandLine.arguments
let scenario = try Scenario(
  parsing: [UInt8](Data(contentsOf: URL(fileURLWithPath: arguments[1]))), source: arguments[1],
  defaults: JSON(
    JSONDocument(
      parsing: [UInt8](Data(contentsOf: URL(fileURLWithPath: arguments[2]))), source: arguments[2]
    ).root))
let rehearsal = try Rehearsal(scenario)
var feedback: [LocationHeader.Feedback] = []
rehearsal.header.environment.feedback = { feedback.append($0) }

let writer = ScreenWriter(.fullScreen)
let terminal = try Terminal(
  input: STDIN_FILENO, output: STDOUT_FILENO, opening: writer.opening(mouse: true),
  closing: writer.closing)
let look = Look(
  theme: Theme(.dark, depth: .indexed), marks: arguments.contains("--ascii") ? .ascii : .unicode,
  moves: !arguments.contains("--no-motion"))
let session = HeaderSession(
  header: rehearsal.header, terminal: terminal, writer: writer, look: look, host: .none)

let lines = AsyncStream.makeStream(of: String.self)
DispatchQueue(label: "commands").async {
  let input = InputLines(descriptor: Int32(CommandLine.arguments[3]) ?? -1)
  while let line = try? input.next() { lines.continuation.yield(line) }
  lines.continuation.finish()
}
let answers = OutputChannel(descriptor: Int32(arguments[4]) ?? -1)

/// Does what `line` says and answers.
@MainActor func obey(_ line: String) async throws {
  let command = try JSONDocument(parsing: [UInt8](line.utf8), source: "command").root
  await session.waitUntilRead(Int(clamping: try command.required("read").integer()))
  let number = Int(clamping: try command.required("step").integer())
  // A number below all steps only waits.
  var event = number < 0 ? .none : scenario.steps[number].event
  if case .action = event { event = .none }
  let happening = try await rehearsal.perform(event)
  session.draw()
  let haptics = feedback.compactMap { if case .haptic(let haptic) = $0 { haptic } else { nil } }
  let announcements = feedback.compactMap {
    if case .announcement(let sentence) = $0 { sentence } else { nil }
  }
  feedback = []
  let answer: JSON = [
    "written": .integer(Int64(terminal.bytesWritten)), "calls": .array(happening.calls),
    "haptics": .array(haptics.map { .string($0.rawValue) }),
    "announcements": .array(announcements.map { .string($0) }),
    "wasCancelled": happening.wasCancelled.map { .boolean($0) } ?? .null,
    "chooserIsOpen": .boolean(rehearsal.header.chooser != .closed),
  ]
  try answers.write(answer.text() + "\n")
  try answers.flush()
}

Task {
  for await line in lines.stream {
    do {
      try await obey(line)
    } catch {
      try answers.write("\(error)\n")
      try answers.flush()
    }
  }
  session.end(.finished)
}
_ = await session.run()
