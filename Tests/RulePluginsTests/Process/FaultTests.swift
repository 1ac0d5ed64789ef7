// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Testing

@testable import RulePlugins

/// Whatever a plug-in does in a process of its own: the request that met it fails, and the next one is
/// answered.
@Suite("Faults of plug-ins in processes of their own")
struct FaultTests {
  let plugin: FaultyPlugin

  init() throws {
    plugin = try FaultyPlugin()
  }

  /// Signals of Linux: 6 is SIGABRT, 11 SIGSEGV.
  @Test(
    arguments: [
      ("segfault", "its process was killed by signal 11 (Segmentation fault) while it decided"),
      ("abort", "its process was killed by signal 6 (Aborted) while it decided"),
      ("exit", "its process exited with status 0 while it decided"),
      (
        "stack-overflow",
        "its process was killed by signal 11 (Segmentation fault) while it decided"
      ),
      ("unknown-action", "its verdict is malformed: action is 77"),
      ("long-code", "its verdict is malformed: code_length is 4294967295"),
      ("long-message", "its verdict is malformed: message_length is 245"),
      ("invalid-text", "its verdict is malformed: message is not UTF-8"),
      ("huge-change", "its verdict is malformed: estimate_delta_seconds is -2147483648"),
      ("forged-message", "its process sent what no plug-in sends, and was killed"),
      ("silent", "its process was killed by signal 9 (Killed) while it decided"),
    ])
  func `is told, and the next request is answered`(_ fault: String, _ words: String) throws {
    let process = try plugin.process(fault)
    let rule = PluginRule(process, onFailure: .refuse, timeout: FaultyPlugin.patience)
    let fine = try FaultyPlugin.request(items: 2)
    let unlucky = try FaultyPlugin.request(items: FaultyPlugin.unlucky)
    #expect(rule.evaluate(fine) == FaultyPlugin.verdict(items: 2))
    let message = "plug-in \"\(process.name)\": \(words)"
    #expect(
      rule.evaluate(unlucky) == .failed(RuleFailure(message: message, consequence: .refuse)))
    #expect(rule.evaluate(fine) == FaultyPlugin.verdict(items: 2))
    #expect(process.health.restarts == 1)
    #expect(process.health.faults.values.reduce(0, +) == 1)
    #expect(process.health.state == .ready)
  }

  /// The clock starts when the request comes, and the process has as long as that.
  @Test(arguments: ["endless-loop", "sleep"])
  func `ends a plug-in that does not answer`(_ fault: String) throws {
    let process = try plugin.process(fault)
    let fine = try FaultyPlugin.request(items: 2)
    let unlucky = try FaultyPlugin.request(items: FaultyPlugin.unlucky)
    let limit = Duration.milliseconds(60)
    #expect(reason { try process.evaluate(unlucky, timeout: limit) } == .process(.timeout(limit)))
    #expect(
      try process.evaluate(fine, timeout: FaultyPlugin.patience) == FaultyPlugin.verdict(items: 2))
    #expect(process.health.faults == [.timeout: 1])
  }

  @Test(arguments: RuleFailure.Consequence.allCases)
  func `what follows for the answer is configured`(
    _ consequence: RuleFailure.Consequence
  ) throws {
    let rule = PluginRule(
      try plugin.process("segfault"), onFailure: consequence, timeout: FaultyPlugin.patience)
    guard
      case .failed(let failure) = rule.evaluate(
        try FaultyPlugin.request(items: FaultyPlugin.unlucky))
    else {
      Issue.record("the verdict is a failure")
      return
    }
    #expect(failure.consequence == consequence)
    #expect(failure.message.hasPrefix("plug-in \"\(plugin.folder.path)/segfault.so\": "))
  }

  /// 512 MiB of address space hold fewer than 512 pieces of a MiB, for there is a program as well.
  @Test func `memory is bounded`() throws {
    let process = try plugin.process("memory-bomb")
    let unlucky = try FaultyPlugin.request(items: FaultyPlugin.unlucky)
    #expect(
      reason { try process.evaluate(unlucky, timeout: FaultyPlugin.patience) }
        == .failed("bounded"))
    // A plug-in that says so has not lost its process.
    #expect(process.health.restarts == 0)
  }

  /// A process that answers while it goes on writing can give any verdict that the interface knows, and
  /// nothing else; the noise is of a fixed seed, but when it is read is not.
  @Test func `a write behind the verdict changes nothing that has been read`() throws {
    let process = try plugin.process("late-write", ["TEXTS": "\(Exchange.Place.texts)"])
    let fine = try FaultyPlugin.request(items: 2)
    let unlucky = try FaultyPlugin.request(items: FaultyPlugin.unlucky)
    for _ in 0..<20 {
      if let reason = reason({ try process.evaluate(unlucky, timeout: FaultyPlugin.patience) }) {
        let isExpected =
          switch reason {
          case .malformedVerdict, .failed, .badConfiguration: true
          default: false
          }
        #expect(isExpected, "\(reason)")
      }
      // The noise may have made it lose count, which costs it its process; then it is there again.
      try #require(
        eventually { reason { try process.evaluate(fine, timeout: .milliseconds(500)) } == nil })
    }
  }

  @Test func `a crash in destroy is told`() throws {
    var process: PluginProcess? = try plugin.process("crash-in-destroy")
    #expect(process?.health.state == .ready)
    process = nil
    #expect(
      plugin.book.messages.last
        == "when it should end: its process was killed by signal 11 (Segmentation fault) while "
        + "its instance was destroyed")
  }

  /// The answer tells it.
  @Test func `a fault in an answer is not told once more at the end`() throws {
    for _ in 0..<5 {
      var process: PluginProcess? = try plugin.process("unknown-action")
      let unlucky = try FaultyPlugin.request(items: FaultyPlugin.unlucky)
      #expect(throws: RulePluginError.self) {
        try process?.evaluate(unlucky, timeout: FaultyPlugin.patience)
      }
      process = nil
    }
    #expect(!plugin.book.messages.contains { $0.contains("verdict") })
  }

  @Test func `what it prints and says is heard, within reason`() throws {
    let process = try plugin.process("chatter")
    let unlucky = try FaultyPlugin.request(items: FaultyPlugin.unlucky)
    for _ in 0..<3 { _ = try process.evaluate(unlucky, timeout: FaultyPlugin.patience) }
    #expect(
      try process.evaluate(unlucky, timeout: FaultyPlugin.patience)
        == FaultyPlugin.verdict(items: 13))
    #expect(plugin.book.messages.contains("again"))
    // A thousand lines a minute; one about what is left out; one about how it runs.
    #expect(plugin.book.messages.count <= 2 * 1002)
  }

  @Test func `what it prints is a warning`() throws {
    let process = try plugin.process(
      "custom", ["FAULT": #"puts("one\ntwo"); fflush(stdout);"#])
    _ = try process.evaluate(
      FaultyPlugin.request(items: FaultyPlugin.unlucky), timeout: FaultyPlugin.patience)
    let lines = plugin.book
    // Its lines come through a pipe of their own, which nobody waits for.
    try withExtendedLifetime(process) {
      try #require(eventually { lines.messages.count >= 3 })
    }
    #expect(
      lines.lines.suffix(2) == [
        LogBook.Line(level: .warning, message: "printed: one"),
        LogBook.Line(level: .warning, message: "printed: two"),
      ])
  }
}

/// Why `body` fails; nil when it does not.
func reason<Value>(_ body: () throws -> Value) -> RulePluginError.Reason? {
  do {
    _ = try body()
    return nil
  } catch {
    return (error as? RulePluginError)?.reason
  }
}
