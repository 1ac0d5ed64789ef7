// SPDX-License-Identifier: MIT

/// The help of one command, laid out for a terminal of 80 columns.
struct HelpPage {
  /// The command.
  let spec: CommandSpec
  /// The words that call it, the tool's name first.
  let path: [String]

  private var isTopLevel: Bool { path.count == 1 }

  /// The whole page, without a newline at its end.
  var text: String {
    let paragraphs = [spec.summary, spec.discussion].filter { !$0.isEmpty }
    let sections = [
      usage, TextLayout.paragraphs(paragraphs.joined(separator: "\n\n")),
      section("Operands", spec.operands.map { ($0.label, $0.explanation) }),
      section("Commands", commands),
      section("Options", spec.options.map { ($0.synopsis, $0.explanation) }),
      spec.examples.isEmpty ? [] : ["Examples:"] + spec.examples.map { "  " + $0 },
      isTopLevel ? section("Exit codes", exitCodes) : [],
    ]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private var usage: [String] {
    let call = (["Usage:"] + path).joined(separator: " ")
    let required = spec.options.filter(\.isRequired).map(\.usage)
    let hasOthers = spec.options.contains { !$0.isRequired }
    let words =
      spec.subcommands.isEmpty
      ? (hasOthers ? ["[OPTION...]"] : []) + required + spec.operands.map(\.usage)
      : ["COMMAND", "[ARGUMENT...]"]
    return TextLayout.wrap(words, after: call)
  }

  private var commands: [(String, String)] {
    let commands = spec.subcommands.map { ($0.spec.name, $0.spec.summary) }
    guard isTopLevel, !commands.isEmpty else { return commands }
    return commands + [("help", "Print the help of a command.")]
  }

  private var exitCodes: [(String, String)] {
    ExitCode.documented.map { code, meaning in
      (code.rawValue < 10 ? " \(code.rawValue)" : "\(code.rawValue)", meaning)
    }
  }

  private func section(_ title: String, _ rows: [(String, String)]) -> [String] {
    rows.isEmpty ? [] : [title + ":"] + TextLayout.columns(rows)
  }
}

extension ArgumentSpec {
  /// Whether a command line without the argument is wrong.
  fileprivate var isRequired: Bool { counts.lowerBound > 0 }

  /// The argument in the line that shows how to call the command.
  fileprivate var usage: String {
    let isOption = label != placeholder
    let once = isOption ? [label, placeholder].compactMap(\.self).joined(separator: " ") : label
    let text = counts.upperBound > 1 ? once + "..." : once
    return isRequired ? text : "[\(text)]"
  }

  /// The names of an option and its placeholder: `-s, --service PATH`.
  fileprivate var synopsis: String {
    let name = (short.map { "-\($0), " } ?? "    ") + label
    return placeholder.map { "\(name) \($0)" } ?? name
  }

  /// The help, with what the reader must know of how often to give it.
  fileprivate var explanation: String {
    if let defaultText { return "\(help) (default: \(defaultText))" }
    guard placeholder != nil, label != placeholder else { return help }
    if isRequired { return "\(help) (required)" }
    return counts.upperBound > 1 ? "\(help) (may be repeated)" : help
  }
}
