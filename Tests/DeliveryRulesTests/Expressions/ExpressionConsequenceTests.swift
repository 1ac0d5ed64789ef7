// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument
import RuleLogic
import Schedules
import TestSupport
import Testing

@Suite("What follows from an expression")
struct ExpressionConsequenceTests {
  private static let far: JSON = [">": [["var": "distanceMeters"], 3000]]

  private static let tooFar = RuleExpression.Consequence.refuse(
    ReasonCode(rawValue: "TOO_FAR_FOR_HOT"),
    words: ["en": "Soup gets cold on {distance}", "de": "Suppe wird auf {distance} kalt"])

  @Test(
    arguments: [("en-US", "Soup gets cold on 6.9 mi"), ("de", "Suppe wird auf 11,1 km kalt")])
  func `a refusal has the rule's code, and its words in the customer's language`(
    locale: String, message: String
  ) throws {
    var service = try ExpressionService(when: Self.far, then: Self.tooFar)
    service.locale = locale
    let reason = try #require(try service.quote().reasons.first)
    #expect(reason.code.rawValue == "TOO_FAR_FOR_HOT")
    #expect(reason.rule == "rule")
    #expect(reason.effect == .refuses)
    // 11.1 km are 6.9 miles of 1609.344 m.
    #expect(reason.message == message)
  }

  @Test func `figures are those that the expression reads, with rule, zone and hub`() throws {
    let condition: JSON = [
      "and": [
        Self.far, ["<": [["var": "basket.subtotal"], 2000]], ["==": [["weekday": []], "Tu"]],
        ["==": [["var": "zone.id"], "square"]], [">": [["var": "basket.weight"], 1]],
      ]
    ]
    let reason = try #require(
      try ExpressionService(when: condition, then: Self.tooFar).quote().reasons.first)
    #expect(
      Set(reason.parameters.keys) == [
        "rule", "distance", "subtotal", "when", "zone", "hub", "weight",
      ])
    #expect(reason.parameters["subtotal"]?.money == 1250)
    #expect(reason.parameters["zone"] == .text("The Square"))
    #expect(reason.parameters["weight"] == .grams(4200))
    #expect(
      reason.parameters["when"] == .instant(tuesdayNoon.advanced(bySeconds: 42)))
  }

  @Test func `words whose figures are not known give way to those of the catalogue`() throws {
    let condition: JSON = ["or": [["has_tag": "soup"], [">": [["var": "basket.weight"], 1]]]]
    var request = DeliveryRequest.full
    request.basket?.weightGrams = nil
    let words = ["en": "Too heavy at {weight}"]
    let service = try ExpressionService(
      when: condition, then: .refuse(ReasonCode(rawValue: "HEAVY_SOUP"), words: words))
    #expect(
      try service.quote(request).reasons.first?.message == "We can't deliver this order there")
  }

  @Test func `a surcharge is a part of the fee, and minutes one of the estimate`() throws {
    var service = try ExpressionService(when: Self.far, then: .add(minorUnits: 150, minutes: 10))
    service.defaults = Terms(
      fee: FeeSchedule(base: 299),
      estimate: EstimateModel(id: "bike", preparation: 20...30, speedKilometersPerHour: 15))
    let quote = try service.quote()
    #expect(quote.deliverable == .yes)
    #expect(quote.fee?.parts.map(\.name) == ["base", "rule"])
    #expect(quote.fee?.total.minorUnits == 449)
    #expect(quote.estimate?.parts.last == Estimate.Part(name: "rule", seconds: 600...600))
    #expect(quote.trace(of: "rule")?.outcome == .adjusts)
    service.rules = []
    #expect(try service.quote().fee?.total.minorUnits == 299)
  }

  @Test func `the trace shows the condition as a line, with what it reads`() throws {
    let condition: JSON = [
      "and": [
        Self.far, ["<": [["var": "basket.subtotal"], 2000]], ["has_tag": "soup"],
        ["==": [["var": "destination.postcode"], "02110"]],
      ]
    ]
    var request = DeliveryRequest.full
    request.postcode = nil
    let entry = try #require(
      try ExpressionService(when: condition).quote(request).trace(of: "rule"))
    #expect(entry.outcome == .unknown)
    #expect(entry.detail == "destination.postcode is not given")
    #expect(
      entry.inputs.map { "\($0.name): \($0.value ?? "-")" } == [
        #"condition: distanceMeters > 3000 and basket.subtotal < 2000 and has_tag("soup") and "#
          + #"destination.postcode = "02110""#,
        "distanceMeters: 11.1 km", "basket.subtotal: $12.50", "basket.tags: bread, soup",
        "customer.tags: member", "destination.postcode: -",
      ])
  }

  /// CoopCycle's `diff_hours(pickup) < 3` holds where there is no pickup, whose -1 is less than 3
  /// (coopcycle-web PR 3732): nothing stands for what is not known.
  @Test(
    arguments: [
      ["<": [["var": "basket.weight"], 3]], ["!": [">=": [["var": "basket.weight"], 3]]],
    ] as [JSON])
  func `a missing input neither holds nor does not`(condition: JSON) throws {
    let reasons = try ExpressionService(when: condition).quote(.bare).reasons
    #expect(reasons.map(\.code) == [.missingInput])
    #expect(reasons.first?.parameters["input"] == .text("basket.weight"))
    #expect(reasons.first?.parameters["rule"] == .text("rule"))
  }

  @Test func `loose mode takes null for what is missing, as JavaScript does`() throws {
    let condition: JSON = ["<": [["var": "basket.weight"], 3]]
    #expect(
      try ExpressionService(when: condition, mode: .loose).quote(.bare).codes == [.ruleRefused])
  }

  /// CoopCycle's `in_zone` is false and its `out_zone` true of a zone that was deleted, so that prices
  /// change silently.
  @Test(arguments: [["in_zone": "sqare"], ["!": ["in_zone": "sqare"]]] as [JSON])
  func `a rule that names no zone of the service fails, whichever way it asks`(
    condition: JSON
  ) throws {
    let quote = try ExpressionService(when: condition).quote()
    #expect(quote.codes == [.pluginFailed])
    let detail = try #require(quote.trace(of: "rule")?.detail)
    #expect(detail.contains(#"no zone is called "sqare"; did you mean "square"?"#))
    #expect(detail.contains("/in_zone"))
  }

  @Test func `a rule that cannot be evaluated refuses, and its trace says why`() throws {
    let quote = try ExpressionService(when: [">": [["/": [1, ["var": "basket.items"]]], 2]])
      .quote(DeliveryRequest(to: .inside, basket: Basket(itemCount: 0)))
    #expect(quote.codes == [.pluginFailed])
    #expect(quote.trace(of: "rule")?.outcome == .fails)
    #expect(quote.trace(of: "rule")?.detail.hasPrefix("/rules/0/when/>/0: ") == true)
  }

  @Test(arguments: UInt64(0)..<40)
  func `another order of the rules changes neither the answer nor the reasons`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let conditions: [JSON] = [
      Self.far, ["has_tag": "soup"], ["has_tag": "beer"], ["in_zone": "square"], true, false,
      ["in_zone": "gone"], ["==": [["/": [1, ["var": "basket.items"]]], 1]],
      ["<": [["local_time": []], "11:00"]], ["==": [["var": "vehicle"], "boat"]],
    ]
    let consequences: [RuleExpression.Consequence] = [
      .refuse(.ruleRefused), Self.tooFar, .add(minorUnits: 100, minutes: 5), .refuse(.overweight),
      .add(minorUnits: .max, minutes: .max),
    ]
    var service = try ExpressionService()
    service.defaults = Terms(
      fee: FeeSchedule(base: 299),
      estimate: EstimateModel(id: "bike", preparation: 20...30, speedKilometersPerHour: 15))
    service.rules = (0..<6).map { number in
      ConfiguredRule(
        id: "rule-\(number)",
        expression: RuleExpression(
          when: conditions.randomElement(using: &random) ?? true,
          then: consequences.randomElement(using: &random) ?? .refuse(.ruleRefused)))
    }
    var request = Bool.random(using: &random) ? DeliveryRequest.full : .bare
    request.placedAt = tuesdayNoon
    request.basket?.itemCount = [0, 1, nil].randomElement(using: &random) ?? nil
    let first = try service.quote(request)
    for _ in 0..<5 {
      service.rules.shuffle(using: &random)
      let other = try service.quote(request)
      #expect(other.deliverable == first.deliverable, "seed \(seed)")
      #expect(other.reasons == first.reasons, "seed \(seed)")
      #expect(Set(other.trace) == Set(first.trace), "seed \(seed)")
      #expect(other.fee?.total == first.fee?.total, "seed \(seed)")
      #expect(other.estimate?.seconds == first.estimate?.seconds, "seed \(seed)")
      #expect(other.validUntil == first.validUntil, "seed \(seed)")
    }
  }
}

extension Reason.Parameter {
  /// The minor units of an amount.
  fileprivate var money: Int64? {
    if case .money(let money) = self { money.minorUnits } else { nil }
  }
}
