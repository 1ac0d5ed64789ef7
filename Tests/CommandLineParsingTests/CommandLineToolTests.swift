// SPDX-License-Identifier: MIT

import CommandLineParsing
import TestSupport
import Testing

@Suite("Running a command")
struct CommandLineToolTests {
  @Test func `its code is the tool's`() async {
    let outcome = await SampleTool.run(["check", "--json", "-sX", "1,2"])
    #expect(outcome.code == 1)
  }

  @Test(arguments: [65, 66, 69, 70, 73, 74, 75, 78])
  func `an error brings its own code and is printed without control characters`(code: Int32) async {
    let outcome = await SampleTool.run(["fail", "\(code)"])
    let message = #"sample: no such \u{1B}[31mservice\n"# + "\n"
    #expect(outcome == Outcome(output: "before\n", errors: message, code: code))
  }

  @Test func `an error without a code is a mistake of the program`() async {
    let outcome = await SampleTool.run(["fail"])
    #expect(outcome == Outcome(output: "before\n", errors: "sample: Surprise()\n", code: 70))
  }

  @Test func `a reader that has gone ends the tool without a message`() async {
    let outcome = await SampleTool.run(["fail", "141"])
    #expect(outcome == Outcome(output: "before\n", code: 141))
  }

  @Test func `output that cannot be written is an error though the command succeeded`() async throws
  {
    let full = try Descriptor(opening: "/dev/full")
    defer { full.close() }
    let errors = OutputChannel()
    let console = Console(
      output: OutputChannel(descriptor: full.number), errors: errors, input: InputLines(bytes: []))
    let tool = CommandLineTool(SampleTool(), version: "0")
    #expect(await tool.run(["--version"], console: console) == .inputOutputError)
    #expect(errors.captured == "sample: cannot write: No space left on device\n")
  }

  @Test func `the codes are those of sysexits`() {
    let codes: [ExitCode] = [
      .ok, .answeredNo, .usage, .dataError, .noInput, .unavailable, .internalError, .cannotCreate,
      .inputOutputError, .temporaryFailure, .configuration,
    ]
    #expect(codes.map(\.rawValue) == [0, 1, 64, 65, 66, 69, 70, 73, 74, 75, 78])
  }

  @Test func `options that share a name are a mistake in the code`() async {
    await #expect(processExitsWith: .failure) {
      let flags = [Flag("one", short: "o", help: ""), Flag("other", short: "o", help: "")]
      print(CommandSpec("twice", summary: "", options: flags))
    }
  }

  @Test func `an operand after one that varies is a mistake in the code`() async {
    await #expect(processExitsWith: .failure) {
      let many = Operand<[String]>("MANY", help: "")
      print(CommandSpec("tool", summary: "", operands: [many, Operand<String>("ONE", help: "")]))
    }
  }

  @Test func `reading an undeclared argument is a mistake in the code`() async {
    await #expect(processExitsWith: .failure) {
      struct Forgetful: Command {
        static let spec = CommandSpec("tool", summary: "")
        func run(_ arguments: ParsedArguments, in console: Console) -> ExitCode {
          arguments[Flag("forgotten", help: "")] ? .ok : .answeredNo
        }
      }
      let code = await CommandLineTool(Forgetful(), version: "0").run([], console: .capturing())
      print(code)
    }
  }
}
