// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A `.golden` file: commands as typed, and what they answered.
///
/// `Tests/Golden/README.md` describes the format.
struct Transcript: Sendable {
  /// What a transcript is made of, in order.
  enum Step: Hashable, Sendable {
    /// A comment or an empty line.
    case remark(String)
    /// A file to write into the temporary folder.
    case file(name: String, content: [UInt8])
    case command(Command)
  }

  /// A command, with the answer that is expected of it.
  struct Command: Hashable, Sendable {
    let words: String
    /// Where it stands in the file, from 1.
    let line: Int
    var input: [UInt8] = []
    var answer = Answer(code: 0)
  }

  /// What a command left behind.
  struct Answer: Hashable, Sendable {
    var output: [UInt8] = []
    var errors: [UInt8] = []
    var code: Int32
  }

  /// A line that the format does not have.
  struct FormatError: Error, CustomStringConvertible {
    let description: String
  }

  /// The folder of all transcripts.
  static let folder = SharedData.packageDirectory.appending(path: "Tests/Golden")

  /// The names of all transcripts, sorted.
  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".golden") }.sorted()

  var steps: [Step] = []

  /// Reads the transcript `text`.
  init(_ text: String) throws {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      do {
        try add(String(line), number: index + 1)
      } catch let error as FormatError {
        throw FormatError(description: "line \(index + 1): \(error)")
      }
    }
    // What follows the last newline is no line.
    if steps.last == .remark("") { steps.removeLast() }
  }

  private mutating func add(_ line: String, number: Int) throws {
    switch (line.first, steps.last) {
    case (nil, _), ("#", _):
      steps.append(.remark(line))
    case ("$", _):
      steps.append(.command(Command(words: Self.rest(of: line), line: number)))
    case ("|", .file(let name, let content)):
      let added = try EscapedLine.bytes(Self.rest(of: line))
      steps[steps.count - 1] = .file(name: name, content: content + added)
    case ("<", .command(var command)):
      command.input += try EscapedLine.bytes(Self.rest(of: line))
      steps[steps.count - 1] = .command(command)
    case (">", .command(var command)):
      command.answer.output += try EscapedLine.bytes(Self.rest(of: line))
      steps[steps.count - 1] = .command(command)
    case ("!", .command(var command)):
      command.answer.errors += try EscapedLine.bytes(Self.rest(of: line))
      steps[steps.count - 1] = .command(command)
    case ("=", .command(var command)):
      guard let code = Int32(Self.rest(of: line)) else {
        throw FormatError(description: "expected an exit code after '='")
      }
      command.answer.code = code
      steps[steps.count - 1] = .command(command)
    default:
      guard line.hasPrefix("file ") else {
        throw FormatError(description: "expected '#', '$', 'file', '|', '<', '>', '!' or '='")
      }
      steps.append(.file(name: String(line.dropFirst(5)), content: []))
    }
  }

  /// What follows the sign at the start of `line` and the space behind it.
  private static func rest(of line: String) -> String {
    let rest = line.dropFirst()
    return String(rest.first == " " ? rest.dropFirst() : rest)
  }

  /// The transcript as it stands in its file.
  var text: String { steps.map(\.text).joined() }
}

extension Transcript.Step {
  fileprivate var text: String {
    switch self {
    case .remark(let line): line + "\n"
    case .file(let name, let content):
      "file \(name)\n" + EscapedLine.lines(content, after: "|")
    case .command(let command):
      "$ \(command.words)\n" + EscapedLine.lines(command.input, after: "<") + command.answer.text
    }
  }
}

extension Transcript.Answer {
  /// The answer as it stands in a transcript.
  var text: String {
    EscapedLine.lines(output, after: ">") + EscapedLine.lines(errors, after: "!") + "= \(code)\n"
  }
}
