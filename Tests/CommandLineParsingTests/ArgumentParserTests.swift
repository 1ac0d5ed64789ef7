// SPDX-License-Identifier: MIT

import CommandLineParsing
import Testing

@Suite("Reading a command line")
struct ArgumentParserTests {
  /// Arguments after `check`, and the line that ``CheckCommand`` prints for them.
  struct Accepted: CustomTestStringConvertible {
    let arguments: [String]
    let line: String
    init(_ arguments: [String], _ line: String) { (self.arguments, self.line) = (arguments, line) }
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let accepted = [
    Accepted(["--service", "X", "1,2"], #"X now [] 10 auto text quiet ["1.0/2.0"]"#),
    Accepted(["--service=X", "1,2"], #"X now [] 10 auto text quiet ["1.0/2.0"]"#),
    Accepted(["-s", "X", "1,2"], #"X now [] 10 auto text quiet ["1.0/2.0"]"#),
    Accepted(["-sX", "1,2"], #"X now [] 10 auto text quiet ["1.0/2.0"]"#),
    // Options after operands, and operands between them.
    Accepted(["1,2", "-sX", "3,4", "-v"], #"X now [] 10 auto text loud ["1.0/2.0", "3.0/4.0"]"#),
    // A cluster of flags may end with an option, its value attached or not.
    Accepted(["-vsX", "1,2"], #"X now [] 10 auto text loud ["1.0/2.0"]"#),
    Accepted(["-vs", "X", "1,2"], #"X now [] 10 auto text loud ["1.0/2.0"]"#),
    // A flag may be given twice.
    Accepted(["-v", "--verbose", "-vv", "-sX", "1,2"], #"X now [] 10 auto text loud ["1.0/2.0"]"#),
    // Negative coordinates, with and without `--`.
    Accepted(["-sX", "-71.5,42.5"], #"X now [] 10 auto text quiet ["-71.5/42.5"]"#),
    Accepted(["-sX", "--", "-71.5,42.5"], #"X now [] 10 auto text quiet ["-71.5/42.5"]"#),
    Accepted(["-.5,-.25", "-sX"], #"X now [] 10 auto text quiet ["-0.5/-0.25"]"#),
    // Values that begin with a dash.
    Accepted(["-s", "-", "1,2"], #"- now [] 10 auto text quiet ["1.0/2.0"]"#),
    Accepted(["-sX", "--limit", "-5", "1,2"], #"X now [] -5 auto text quiet ["1.0/2.0"]"#),
    Accepted(["-sX", "-l-5", "1,2"], #"X now [] -5 auto text quiet ["1.0/2.0"]"#),
    Accepted(["--service=--json", "1,2"], #"--json now [] 10 auto text quiet ["1.0/2.0"]"#),
    Accepted(["-s", "-unheard", "1,2"], #"-unheard now [] 10 auto text quiet ["1.0/2.0"]"#),
    // Only the first `=` parts; an empty value is a value.
    Accepted(["--service=a=b", "1,2"], #"a=b now [] 10 auto text quiet ["1.0/2.0"]"#),
    Accepted(["--service=", "1,2"], #" now [] 10 auto text quiet ["1.0/2.0"]"#),
    Accepted(["--service", "", "1,2"], #" now [] 10 auto text quiet ["1.0/2.0"]"#),
    // As with getopt, `=` after a short name is part of the value.
    Accepted(["-s=X", "1,2"], #"=X now [] 10 auto text quiet ["1.0/2.0"]"#),
    // Repeated, defaulted and optional options.
    Accepted(
      ["-pA", "--plugin=B", "-sX", "1,2", "--plugin", "C"],
      #"X now ["A", "B", "C"] 10 auto text quiet ["1.0/2.0"]"#),
    Accepted(
      ["-sX", "--at", "noon", "-l", "3", "--color=never", "1,2"],
      #"X noon [] 3 never text quiet ["1.0/2.0"]"#),
    // Text that joins with the character before it: a combining accent, a line feed after CR.
    Accepted(["--service=\u{301}", "1,2"], "\u{301} now [] 10 auto text quiet [\"1.0/2.0\"]"),
    Accepted(["-s\u{301}", "1,2"], "\u{301} now [] 10 auto text quiet [\"1.0/2.0\"]"),
  ]

  @Test(arguments: accepted)
  func `what is well-formed is read`(_ sample: Accepted) async {
    let outcome = await SampleTool.run(["check"] + sample.arguments)
    #expect(outcome == Outcome(output: sample.line + "\n"))
  }

  /// Arguments of the tool, and the message without the tool's name and the hint.
  struct Refused: CustomTestStringConvertible {
    let arguments: [String]
    let message: String
    var command = "sample check"
    init(_ arguments: [String], _ message: String) {
      (self.arguments, self.message) = (["check"] + arguments, message)
    }
    init(_ command: String, tool arguments: [String], _ message: String) {
      (self.command, self.arguments, self.message) = (command, arguments, message)
    }
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let refused = [
    Refused(["--sevice", "X"], "unknown option '--sevice'; did you mean '--service'?"),
    Refused(["--sevice=X"], "unknown option '--sevice'; did you mean '--service'?"),
    Refused(["--serv=X"], "unknown option '--serv'; did you mean '--service'?"),
    Refused(["-verbsoe"], "unknown option '-e'; did you mean '--verbose'?"),
    Refused(["-x"], "unknown option '-x'"),
    Refused(["-vx"], "unknown option '-x'"),
    Refused(["--quantum"], "unknown option '--quantum'"),
    Refused(["--=X"], "unknown option '--'"),
    Refused(["---"], "unknown option '---'"),
    Refused(["--service"], "option '--service' needs a value: PATH"),
    Refused(["-vs"], "option '-s' needs a value: PATH"),
    Refused(["--service", "--json", "1,2"], "option '--service' needs a value: PATH"),
    Refused(["--service", "--at=noon", "1,2"], "option '--service' needs a value: PATH"),
    Refused(["-s", "-v", "1,2"], "option '-s' needs a value: PATH"),
    Refused(["-s", "--", "1,2"], "option '-s' needs a value: PATH"),
    Refused(["--json=yes"], "option '--json' takes no value, found 'yes'"),
    Refused(["--json="], "option '--json' takes no value, found ''"),
    Refused(["-sX", "--service=Y", "1,2"], "option '--service' is given twice"),
    Refused(["-l1", "-l2"], "option '--limit' is given twice"),
    Refused(["1,2"], "expected the option '--service'"),
    Refused(["-sX"], "expected an operand: LON,LAT"),
    Refused(
      ["-sX", "-l", "many", "1,2"], "invalid value 'many' for '--limit': expected a whole number"),
    Refused(
      ["-sX", "-l99999999999999999999", "1,2"],
      "invalid value '99999999999999999999' for '--limit': expected a whole number"),
    Refused(
      ["-sX", "--color", "red", "1,2"],
      "invalid value 'red' for '--color': expected 'auto' or 'always' or 'never'"),
    Refused(
      ["-sX", "1,2", "-71"],
      "invalid value '-71' for 'LON,LAT': expected a longitude and a latitude such as -71.06,42.36"),
    Refused(["-sX", "-l0", "1,2"], #"a limit of 0 checks\nnothing"#),
    // Nothing reaches the terminal raw, and nothing floods it.
    Refused(["--\u{1B}[2J\u{202E}\n"], #"unknown option '--\u{1B}[2J\u{202E}\n'"#),
    Refused(
      ["-sX", "-l\u{9B}7m\u{7F}", "1,2"],
      #"invalid value '\u{9B}7m\u{7F}' for '--limit': expected a whole number"#),
    Refused(
      ["--" + String(repeating: "y", count: 100_000)],
      "unknown option '--" + String(repeating: "y", count: 98) + "…'"),
    // Commands.
    Refused("sample", tool: [], "expected a command"),
    Refused("sample", tool: ["chekc"], "unknown command 'chekc'; did you mean 'check'?"),
    Refused("sample", tool: ["hepl"], "unknown command 'hepl'; did you mean 'help'?"),
    Refused("sample", tool: ["help", "zoness"], "unknown command 'zoness'; did you mean 'zones'?"),
    Refused("sample", tool: ["ship"], "unknown command 'ship'"),
    Refused("sample", tool: [""], "unknown command ''"),
    Refused("sample", tool: ["--versoin"], "unknown option '--versoin'; did you mean '--version'?"),
    Refused("sample", tool: ["--", "check"], "unexpected operand 'check'"),
    Refused("sample zones", tool: ["zones"], "expected a command"),
    Refused("sample zones", tool: ["zones", "help"], "unknown command 'help'"),
    Refused("sample zones", tool: ["zones", "--version"], "unknown option '--version'"),
    Refused("sample zones lint", tool: ["zones", "lint"], "expected an operand: FILE"),
    Refused("sample zones lint", tool: ["zones", "lint", "a", "b", "c"], "unexpected operand 'c'"),
    Refused("sample zones lint", tool: ["zones", "lint", "a"], "expected the option '--strict'"),
    Refused(
      "sample zones lint", tool: ["zones", "lint", "a", "--strict="],
      "invalid value '' for '--strict': expected 'yes' or 'no'"),
  ]

  @Test(arguments: refused)
  func `what is wrong is named, with the way to help`(_ sample: Refused) async {
    let outcome = await SampleTool.run(sample.arguments)
    let errors = "sample: \(sample.message)\nTry '\(sample.command) --help'.\n"
    #expect(outcome == Outcome(errors: errors, code: 64))
  }

  @Test func `single operands are read in their order`() async {
    let one = await SampleTool.run(["zones", "lint", "-", "--strict=no"])
    #expect(one == Outcome(output: "- none no\n"))
    let two = await SampleTool.run(["zones", "lint", "a", "--strict", "yes", "--", "--strict"])
    #expect(two == Outcome(output: "a --strict yes\n"))
  }

  @Test func `a number after a dash is an option where there is one of that name`() async {
    struct Root: Command {
      static let one = Flag("single", short: "1", help: "one line")
      static let rest = Operand<[String]>("TEXT", help: "anything")
      static let spec = CommandSpec("tool", summary: "Test.", options: [one], operands: [rest])
      func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
        try console.print("\(arguments[Self.one]) \(arguments[Self.rest])")
        return .ok
      }
    }
    let console = Console.capturing()
    let tool = CommandLineTool(Root(), version: "0")
    #expect(await tool.run(["-2", "-1", "-.5"], console: console) == .ok)
    #expect(console.output.captured == "true [\"-2\", \"-.5\"]\n")
    #expect(await tool.run(["-12"], console: console) == .usage)
    #expect(console.errors.captured == "tool: unknown option '-2'\nTry 'tool --help'.\n")
  }
}
