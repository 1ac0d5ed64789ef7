// SPDX-License-Identifier: MIT

import DeliveryRules
import Testing

@testable import RulePlugins

/// How often what goes wrong is written: by a clock that the tests set.
@Suite("Lines of a log of failures")
struct FailureLinesTests {
  private static let second: Int64 = 1_000_000_000

  @Test func `the same words are written once a minute, with how often they were left out`() {
    var lines = FailureLines()
    let written = (0..<180).compactMap { lines.line(for: "broken", at: $0 * Self.second) }
    #expect(
      written == [
        "broken", "broken (the line before, 59 times more)",
        "broken (the line before, 59 times more)",
      ])
  }

  @Test func `other words are written at once`() {
    var lines = FailureLines()
    let texts = ["a", "a", "a", "b", "a"]
    #expect(
      texts.map { lines.line(for: $0, at: 0) }
        == ["a", nil, nil, "b (the line before, 2 times more)", "a"])
  }

  /// 1,000, and one that says so.
  @Test func `however many different words there are, a minute has so many lines`() {
    var lines = FailureLines()
    let written = (0..<5000).compactMap { lines.line(for: "\($0)", at: $0) }
    #expect(written.count == 1001)
    #expect(written.last == "fails too often; the rest of this minute is left out")
    #expect(lines.line(for: "later", at: 61 * Self.second) == "later")
  }

  @Test func `a circuit that is open does not fill the log`() throws {
    let plugin = try FaultyPlugin()
    let rule = PluginRule(
      try plugin.process("segfault"), onFailure: .ignore, timeout: .milliseconds(1),
      log: plugin.book.log)
    let unlucky = try FaultyPlugin.request(items: FaultyPlugin.unlucky)
    for _ in 0..<1000 { _ = rule.evaluate(unlucky) }
    #expect(plugin.book.messages.count < 50)
  }
}
