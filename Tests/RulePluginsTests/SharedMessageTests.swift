// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import RulePlugins
import Schedules
import Synchronization
import Testing

/// The plug-ins of a decision share its message, and nobody can tell by what they say.
@Suite("Messages that plug-ins share")
struct SharedMessageTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Notes all that a request has, and gives a verdict that depends on most of it.
  private static let describe = """
    the_request = request; char text[200]; \
    snprintf(text, sizeof text, "%u %g %g %lld %lld %d %d", request->given, request->longitude, \
      request->latitude, (long long)request->placed_unix_ms, (long long)request->deliver_unix_ms, \
      request->utc_offset_seconds, request->base_estimate_seconds); \
    note("numbers", text); \
    snprintf(text, sizeof text, "%lld %lld %lld %lld %u %d", (long long)request->base_fee_minor, \
      (long long)request->subtotal_minor, (long long)request->item_count, \
      (long long)request->weight_grams, request->wanted, request->host_ref != NULL); \
    note("more", text); \
    note_text("basket", request->basket_tags); note_text("customer", request->customer_tags); \
    note_text("currency", request->currency); note_text("zone", request->zone_id); \
    note_text("hub", request->hub_id); \
    return doorstep_adjust(verdict, (int32_t)(request->item_count % 1000), request->zone_id.length);
    """

  /// Writes into all that it can reach from its request, through pointers that say const.
  private static let scribble = """
    doorstep_request *mine = (doorstep_request *)request; \
    const doorstep_text texts[] = {mine->basket_tags, mine->customer_tags, mine->currency, \
      mine->zone_id, mine->hub_id}; \
    for (int at = 0; at < 5; at++) \
      for (uint64_t byte = 0; byte < texts[at].length; byte++) ((char *)texts[at].bytes)[byte] = '!'; \
    for (unsigned byte = 4; byte < sizeof *mine; byte++) ((char *)mine)[byte] = 0x5a; \
    return doorstep_allow(verdict);
    """

  private func rule(_ evaluate: String, id: String) throws -> PluginRule {
    let file = try folder.build(
      ["EVALUATE": evaluate, "ID": "DOORSTEP_TEXT(\"\(id)\")"], as: "\(id).so")
    return PluginRule(
      try RulePluginLoader().load(file, relativeTo: "/").makeInstance { _, _ in })
  }

  /// What comes of each request when the plug-in is asked by itself, so with a message of its own, is the oracle.
  @Test(arguments: [false, true])
  func `change neither verdicts nor notes`(isTraced: Bool) throws {
    let rules = try ["test.one", "test.two", "test.three"].map {
      try rule(Self.describe, id: $0)
    }
    let area = try Delivery.area()
    let together = DecisionEngine(area: area, rules: rules)
    for request in try requests(isTraced: isTraced) {
      let trace = try together.quote(for: request).trace
      for rule in rules {
        let alone = try DecisionEngine(area: area, rules: [rule]).quote(for: request).trace
        let entry = try #require(trace.first { $0.rule == rule.id })
        #expect(entry == alone.first { $0.rule == rule.id })
        #expect(entry.inputs.count == (isTraced ? 7 : 0))
      }
    }
  }

  @Test func `are safe from a plug-in that writes into its request`() throws {
    let describing = try rule(Self.describe, id: "test.describing")
    let scribbling = try rule(Self.scribble, id: "test.scribbling")
    let area = try Delivery.area()
    let rules = [scribbling, describing, scribbling, describing]
    for request in try requests(isTraced: true) {
      let alone = try DecisionEngine(area: area, rules: [describing]).quote(for: request).trace
      let expected = try #require(alone.first { $0.rule == describing.id })
      let trace = try DecisionEngine(area: area, rules: rules).quote(for: request).trace
      #expect(trace.filter { $0.rule == describing.id } == [expected, expected])
      #expect(trace.count { $0.rule == scribbling.id && $0.outcome == .passes } == 2)
    }
  }

  @Test func `are made once, and only where several plug-ins read them`() throws {
    let area = try Delivery.area()
    let request = DeliveryRequest(to: Delivery.kitchen)
    let plugin = try rule("return doorstep_allow(verdict);", id: "test.allowing")
    let first = Witness()
    let last = Witness()
    _ = try DecisionEngine(area: area, rules: [first, plugin, plugin, last]).quote(for: request)
    let message = try #require(first.prepared)
    #expect(last.prepared === message)
    _ = try DecisionEngine(area: area, rules: [first, plugin, last]).quote(for: request)
    #expect(first.prepared == nil && last.prepared == nil)
  }

  @Test func `are forgotten with what they say`() throws {
    let plugin = try rule("return doorstep_allow(verdict);", id: "test.allowing")
    var context = try Delivery.context()
    context.prepare(by: plugin)
    #expect(context.prepared != nil)
    #expect(context.noting(in: RuleNotes()).prepared === context.prepared)
    context.prepare(by: nil)
    #expect(context.prepared == nil)
  }

  /// An instant that cannot be put into the interface's terms has no message to share.
  @Test func `that cannot be made are a failure of each plug-in`() throws {
    let rules = try ["test.one", "test.two"].map { try rule(Self.describe, id: $0) }
    let request = DeliveryRequest(
      to: Delivery.kitchen, when: .scheduled(Instant(secondsSince1970: -62_135_596_801)))
    let trace = try DecisionEngine(area: Delivery.area(), rules: rules).quote(for: request).trace
    for rule in rules {
      let entry = try #require(trace.first { $0.rule == rule.id })
      #expect(entry.outcome == .fails)
      #expect(entry.detail.contains("the instant -62135596801 is outside the years 1 to 9999"))
    }
  }

  /// Without anything, with everything, with texts that fit nowhere but in memory of their own, and with line feeds.
  private func requests(isTraced: Bool) throws -> [DeliveryRequest] {
    let long = String(repeating: "long", count: 50)
    let baskets: [Basket?] = [
      nil, Basket(), Basket(subtotal: 2400, itemCount: 3, weightGrams: 1200, tags: ["alcohol"]),
      Basket(itemCount: 7, tags: []), Basket(itemCount: 9, tags: ["b\nc", "a", "пиво"]),
      Basket(itemCount: 10, tags: [long + "a", long + "b", long + "c"]),
    ]
    let placedAt = try Instant(rfc3339: "2026-12-01T12:00:00+01:00")
    return baskets.flatMap { basket in
      [Delivery.kitchen, Delivery.outside].flatMap { place in
        [nil, ["staff"], ["staff", "early bird"]].map { (tags: Set<String>?) in
          DeliveryRequest(
            to: place, placedAt: placedAt, basket: basket, customerTags: tags, isTraced: isTraced)
        }
      }
    }
  }

  /// Keeps the form that rules are given.
  private final class Witness: Rule {
    let id = "witness"
    private let kept = Mutex<(any PreparedForm)?>(nil)
    var prepared: (any PreparedForm)? { kept.withLock { $0 } }

    func evaluate(_ context: DecisionContext) -> Verdict {
      kept.withLock { $0 = context.prepared }
      return .pass
    }
  }
}
