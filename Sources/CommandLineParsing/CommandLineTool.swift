// SPDX-License-Identifier: MIT

import Diagnostics
import Glibc

/// A tool made of commands: finds the one that a command line calls, parses, runs it, and turns
/// what goes wrong into a message and an exit code.
///
///     await CommandLineTool(RootCommand(), version: "1.0.0").main()
public struct CommandLineTool: Sendable {
  private let root: any Command
  private let version: String

  /// The tool whose name is that of `root`; `version` is what `--version` prints after the name.
  public init(_ root: any Command, version: String) {
    self.root = root
    self.version = version
  }

  /// Runs the tool on this process's arguments and standard streams, then ends the process.
  ///
  /// From then on SIGPIPE is ignored, in child processes too, so that a reader that goes away
  /// (`doorstep … | head -1`) is an error of the write that meets it and no sudden death. So is
  /// SIGXFSZ, for files that may not become so long.
  public func main() async -> Never {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    exit(await run(Array(CommandLine.arguments.dropFirst()), console: .standard).rawValue)
  }

  /// Runs the command that `arguments`, without the tool's name, call.
  ///
  /// - Returns: The code for the process to end with. Messages are on `console.errors` by then, and
  ///   `console.output` is flushed.
  public func run(_ arguments: [String], console: Console) async -> ExitCode {
    var call = Call(root: root, arguments: arguments[...])
    do {
      try call.findCommand()
      let code = try await perform(call, in: console)
      try console.output.flush()
      return code
    } catch {
      // What was printed before the error comes before its message; if that fails too, one
      // message is enough.
      try? console.output.flush()
      return report(error, of: call, in: console)
    }
  }

  private func perform(_ call: Call, in console: Console) async throws -> ExitCode {
    switch try ArgumentParser.parse(call.arguments, for: call.spec) {
    case .help: try console.print(HelpPage(spec: call.spec, path: call.path).text)
    case .version: try console.print("\(root.spec.name) \(version)")
    case .run(let arguments): return try await call.command.run(arguments, in: console)
    }
    return .ok
  }

  private func report(_ error: any Error, of call: Call, in console: Console) -> ExitCode {
    let code =
      switch error {
      case is UsageError: ExitCode.usage
      case let error as any ExitCodeProviding: error.exitCode
      default: ExitCode.internalError
      }
    if code == .closedPipe { return code }
    for message in (error as? any MessagesProviding)?.messages ?? ["\(error)"] {
      console.report("\(root.spec.name): \(message)".printable)
    }
    if error is UsageError {
      console.report("Try '\((call.path + ["--help"]).joined(separator: " "))'.")
    }
    return code
  }
}

/// A command on its way from the words of a command line.
private struct Call {
  private(set) var command: any Command
  /// The words so far, the tool's name first.
  private(set) var path: [String]
  private(set) var arguments: ArraySlice<String>

  init(root: any Command, arguments: ArraySlice<String>) {
    command = root
    path = [root.spec.name]
    self.arguments = arguments
    // `doorstep help check` is `doorstep check --help`.
    if !root.spec.subcommands.isEmpty, arguments.first == "help" {
      self.arguments = arguments.dropFirst() + ["--help"]
    }
  }

  /// The spec of the command, with `--version` at the top level.
  var spec: CommandSpec { path.count == 1 ? command.spec.addingVersion() : command.spec }

  /// Goes down to the command that the first words name.
  mutating func findCommand() throws(UsageError) {
    while !spec.subcommands.isEmpty, let word = arguments.first, !word.hasPrefix("-") {
      guard let next = spec.subcommands.first(where: { $0.spec.name == word }) else {
        let names = spec.subcommands.map(\.spec.name) + (path.count == 1 ? ["help"] : [])
        let suggestion = Suggestion.nearest(to: word, in: names)
        throw UsageError(.unknownCommand(word, suggestion: suggestion))
      }
      command = next
      path.append(word)
      arguments.removeFirst()
    }
  }
}
