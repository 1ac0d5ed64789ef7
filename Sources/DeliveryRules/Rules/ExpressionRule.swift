// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import RuleLogic
import Schedules

/// Refuses, or charges or takes more, when an expression holds.
///
///     {
///       "id": "no-hot-soup-far",
///       "when": { "and": [ { "has_tag": "soup" }, { ">": [ { "var": "distanceMeters" }, 3000 ] } ] },
///       "then": { "refuse": "TOO_FAR_FOR_HOT", "message": { "en": "Soup gets cold on {distance}" } }
///     }
///
/// When it takes an input that is not known to tell, the answer is unknown and names it. Outside all zones
/// a rule about zone, hub or distance abstains. One that cannot be evaluated is told like a plug-in that
/// failed: it refuses with `PLUGIN_FAILED`, and its trace says why. Refuses with a code of its own, or with
/// `RULE_REFUSED`.
final class ExpressionRule: BuiltInRule {
  let id: String
  private let condition: LogicExpression<DecisionView>
  private let verdict: Verdict
  /// What the condition reads.
  private let variables: [DecisionVariable]
  /// Where the condition may change from place to place.
  let places: ExpressionPlaces
  /// What the condition names.
  let constants: ExpressionConstants
  /// Whether it refuses when the condition holds.
  let canRefuse: Bool
  /// The seconds of a minute at which time may change what it says.
  private let seconds: [Int]

  /// Makes a rule of `expression`, whose condition was compiled to `condition`.
  init(id: String, expression: RuleExpression, condition: LogicExpression<DecisionView>) {
    self.id = id
    self.condition = condition
    constants = ExpressionConstants(expression.condition)
    places = ExpressionPlaces(expression.condition, inputs: condition.inputs)
    canRefuse = if case .refuse = expression.consequence { true } else { false }
    verdict =
      switch expression.consequence {
      case .refuse(let code, let words): .refuse(Refusal(code: code, words: words))
      case .add(let minorUnits, let minutes):
        .adjust(
          Adjustment(
            seconds: Int64(clamping: Int128(minutes) * 60), minorUnits: minorUnits))
      }
    variables = condition.inputs.compactMap(DecisionVariable.named)
    seconds = ClockReadings(in: expression.condition).seconds
  }

  var dependsOnHub: Bool { reads(DecisionVariable.namesOfHub) }

  var dependsOnPlace: Bool { reads(DecisionVariable.namesOfPlace) }

  /// Whether the condition reads one of the variables called `names`.
  func reads(_ names: [String]) -> Bool { variables.contains { names.contains($0.name) } }

  func evaluate(_ context: DecisionContext) -> Verdict {
    let truth: LogicTruth
    do throws(LogicError) {
      truth = try DecisionView.of(context) { view throws(LogicError) in
        try condition.condition(in: view)
      }
    } catch {
      return .failed(RuleFailure(message: error.description, consequence: .refuse))
    }
    switch truth {
    case .no: return .pass
    case .yes: return verdict
    case .unknown(let missing): return unknown(missing, context)
    }
  }

  /// The first of `missing` that indeed is: an operator may read several inputs.
  private func unknown(_ missing: [String], _ context: DecisionContext) -> Verdict {
    let absent = missing.filter { DecisionVariable.named($0)?.value(context) == nil }
    if context.zone == nil, !absent.isEmpty,
      absent.allSatisfy(DecisionVariable.namesOfDelivery.contains)
    {
      return .abstain(reason: "no zone owns the place")
    }
    // What is given and still does not tell: hours that are `unknown`.
    return .unknown(input: absent.first ?? missing.first ?? "when")
  }

  func completed(_ refusal: Refusal, in context: DecisionContext) -> Refusal {
    var figures: [String: Reason.Parameter] = ["rule": .text(id)]
    for figure in DecisionVariable.figures(reading: condition.inputs) {
      figures[figure.name] = figure.value(context)
    }
    return refusal.adding(figures)
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    [TraceEntry.Input(name: "condition", value: condition.description)]
      + variables.map { $0.input(context) }
  }

  /// The first instant after the question and before `limit` from which on the rule says something else of the
  /// same order.
  func nextChange(for context: DecisionContext, limit: Instant) -> Instant? {
    guard reads(DecisionVariable.namesOfTime) else {
      return nil
    }
    let verdict = evaluate(context)
    var minute = MinuteOfTime(of: context.placedAt)
    while minute.start < limit {
      for second in seconds {
        let instant = minute.start.advanced(bySeconds: Int64(second))
        guard instant > context.placedAt, instant < limit else { continue }
        if evaluate(context.placed(at: instant)) != verdict { return instant }
      }
      minute = minute.next
    }
    return nil
  }

  /// The next quarter of an hour if the condition reads the time: when it changes, only trying tells.
  func nextChange(
    after instant: Instant, limit: Instant, for context: DecisionContext
  ) -> Instant? {
    guard reads(DecisionVariable.namesOfTime) else {
      return nil
    }
    let seconds = instant.secondsSince1970
    let sinceQuarter = ((seconds % 900) + 900) % 900
    let next = instant.advanced(bySeconds: 900 - sinceQuarter)
    return next > instant && next < limit ? next : nil
  }
}
