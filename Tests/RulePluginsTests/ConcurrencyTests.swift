// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Foundation
import JSONDocument
import RulePlugins
import Synchronization
import Testing

/// How many threads a plug-in meets at once is what it said it can bear.
@Suite("Threads and rule plug-ins")
struct ConcurrencyTests {
  private static let threadCount = 8

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// `calls` is incremented in two steps with a pause between, so threads that are not kept apart
  /// lose increments, and see each other.
  @Test func `a plug-in that is not concurrent is entered by one thread at a time`() throws {
    let callsPerThread = 2000
    let instance = try make([
      "EVALUATE": """
      if (__atomic_add_fetch(&inside, 1, __ATOMIC_SEQ_CST) > 1) return DOORSTEP_FAILED; \
      const int before = calls; if (before % 16 == 0) usleep(1); calls = before + 1; \
      __atomic_sub_fetch(&inside, 1, __ATOMIC_SEQ_CST); \
      return doorstep_adjust(verdict, 0, calls);
      """
    ])
    let context = try Delivery.context()
    let verdicts = onThreads { _ in
      (0..<callsPerThread).map { _ in PluginRule(instance).evaluate(context) }
    }
    let counts = verdicts.joined().compactMap { verdict -> Int64? in
      guard case .adjust(let change) = verdict else { return nil }
      return change.minorUnits
    }
    // Each call saw a count of its own, from the first to the last.
    #expect(counts.sorted() == Array(1...Int64(Self.threadCount * callsPerThread)))
  }

  /// Every thread waits inside until all are there: without overlap none would ever leave.
  @Test func `a concurrent plug-in is entered by all threads at once`() throws {
    let instance = try make([
      "CAPABILITIES": "DOORSTEP_CONCURRENT",
      "EVALUATE": "return wait_for_others(\(Self.threadCount)) ? doorstep_allow(verdict) : -1;",
    ])
    let context = try Delivery.context()
    let verdicts = onThreads { _ in PluginRule(instance).evaluate(context) }
    #expect(verdicts == Array(repeating: .pass, count: Self.threadCount))
  }

  @Test(arguments: ["AlcoholRule", "BlackoutRule"])
  func `a shipped plug-in answers many threads as it answers one`(_ name: String) throws {
    let instance = try RulePluginLoader().load(name, relativeTo: "/").makeInstance(
      configuration: name == "AlcoholRule"
        ? ["hours": ["from": "10:00", "until": "22:00"]]
        : ["ranges": [["from": "2026-12-01", "until": "2026-12-02"]]],
      log: { _, _ in })
    let contexts = try (0..<48).map { hour in
      let day = hour < 24 ? "2026-12-02" : "2026-12-03"
      let time = (hour % 24 < 10 ? "0" : "") + "\(hour % 24):30:00"
      return try Delivery.context(
        scheduledFor: "\(day)T\(time)+01:00", basket: Basket(tags: ["alcohol"]))
    }
    let alone = contexts.map(PluginRule(instance).evaluate)
    let answers = onThreads { thread in
      (0..<20).map { _ in contexts.map(PluginRule(instance).evaluate) }
    }
    #expect(Set(alone).count == 2)
    for answer in answers.joined() { #expect(answer == alone) }
  }

  private func make(_ macros: [String: String]) throws -> RulePluginInstance {
    try RulePluginLoader().load(folder.build(macros), relativeTo: "/")
      .makeInstance { _, _ in }
  }

  /// Runs `body` on real threads, more than the machine may have processors.
  private func onThreads<Value: Sendable>(
    _ body: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    let results = Results<Value>()
    let group = DispatchGroup()
    for index in 0..<Self.threadCount {
      group.enter()
      Thread.detachNewThread {
        let value = body(index)
        results.values.withLock { $0[index] = value }
        group.leave()
      }
    }
    group.wait()
    return results.values.withLock { values in values.sorted { $0.key < $1.key }.map(\.value) }
  }

  private final class Results<Value: Sendable>: Sendable {
    let values = Mutex<[Int: Value]>([:])
  }
}
