// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Testing

/// A door that stays open once it is opened.
private actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}

private struct Unreachable: Error, CustomStringConvertible {
  let description = "the stock system is not reachable"
}

@Suite("Waiting rules", .timeLimit(.minutes(1)))
struct WaitingRuleTests {
  private let request = DeliveryRequest(to: .inside)

  /// Asks without waiting, from a place where waiting would be possible.
  private func quoteAtOnce(_ engine: DecisionEngine) throws(RequestError) -> Quote {
    try engine.quote(for: request)
  }

  @Test func `who cannot wait is told which rules would`() throws {
    let engine = DecisionEngine(
      try .square(),
      waitingRules: [ScriptedWaitingRule("stock") { _ in .pass }, .init("couriers") { _ in .pass }])
    let error = #expect(throws: RequestError.self) { try quoteAtOnce(engine) }
    #expect(error == .mustWait(rules: ["stock", "couriers"]))
    #expect(
      error?.description == "the rules stock, couriers have to wait; ask with 'await'")
  }

  @Test func `both ways of asking agree where nothing waits`() async throws {
    let engine = DecisionEngine(try .square(defaults: .init(minimumOrder: 1000)))
    #expect(try await engine.quote(for: request) == quoteAtOnce(engine))
  }

  @Test func `two rules that wait for each other both finish`() async throws {
    let first = Gate()
    let second = Gate()
    let engine = DecisionEngine(
      try .square(),
      waitingRules: [
        ScriptedWaitingRule("first") { _ in
          await first.open()
          await second.pass()
          return .pass
        },
        ScriptedWaitingRule("second") { _ in
          await second.open()
          await first.pass()
          return .pass
        },
      ])
    #expect(try await engine.quote(for: request).deliverable == .yes)
  }

  @Test func `what waiting rules say stands in their order, whoever is done first`() async throws {
    // Each waits for the one after it.
    let gates = (0...4).map { _ in Gate() }
    await gates[4].open()
    let rules = (0..<4).map { number in
      ScriptedWaitingRule("waiting-\(number)") { _ in
        await gates[number + 1].pass()
        await gates[number].open()
        return .refuse(Refusal(code: .itemRestricted))
      }
    }
    let engine = DecisionEngine(
      try .square(), rules: [ScriptedRule("sync", .refuse(Refusal(code: .itemRestricted)))],
      waitingRules: rules)
    let quote = try await engine.quote(for: request)
    let names = ["sync", "waiting-0", "waiting-1", "waiting-2", "waiting-3"]
    #expect(quote.reasons.map(\.rule) == names)
    #expect(quote.trace.map(\.rule).suffix(5) == names)
  }

  @Test func `an error refuses and is told to the developer`() async throws {
    let engine = DecisionEngine(
      try .square(), waitingRules: [ScriptedWaitingRule("stock") { _ in throw Unreachable() }])
    let quote = try await engine.quote(for: request)
    #expect(quote.deliverable == .no)
    #expect(quote.codes == [.pluginFailed])
    #expect(quote.reasons.first?.rule == "stock")
    #expect(
      quote.trace(of: "stock")
        == TraceEntry(
          rule: "stock", outcome: .fails,
          detail: "the stock system is not reachable; refuse follows"))
  }

  @Test func `a cancellation is no answer`() async throws {
    let engine = DecisionEngine(
      try .square(), waitingRules: [ScriptedWaitingRule("stock") { _ in throw CancellationError() }]
    )
    await #expect(throws: CancellationError.self) { try await engine.quote(for: request) }
  }

  @Test func `cancelling the task cancels what its rules wait for`() async throws {
    let started = Gate()
    let engine = DecisionEngine(
      try .square(),
      waitingRules: [
        ScriptedWaitingRule("slow") { _ in
          await started.open()
          try await Task.sleep(for: .seconds(3600))
          return .pass
        }
      ])
    let task = Task { try await engine.quote(for: request) }
    await started.pass()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `alternatives are decided with the waiting rules, too`() async throws {
    let area = try ServiceArea.square(defaults: .init(minimumOrder: 1000))
    let order = DeliveryRequest(to: .inside, basket: Basket(subtotal: 999))
    let patient = DecisionEngine(area, waitingRules: [ScriptedWaitingRule("w") { _ in .pass }])
    #expect(try await patient.quote(for: order).alternatives.count == 1)
    let strict = DecisionEngine(
      area,
      waitingRules: [
        ScriptedWaitingRule("w") { context in
          context.request.basket?.subtotal == 999 ? .pass : .refuse(Refusal(code: .slotFull))
        }
      ])
    #expect(try await strict.quote(for: order).alternatives.isEmpty)
  }

  @Test func `a bad request is refused before any rule waits`() async throws {
    let engine = DecisionEngine(
      try .square(),
      waitingRules: [
        ScriptedWaitingRule("never") { _ in
          Issue.record("asked about a bad request")
          return .pass
        }
      ])
    await #expect(throws: RequestError.self) {
      try await engine.quote(for: DeliveryRequest(to: .inside, accuracyMeters: -1))
    }
  }
}
