// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument
import RulePlugins
import Schedules
import TestSupport
import Testing

/// Many requests at once get the answers that they get one by one.
@Suite("Batches of requests to rule plug-ins")
struct BatchTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Adds as many seconds as the subtotal says, and fails for every fifth.
  private static let each = """
    if (request->subtotal_minor % 5 == 4) \
      return doorstep_fail(failure, DOORSTEP_FAILED, "", "a fifth"); \
    return doorstep_adjust(verdict, (int32_t)request->subtotal_minor, request->zone_id.length);
    """

  private func contexts(_ count: Int) throws -> [DecisionContext] {
    try (0..<count).map { try Delivery.context(basket: Basket(subtotal: Int64($0))) }
  }

  /// 64 go into one call.
  @Test(arguments: [0, 1, 2, 63, 64, 65, 128, 200])
  func `are answered in their order`(count: Int) throws {
    let instance = try make([
      "EVALUATE": Self.each,
      "EVALUATE_BATCH": "return doorstep_evaluate_each(instance, items, count, evaluate);",
    ])
    let contexts = try contexts(count)
    let results = instance.evaluate(contexts, timeout: nil)
    #expect(results.count == count)
    for (place, result) in results.enumerated() {
      let seconds = Int64(place)
      if place % 5 == 4 {
        #expect(
          result == .failure(RulePluginError(plugin: instance.name, reason: .failed("a fifth"))))
      } else {
        // "centre", the id of the zone, has six bytes.
        #expect(result == .success(.adjust(Adjustment(seconds: seconds, minorUnits: 6))))
      }
    }
  }

  @Test func `come with no more than 64 requests, and with at least one`() throws {
    let log = LogBook()
    let instance = try make(
      [
        "EVALUATE_BATCH": """
        char text[20]; snprintf(text, sizeof text, "%u", count); say(text); \
        return doorstep_evaluate_each(instance, items, count, evaluate);
        """
      ], log)
    _ = instance.evaluate(try contexts(130), timeout: nil)
    _ = instance.evaluate([], timeout: nil)
    #expect(log.messages == ["64", "64", "2"])
  }

  @Test func `are asked one by one where the plug-in knows none`() throws {
    let instance = try make(["EVALUATE": Self.each])
    let results = instance.evaluate(try contexts(3), timeout: nil)
    let expected = (0..<3).map { Verdict.adjust(Adjustment(seconds: $0, minorUnits: 6)) }
    #expect(try results.map { try $0.get() } == expected)
  }

  @Test func `fail as a whole when the plug-in says so`() throws {
    let instance = try make([
      "EVALUATE_BATCH": """
      doorstep_evaluate_each(instance, items, count, evaluate); \
      return doorstep_fail(failure, DOORSTEP_OUT_OF_MEMORY, "", "no room");
      """
    ])
    let results = instance.evaluate(try contexts(2), timeout: nil)
    let error = RulePluginError(plugin: instance.name, reason: .failed("no room"))
    #expect(results == [.failure(error), .failure(error)])
  }

  @Test func `notice a forgotten item and a malformed verdict`() throws {
    let instance = try make([
      "EVALUATE_BATCH": """
      items[1].status = DOORSTEP_OK; items[1].verdict->action = 77; \
      items[2].status = doorstep_allow(items[2].verdict);
      """
    ])
    let results = instance.evaluate(try contexts(3), timeout: nil)
    let forgotten = RulePluginError.Reason.failed("status -1, without saying why")
    let malformed = RulePluginError.Reason.malformedVerdict("action is 77")
    #expect(
      results == [
        .failure(RulePluginError(plugin: instance.name, reason: forgotten)),
        .failure(RulePluginError(plugin: instance.name, reason: malformed)), .success(.pass),
      ])
  }

  @Test func `read the answers where the host has them, whatever becomes of the items`() throws {
    let instance = try make([
      "EVALUATE_BATCH": """
      doorstep_evaluate_each(instance, items, count, evaluate); \
      for (uint32_t at = 0; at < count; at++) { items[at].verdict = NULL; items[at].request = NULL; }
      """
    ])
    #expect(
      instance.evaluate(try contexts(2), timeout: nil) == [.success(.pass), .success(.pass)])
  }

  @Test func `leave out what cannot be asked`() throws {
    let instance = try make([
      "EVALUATE_BATCH": "return doorstep_evaluate_each(instance, items, count, evaluate);"
    ])
    let early = try Delivery.context(scheduledFor: "0000-12-31T23:59:59Z")
    let fine = try Delivery.context()
    let reason = RulePluginError.Reason.inexpressibleRequest(
      "the instant -62135596801 is outside the years 1 to 9999")
    #expect(
      instance.evaluate([early, fine, early], timeout: nil) == [
        .failure(RulePluginError(plugin: instance.name, reason: reason)), .success(.pass),
        .failure(RulePluginError(plugin: instance.name, reason: reason)),
      ])
  }

  @Test func `give each request its own JSON`() throws {
    let instance = try make([
      "CAPABILITIES": "DOORSTEP_WANTS_JSON",
      "EVALUATE": """
      doorstep_text json; \
      if (the_host->request_json(the_host, request, &json) != DOORSTEP_OK) return -1; \
      return doorstep_adjust(verdict, (int32_t)json.length, request->subtotal_minor);
      """,
      "EVALUATE_BATCH": "return doorstep_evaluate_each(instance, items, count, evaluate);",
    ])
    let contexts = try [5, 1000, 7].map {
      try Delivery.context(basket: Basket(subtotal: Int64($0)))
    }
    let together = instance.evaluate(contexts, timeout: nil)
    let alone = contexts.map { context in
      Result { () throws(RulePluginError) in try instance.evaluate(context) }
    }
    #expect(together == alone)
    #expect(Set(together.map { "\($0)" }).count == 3)
  }

  /// Random baskets and times; what is compared with is the same plug-in, asked one by one.
  @Test(arguments: ["AlcoholRule", "BlackoutRule"])
  func `to a shipped plug-in are answered as one by one`(_ name: String) throws {
    let library = try RulePluginLoader().load(name, relativeTo: "/")
    let configuration: JSON =
      name == "AlcoholRule"
      ? ["hours": ["from": "10:00", "until": "22:00"]]
      : ["ranges": [["from": "2026-12-01", "until": "2026-12-02"]]]
    let instance = try library.makeInstance(configuration: configuration) { _, _ in }
    let seed: UInt64 = 20_261_201
    var generator = SeededGenerator(seed: seed)
    let contexts = try (0..<100).map { _ in
      let hour = Int.random(in: 10...23, using: &generator)
      let day = Int.random(in: 1...4, using: &generator)
      let tags: Set<String>? = [nil, [], ["alcohol"]].randomElement(using: &generator) ?? nil
      return try Delivery.context(
        scheduledFor: "2026-12-0\(day)T\(hour):30:00+01:00", basket: Basket(tags: tags))
    }
    let alone = contexts.map { context in
      Result { () throws(RulePluginError) in try instance.evaluate(context) }
    }
    #expect(instance.evaluate(contexts, timeout: nil) == alone, "seed \(seed)")
    #expect(Set(alone.map { "\($0)" }).count >= 2)
  }

  @Test(arguments: [
    ("{8, 0, evaluate_batch}", "struct_size of doorstep.batch/1 is 8, less than 16"),
    ("{sizeof(doorstep_batch), 0, NULL}", "evaluate_batch is NULL"),
  ])
  func `with a broken table are refused at once`(_ table: String, _ reason: String) throws {
    let file = try folder.build(["EVALUATE_BATCH": "return -1;", "BATCH": table])
    #expect(throws: RulePluginError(plugin: file, reason: .malformedTable(reason))) {
      try RulePluginLoader().load(file, relativeTo: "/")
    }
  }

  private func make(
    _ macros: [String: String], _ log: LogBook = LogBook()
  ) throws -> RulePluginInstance {
    try RulePluginLoader().load(folder.build(macros), relativeTo: "/").makeInstance(log: log.log)
  }
}
