// SPDX-License-Identifier: MIT

import DeliveryRules
import RulePlugins
import Testing

/// The circuit of a plug-in that fails each time, as it opens and closes.
@Suite("The circuit of a plug-in's process")
struct CircuitTests {
  let plugin: FaultyPlugin

  init() throws {
    plugin = try FaultyPlugin()
  }

  @Test func `opens after faults without a good answer, and closes after a trial`() throws {
    let process = try plugin.process("segfault")
    let fine = try FaultyPlugin.request(items: 2)
    let unlucky = try FaultyPlugin.request(items: FaultyPlugin.unlucky)
    for _ in 0..<RestartPolicy.faultsToOpen {
      #expect(
        reason { try process.evaluate(unlucky, timeout: FaultyPlugin.patience) }
          == .process(.signal(11, .deciding)))
    }
    // Open: nobody waits, even who has the time.
    #expect(process.health.state == .circuitOpen)
    #expect(
      reason { try process.evaluate(fine, timeout: FaultyPlugin.patience) }
        == .unavailable(
          "it is not asked for a while: its process was killed by signal 11 (Segmentation fault) "
            + "while it decided"))
    #expect(
      plugin.book.messages.contains(
        "is not asked for a while, after faults without a good answer between them"))
    // A second later one request is let through, and then all are.
    try #require(
      eventually { reason { try process.evaluate(fine, timeout: .milliseconds(10)) } == nil })
    #expect(process.health.state == .ready)
    #expect(process.health.restarts == RestartPolicy.faultsToOpen)
    #expect(
      try process.evaluate(fine, timeout: FaultyPlugin.patience) == FaultyPlugin.verdict(items: 2))
  }
}
