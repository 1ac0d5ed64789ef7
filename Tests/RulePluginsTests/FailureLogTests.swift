// SPDX-License-Identifier: MIT

import DeliveryRules
import JSONDocument
import RulePlugins
import Testing

/// The operator hears of what goes wrong with a plug-in, whatever follows for the answer.
@Suite("What the log says of rule plug-ins")
struct FailureLogTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: RuleFailure.Consequence.allCases)
  func `a failure is an error`(_ consequence: RuleFailure.Consequence) throws {
    let log = LogBook()
    let evaluate = #"return doorstep_fail(failure, DOORSTEP_FAILED, "", "the database is down");"#
    let rule = PluginRule(
      try instance(evaluate, log), onFailure: consequence, log: log.log)
    _ = rule.evaluate(try Delivery.context())
    #expect(log.lines == [.init(level: .error, message: "failed: the database is down")])
  }

  /// Nothing stops a plug-in in this process, so its late verdict counts.
  @Test func `a late verdict counts, and is a warning`() throws {
    let log = LogBook()
    let rule = PluginRule(
      try instance("usleep(20000); return doorstep_allow(verdict);", log),
      timeout: .milliseconds(1), log: log.log)
    #expect(rule.evaluate(try Delivery.context()) == .pass)
    let line = try #require(log.lines.first)
    #expect(line.level == .warning)
    #expect(line.message.hasSuffix("its timeout is 0.001 seconds"))
    #expect(log.lines.count == 1)
  }

  @Test func `a verdict in time is nothing to log`() throws {
    let log = LogBook()
    let rule = PluginRule(
      try instance("return doorstep_allow(verdict);", log), timeout: .seconds(3600), log: log.log)
    #expect(rule.evaluate(try Delivery.context()) == .pass)
    #expect(log.lines.isEmpty)
  }

  @Test func `a message is cut where it is longer than a line should be`() throws {
    let log = LogBook()
    let evaluate = """
      static char text[5001]; memset(text, 'x', 5000); say(text); return doorstep_allow(verdict);
      """
    _ = PluginRule(try instance(evaluate, log)).evaluate(try Delivery.context())
    #expect(log.messages == [String(repeating: "x", count: 4096) + "…"])
  }

  /// 4,096 bytes are 1,365 of three bytes and one more.
  @Test func `no character is cut through`() throws {
    let log = LogBook()
    let evaluate = """
      static char text[6001]; \
      for (int at = 0; at < 6000; at += 3) memcpy(text + at, "\\xe2\\x82\\xac", 3); \
      say(text); return doorstep_allow(verdict);
      """
    _ = PluginRule(try instance(evaluate, log)).evaluate(try Delivery.context())
    #expect(log.messages == [String(repeating: "€", count: 1365) + "…"])
  }

  private func instance(_ evaluate: String, _ log: LogBook) throws -> RulePluginInstance {
    let path = try folder.build(["EVALUATE": evaluate])
    return try RulePluginLoader().load(path, relativeTo: "/").makeInstance(log: log.log)
  }
}
