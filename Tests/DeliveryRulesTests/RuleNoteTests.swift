// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Synchronization
import Testing

/// Rules of others may note what they looked at, for the developer who reads the trace.
@Suite("Notes of rules")
struct RuleNoteTests {
  private static let traced = DeliveryRequest(to: .inside, isTraced: true)

  private static let load = ScriptedRule("load") { context in
    context.note("load", "0.9")
    return .pass
  }

  @Test func `are the inputs of the rule's step, in the order in which they came`() throws {
    let rule = ScriptedRule("rain") { context in
      context.note("rain", "2 mm")
      context.note("age", "4 min")
      context.note("rain", "3 mm")
      return .adjust(Adjustment(seconds: 60))
    }
    let engine = DecisionEngine(try .square(), rules: [Self.load, rule])
    let trace = try engine.quote(for: Self.traced).trace
    #expect(
      trace.first { $0.rule == "rain" }?.inputs == [
        TraceEntry.Input(name: "rain", value: "3 mm"),
        TraceEntry.Input(name: "age", value: "4 min"),
      ])
    #expect(
      trace.first { $0.rule == "load" }?.inputs == [TraceEntry.Input(name: "load", value: "0.9")])
  }

  @Test func `of a rule that waits are there too`() async throws {
    let rule = ScriptedWaitingRule("stock") { context in
      context.note("warehouse", "north")
      throw Unreachable()
    }
    let engine = DecisionEngine(try .square(), waitingRules: [rule])
    let entry = try await engine.quote(for: Self.traced).trace.first { $0.rule == "stock" }
    #expect(entry?.outcome == .fails)
    #expect(entry?.inputs == [TraceEntry.Input(name: "warehouse", value: "north")])
  }

  private struct Unreachable: Error {}

  @Test func `are not made where nobody reads them`() throws {
    let made = Mutex(0)
    let rule = ScriptedRule("counting") { context in
      let isNoted = context.note(
        "count",
        {
          made.withLock {
            $0 += 1; return "\($0)"
          }
        }())
      return context.wantsNotes || isNoted ? .abstain(reason: "noted") : .pass
    }
    let engine = DecisionEngine(try .square(), rules: [rule])
    let quote = try engine.quote(for: DeliveryRequest(to: .inside))
    let entry = quote.trace.first { $0.rule == "counting" }
    #expect(entry == TraceEntry(rule: "counting", outcome: .passes))
    #expect(made.withLock { $0 } == 0)
  }

  /// 12.00 is missing to the minimum, so that adding to the basket is tried.
  @Test func `are not asked for in what is tried to find alternatives`() throws {
    let wanted = Mutex<[Bool]>([])
    let rule = ScriptedRule("witness") { context in
      wanted.withLock { $0.append(context.wantsNotes) }
      return .pass
    }
    let engine = DecisionEngine(
      try .square(defaults: .init(minimumOrder: 2000)), rules: [rule])
    var request = Self.traced
    request.basket = Basket(subtotal: 800)
    #expect(try !engine.quote(for: request).alternatives.isEmpty)
    let asked = wanted.withLock { $0 }
    #expect(asked.first == true)
    #expect(asked.count > 1)
    #expect(asked.dropFirst().allSatisfy { !$0 })
  }

  /// A decision does not depend on whether somebody reads its trace.
  @Test func `change nothing of the answer`() throws {
    let engine = DecisionEngine(try .square(), rules: [Self.load])
    let plain = try engine.quote(for: DeliveryRequest(to: .inside))
    let traced = try engine.quote(for: Self.traced)
    #expect(traced.deliverable == plain.deliverable)
    #expect(traced.reasons == plain.reasons)
    #expect(traced.fee == plain.fee)
  }
}
