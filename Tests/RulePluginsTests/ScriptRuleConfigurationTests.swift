// SPDX-License-Identifier: MIT

import Testing

/// What the operator may write for a rule that is a program.
@Suite("Configuration of ScriptRule")
struct ScriptRuleConfigurationTests {
  let shipped: ShippedRule

  init() throws {
    shipped = try ShippedRule("ScriptRule")
  }

  @Test(arguments: [
    ("{}", "/command", #"missing; expected ["python3", "rule.py"]"#),
    (#"{"command": "x"}"#, "/command", "expected an array of strings, found a string"),
    (#"{"command": []}"#, "/command", #"empty; expected ["python3", "rule.py"]"#),
    (#"{"command": [""]}"#, "/command", "the program has no name"),
    (#"{"command": ["x", 1]}"#, "/command/1", "expected a string, found a number"),
    (
      #"{"command": ["x"], "cwd": "/"}"#, "/cwd",
      "unknown member; the known ones are command, config and startMilliseconds"
    ),
    (
      #"{"command": ["x"], "startMilliseconds": 0}"#, "/startMilliseconds",
      "expected 1 to 60000, found 0"
    ),
    (
      #"{"command": ["./no-such-program"]}"#, "/command",
      #""./no-such-program" cannot be started: No such file or directory"#
    ),
    (
      #"{"command": ["/"]}"#, "/command", #""/" cannot be started: Permission denied"#
    ),
  ])
  func `tells a wrong configuration with its place`(
    _ text: String, _ pointer: String, _ message: String
  ) throws {
    #expect(try shipped.refusal(of: text) == [pointer, message])
  }
}
