// SPDX-License-Identifier: MIT

/// One command of a tool: what it accepts, and what it does.
///
///     struct GreetCommand: Command {
///       static let name = Operand<String>("NAME", help: "whom to greet")
///       static let loudly = Flag("loud", short: "l", help: "in capitals")
///       static let spec = CommandSpec(
///         "greet", summary: "Greet somebody.", options: [loudly], operands: [name],
///         examples: ["tool greet --loud Ada"])
///
///       func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
///         let greeting = "Hello, \(arguments[Self.name])!"
///         try console.print(arguments[Self.loudly] ? greeting.uppercased() : greeting)
///         return .ok
///       }
///     }
public protocol Command: Sendable {
  /// What the command accepts, from which its parser and help are made.
  static var spec: CommandSpec { get }

  /// Does the work.
  ///
  /// - Returns: ``ExitCode/ok``, or ``ExitCode/answeredNo``.
  /// - Throws: A ``UsageError`` for arguments that do not fit together; any other error ends the
  ///   tool with its description and, when it is ``ExitCodeProviding``, its code.
  func run(_ arguments: ParsedArguments, in console: Console) async throws -> ExitCode
}

extension Command {
  /// The spec of this command's type.
  var spec: CommandSpec { Self.spec }
}

/// A command that only holds others: `doorstep zones`.
public protocol CommandGroup: Command {}

extension CommandGroup {
  /// Refuses to run without one of the commands it holds.
  public func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    throw UsageError(.missingCommand)
  }
}
