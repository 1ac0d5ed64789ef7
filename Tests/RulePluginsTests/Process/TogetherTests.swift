// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument
import RulePlugins
import Testing

/// A plug-in that answers many requests with one call does so in its process too, and a fault is still that of
/// one request.
@Suite("Requests that a plug-in's process answers together")
struct TogetherTests {
  private static let batch = [
    "EVALUATE_BATCH": "return doorstep_evaluate_each(instance, items, count, evaluate);"
  ]

  private static let shipped: [(String, JSON)] = [
    ("AlcoholRule", ["hours": ["from": "10:00", "until": "22:00"]]),
    ("BlackoutRule", ["ranges": [["from": "2026-01-01", "until": "2027-12-31"]]]),
  ]

  let plugin: FaultyPlugin

  init() throws {
    plugin = try FaultyPlugin()
  }

  @Test func `come in calls of 16, and alone by itself`() throws {
    let process = try plugin.process(
      "custom",
      [
        "EVALUATE_BATCH": """
        for (uint32_t at = 0; at < count; at++) \
          items[at].status = doorstep_adjust(items[at].verdict, (int32_t)count, \
            items[at].request->item_count); \
        return DOORSTEP_OK;
        """
      ])
    let contexts = try (0..<40).map { try FaultyPlugin.request(items: $0) }
    let answers = process.evaluate(contexts, timeout: FaultyPlugin.patience)
    #expect(
      answers
        == (0..<40).map { items in
          .success(
            .adjust(Adjustment(seconds: items < 32 ? 16 : 8, minorUnits: Int64(items))))
        })
    #expect(
      try process.evaluate(contexts[2], timeout: FaultyPlugin.patience)
        == FaultyPlugin.verdict(items: 2))
  }

  /// The process ends once among 16 requests, and once more at the one that is to blame; a malformed verdict is seen
  /// for what it is at once.
  @Test(arguments: [
    ("segfault", 2), ("exit", 2), ("stack-overflow", 2), ("unknown-action", 1), ("long-message", 1),
  ])
  func `fail alone where one of 64 has a fault`(_ fault: String, _ restarts: Int) throws {
    let process = try plugin.process(fault, Self.batch)
    let contexts = try (0..<64).map { try FaultyPlugin.request(items: $0) }
    let answers = process.evaluate(contexts, timeout: FaultyPlugin.patience)
    #expect(answers.count == 64)
    for (items, answer) in answers.enumerated() {
      if items == FaultyPlugin.unlucky {
        #expect(throws: RulePluginError.self) { try answer.get() }
      } else {
        #expect(answer == .success(FaultyPlugin.verdict(items: items)))
      }
    }
    #expect(process.health.restarts == restarts)
  }

  /// Each process crashes at its hundredth request; those among which it does are asked again in the next, where none
  /// of them is the hundredth.
  @Test func `are all answered though the process ends among them again and again`() throws {
    let process = try plugin.process("hundredth", Self.batch)
    let contexts = try (0..<64).map { try FaultyPlugin.request(items: $0) }
    let expected = (0..<64).map {
      Result<Verdict, RulePluginError>.success(.adjust(Adjustment(minorUnits: Int64($0))))
    }
    for _ in 0..<50 {
      #expect(process.evaluate(contexts, timeout: FaultyPlugin.patience) == expected)
    }
    #expect(process.health.restarts > 25)
    #expect(process.health.faults == [.crash: process.health.restarts])
  }

  @Test func `fail as a whole when the plug-in says so`() throws {
    let process = try plugin.process(
      "custom",
      ["EVALUATE_BATCH": #"return doorstep_fail(failure, DOORSTEP_OUT_OF_MEMORY, "", "no room");"#])
    let contexts = try (0..<3).map { try FaultyPlugin.request(items: $0) }
    let error = RulePluginError(plugin: process.name, reason: .failed("no room"))
    #expect(
      process.evaluate(contexts, timeout: FaultyPlugin.patience)
        == Array(repeating: .failure(error), count: 3))
    #expect(process.health.restarts == 0)
  }

  /// As many notes as there may be, as long as they may be, and different for each request; what a plug-in in this
  /// process notes is the oracle.
  @Test(arguments: [[:], Self.batch])
  func `have notes of their own`(_ macros: [String: String]) throws {
    let evaluate = """
      the_request = request; char key[49], value[241]; \
      const int64_t items = request->item_count; \
      for (int at = 0; at < items % 9; at++) { \
        memset(key, 'a' + at, 48); key[48] = 0; memset(value, 'A' + (int)(items % 26), 240); \
        value[items % 2 ? 240 : at] = 0; if (note(key, value)) return DOORSTEP_FAILED; \
      } \
      return doorstep_adjust(verdict, 0, items);
      """
    let process = try plugin.process(
      "custom", macros.merging(["EVALUATE": evaluate]) { $1 })
    let instance = try RulePluginLoader().load(
      "\(plugin.folder.path)/custom.so", relativeTo: "/"
    ).makeInstance { _, _ in }
    // Every third is not noted.
    let notes = (0..<70).map { $0 % 3 == 2 ? nil : RuleNotes() }
    let expected = notes.map { $0.map { _ in RuleNotes() } }
    let contexts = try (0..<70).map { try FaultyPlugin.request(items: $0) }
    func noted(in notes: [RuleNotes?]) -> [DecisionContext] {
      zip(contexts, notes).map { context, notes in
        notes.map { context.noting(in: $0) } ?? context
      }
    }
    let answers = process.evaluate(noted(in: notes), timeout: FaultyPlugin.patience)
    #expect(answers == instance.evaluate(noted(in: expected), timeout: nil))
    #expect(notes.map { $0?.all } == expected.map { $0?.all })
    #expect(notes.compactMap { $0?.all.count }.reduce(0, +) > 100)
  }

  /// Requests of all kinds; the same plug-in in this process is the oracle.
  @Test(arguments: shipped)
  func `to a shipped plug-in are answered as in this process`(
    _ name: String, _ configuration: JSON
  ) throws {
    var generated = GeneratedRequests(seed: 20_261_201)
    let contexts = generated.contexts(count: 200)
    let process = try PluginProcess(
      RulePluginLoader().hosted(name, relativeTo: "/", configuration: configuration),
      by: PluginHostExecutable(), patience: FaultyPlugin.patience,
      startLimit: FaultyPlugin.patience
    ) { _, _ in }
    let instance = try RulePluginLoader().load(name, relativeTo: "/").makeInstance(
      configuration: configuration
    ) { _, _ in }
    let answers = process.evaluate(contexts, timeout: FaultyPlugin.patience)
    let alone = contexts.map { context in
      Result { () throws(RulePluginError) in try instance.evaluate(context) }
    }
    #expect(answers == alone)
    #expect(Set(alone.map { "\($0)" }).count >= 2)
  }
}
