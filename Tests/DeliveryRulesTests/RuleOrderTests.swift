// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import TestSupport
import Testing

@Suite("The order of rules")
struct RuleOrderTests {
  private static let verdicts: [Verdict] = [
    .pass, .abstain(reason: "not asked"), .unknown(input: "basket.tags"),
    .refuse(Refusal(code: .overweight)), .refuse(Refusal(code: .itemRestricted)),
    .refuse(Refusal(code: ReasonCode(rawValue: "FULL_MOON"))),
    .failed(RuleFailure(message: "broke", consequence: .refuse)),
    .failed(RuleFailure(message: "broke", consequence: .allow)),
    .adjust(Adjustment(seconds: 600, minorUnits: -500)),
    .adjust(Adjustment(seconds: -7200, minorUnits: 300)),
    .adjust(Adjustment(seconds: .max, minorUnits: .max)),
    .adjust(Adjustment(seconds: .min, minorUnits: .min)),
  ]

  @Test(arguments: UInt64(0)..<60)
  func `another order of the rules changes neither the answer nor the reasons`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let rules = (0..<Int.random(in: 2...7, using: &random)).map { number in
      ScriptedRule("rule-\(number)", Self.verdicts.randomElement(using: &random) ?? .pass)
    }
    let model = EstimateModel(id: "bike", preparation: 20...30, speedKilometersPerHour: 15)
    let hub = Hub(id: "hub", name: "Hub", coordinate: .inside)
    let area = try ServiceArea.square(
      defaults: .init(minimumOrder: 1000, fee: FeeSchedule(base: 299), estimate: model),
      hubs: [hub])
    let request = DeliveryRequest(
      to: [.inside, .justOutside].randomElement(using: &random) ?? .inside,
      basket: Basket(subtotal: [999, 1000, nil].randomElement(using: &random) ?? nil))
    let first = try DecisionEngine(area, rules: rules).quote(for: request)
    for _ in 0..<8 {
      let other = try DecisionEngine(area, rules: rules.shuffled(using: &random))
        .quote(for: request)
      #expect(other.deliverable == first.deliverable, "seed \(seed)")
      #expect(Set(other.reasons) == Set(first.reasons), "seed \(seed)")
      #expect(other.codes == first.codes, "seed \(seed)")
      #expect(Set(other.trace) == Set(first.trace), "seed \(seed)")
      #expect(other.fee?.total == first.fee?.total, "seed \(seed)")
      #expect(other.estimate?.seconds == first.estimate?.seconds, "seed \(seed)")
      #expect(other.alternatives == first.alternatives, "seed \(seed)")
    }
    let refuses = first.reasons.contains { $0.effect == .refuses }
    #expect((first.deliverable == .no) == refuses, "seed \(seed)")
  }

  /// Who adds what the first asks for meets the others too.
  @Test func `of one code, what asks most is told first`() throws {
    let limits: [(id: String, code: ReasonCode, parameters: [String: Reason.Parameter])] = [
      ("a", .overweight, ["excess": .grams(5), "limit": .grams(9)]),
      ("b", .overweight, ["excess": .grams(700), "limit": .grams(900)]),
      ("c", .overweight, [:]), ("d", .overweight, ["excess": .grams(60)]),
      ("e", .tooFar, ["limit": .meters(300)]), ("f", .tooFar, ["limit": .meters(200)]),
      ("g", .tooFar, ["limit": .meters(200)]),
    ]
    let rules = limits.map { id, code, parameters in
      ScriptedRule(id, .refuse(Refusal(code: code, parameters: parameters)))
    }
    let quote = try DecisionEngine(.square(), rules: rules)
      .quote(for: DeliveryRequest(to: .inside))
    #expect(quote.reasons.map(\.rule) == ["f", "g", "e", "b", "d", "a", "c"])
  }
}
