// SPDX-License-Identifier: MIT

/// The whole of a command's interface as one value: it drives parsing, help and suggestions.
public struct CommandSpec: Sendable {
  /// The word that calls the command.
  let name: String
  /// One sentence.
  let summary: String
  /// What else there is to say, paragraphs separated by empty lines; may be empty.
  let discussion: String
  /// Flags and options in the order of help, `--help` last.
  private(set) var options: [ArgumentSpec]
  /// Operands in their order on the command line.
  let operands: [ArgumentSpec]
  /// Commands to try, each at most 76 columns.
  let examples: [String]
  /// The commands that this one holds; empty when it does work itself.
  let subcommands: [any Command]

  /// A command called `name`; `--help` and `-h` are added.
  ///
  /// - Precondition: No two options share a name, and none is called `--version`; only the last operand may be given more or less
  ///   than once; a command that holds others has neither options nor operands.
  public init(
    _ name: String, summary: String, discussion: String = "",
    options: [any OptionDeclaration] = [], operands: [any OperandDeclaration] = [],
    examples: [String] = [], subcommands: [any Command] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.options = options.map(\.spec) + [Flag.help.spec]
    self.operands = operands.map(\.spec)
    self.examples = examples
    self.subcommands = subcommands
    let all = self.options + [Flag.version.spec]
    let names = all.map(\.label) + all.compactMap { $0.short.map { "-\($0)" } }
    precondition(Set(names).count == names.count, "two options of '\(name)' share a name")
    precondition(
      self.operands.dropLast().allSatisfy { $0.counts == 1...1 },
      "only the last operand of '\(name)' may be given more or less than once")
    precondition(
      subcommands.isEmpty || (options.isEmpty && operands.isEmpty),
      "'\(name)' holds commands, so it has neither options nor operands")
  }

  /// The same command with `--version`.
  func addingVersion() -> Self {
    var spec = self
    spec.options.append(Flag.version.spec)
    return spec
  }
}
