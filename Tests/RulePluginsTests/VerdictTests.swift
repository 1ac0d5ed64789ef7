// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import RulePlugins
import Testing

/// A verdict is taken as it is or refused, never mended.
@Suite("Verdicts of rule plug-ins")
struct VerdictTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: WrittenVerdict.wellFormed)
  func `a verdict arrives as the plug-in wrote it`(_ written: WrittenVerdict) throws {
    #expect(try verdict(after: written.statement) == written.verdict)
  }

  @Test(arguments: WrittenVerdict.malformed)
  func `a malformed verdict is a failure that names the plug-in`(
    _ written: (statement: String, reason: String)
  ) throws {
    let file = try folder.build(["EVALUATE": written.statement])
    let instance = try RulePluginLoader().load(file, relativeTo: "/").makeInstance { _, _ in }
    let context = try Delivery.context()
    let expected = RulePluginError(plugin: file, reason: .malformedVerdict(written.reason))
    #expect(throws: expected) { try instance.evaluate(context) }
    #expect(
      PluginRule(instance, onFailure: .ignore).evaluate(context)
        == .failed(RuleFailure(message: expected.description, consequence: .ignore)))
  }

  private func verdict(after statement: String) throws -> Verdict {
    let library = try RulePluginLoader().load(
      folder.build(["EVALUATE": statement]), relativeTo: "/")
    return try library.makeInstance { _, _ in }.evaluate(Delivery.context())
  }
}

/// Statements of a plug-in in C, and what they mean to the host.
struct WrittenVerdict: CustomTestStringConvertible {
  let statement: String
  let verdict: Verdict

  var testDescription: String { statement }

  static let wellFormed = [
    Self(statement: "doorstep_allow(verdict);", verdict: .pass),
    Self(
      statement: "doorstep_abstain(verdict);",
      verdict: .abstain(reason: "not a case for the plug-in")),
    Self(
      statement: "doorstep_unknown(verdict, \"basket.tags\");",
      verdict: .unknown(input: "basket.tags")),
    Self(
      statement: "doorstep_refuse(verdict, \"TOO_WET\", \"\");",
      verdict: .refuse(Refusal(code: ReasonCode(rawValue: "TOO_WET")))),
    Self(
      statement: "doorstep_refuse(verdict, \"SNOW_2\", \"Zu viel Schnee – später\");",
      verdict: .refuse(
        Refusal(code: ReasonCode(rawValue: "SNOW_2"), message: "Zu viel Schnee – später"))),
    // 48 bytes of code; "ü" is 2 bytes, so that 122 of them fill the 244 bytes of a message exactly.
    Self(
      statement: "doorstep_refuse(verdict, \"\(String(repeating: "C", count: 48))\", "
        + "\"\(String(repeating: "ü", count: 122))\");",
      verdict: .refuse(
        Refusal(
          code: ReasonCode(rawValue: String(repeating: "C", count: 48)),
          message: String(repeating: "ü", count: 122)))),
    // One byte in front shifts the characters: 1 + 121 * 2 = 243 bytes are whole, one does not fit.
    Self(
      statement: "doorstep_refuse(verdict, \"C\", \"a\(String(repeating: "ü", count: 200))\");",
      verdict: .refuse(
        Refusal(
          code: ReasonCode(rawValue: "C"), message: "a" + String(repeating: "ü", count: 121)))),
    Self(
      statement: "doorstep_adjust(verdict, 300, -150);",
      verdict: .adjust(Adjustment(seconds: 300, minorUnits: -150))),
    Self(
      statement: "doorstep_adjust(verdict, -604800, 1000000000000);",
      verdict: .adjust(Adjustment(seconds: -604_800, minorUnits: 1_000_000_000_000))),
  ]

  static let malformed: [(statement: String, reason: String)] = [
    ("", "action is 0"),
    ("verdict->action = 77;", "action is 77"),
    ("doorstep_allow(verdict); verdict->code_length = 49;", "code_length is 49"),
    ("doorstep_allow(verdict); verdict->code_length = 4294967295u;", "code_length is 4294967295"),
    ("doorstep_allow(verdict); verdict->message_length = 245;", "message_length is 245"),
    (
      "doorstep_refuse(verdict, \"\", \"why\");", "code is not one or more of A-Z, 0-9 and _"
    ),
    (
      "doorstep_refuse(verdict, \"too wet\", \"\");", "code is not one or more of A-Z, 0-9 and _"
    ),
    (
      "doorstep_refuse(verdict, \"\\xff\", \"\");", "code is not one or more of A-Z, 0-9 and _"
    ),
    ("doorstep_refuse(verdict, \"C\", \"\\xc3(\");", "message is not UTF-8"),
    // Half a character: the length cuts "ü" in two.
    (
      "doorstep_refuse(verdict, \"C\", \"ü\"); verdict->message_length = 1;",
      "message is not UTF-8"
    ),
    ("doorstep_unknown(verdict, \"\");", "the unknown input has no name"),
    ("doorstep_adjust(verdict, 604801, 0);", "estimate_delta_seconds is 604801"),
    ("doorstep_adjust(verdict, INT32_MIN, 0);", "estimate_delta_seconds is -2147483648"),
    ("doorstep_adjust(verdict, 0, 1000000000001);", "fee_delta_minor is 1000000000001"),
    ("doorstep_adjust(verdict, 0, INT64_MIN);", "fee_delta_minor is -9223372036854775808"),
  ]
}
