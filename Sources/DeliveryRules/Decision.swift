// SPDX-License-Identifier: MIT

import DeliveryModel

/// What one rule said.
struct Opinion: Sendable {
  let rule: String
  let verdict: Verdict

  init(rule: String, verdict: Verdict) {
    self.rule = rule
    self.verdict = verdict
  }

  /// Waits for `rule`; an error other than cancellation is its failure, and refuses.
  init(waitingFor waiting: any WaitingRule, on context: DecisionContext) async throws {
    rule = waiting.id
    do {
      verdict = try await waiting.evaluate(context)
    } catch let error as CancellationError {
      throw error
    } catch {
      verdict = .failed(RuleFailure(message: "\(error)", consequence: .refuse))
    }
  }
}

/// A request with everything that is known about it, before alternatives are looked for.
struct Decision: Sendable {
  let context: DecisionContext
  let choice: ZoneChoice
  /// Zones whose border is within the accuracy of the destination.
  let nearBorders: [Zone]
  let opinions: [Opinion]

  /// The same decision with what the waiting rules said.
  func adding(_ waited: [Opinion]) -> Decision {
    Decision(
      context: context, choice: choice, nearBorders: nearBorders, opinions: opinions + waited)
  }

  /// Whether the answer is yes, no, or cannot be told: what a rule refuses, it refuses on either
  /// side of a near border.
  var deliverable: Quote.Deliverable {
    if !refusals.isEmpty { return .no }
    return nearBorders.isEmpty ? .yes : .depends
  }

  /// What makes the answer no, with the rules that said it, most decisive first.
  var refusals: [(rule: String, refusal: Refusal)] {
    let zone = nearBorders.isEmpty ? choice.refusal : nil
    let others = opinions.compactMap { opinion in
      opinion.verdict.refusal(by: opinion.rule).map { (rule: opinion.rule, refusal: $0) }
    }
    return ((zone.map { [(DecisionEngine.zoneStep, $0)] } ?? []) + others)
      .sorted { $0.refusal.code.rank < $1.refusal.code.rank }
  }

  /// What leaves the answer open, with the steps that found it: the near borders with what would
  /// refuse on this side of them, then inputs that are missing.
  var openQuestions: [(rule: String, refusal: Refusal)] {
    let place = imprecision.map { [$0, choice.refusal].compactMap(\.self) } ?? []
    let inputs = opinions.compactMap { opinion in
      opinion.verdict.missingInput(of: opinion.rule).map { (rule: opinion.rule, refusal: $0) }
    }
    return place.map { (DecisionEngine.zoneStep, $0) } + inputs
  }

  /// The near borders as a cause.
  private var imprecision: Refusal? {
    guard let accuracy = context.request.accuracyMeters, !nearBorders.isEmpty else { return nil }
    let names = nearBorders.map(\.name).joined(separator: ", ")
    return Refusal(
      code: .locationImprecise, parameters: ["accuracy": .meters(accuracy), "zone": .text(names)])
  }

  /// The estimate with every adjustment; nil without a zone.
  var estimate: Estimate? {
    adjustments.reduce(context.estimate) { estimate, opinion in
      let seconds = opinion.adjustment.seconds
      guard seconds != 0 else { return estimate }
      return estimate?.adding(Estimate.Part(name: opinion.rule, seconds: seconds...seconds))
    }
  }

  /// The fee with every adjustment; nil without a zone, and where neither the service nor a rule
  /// charges.
  var fee: Fee? {
    let charged = adjustments.filter { $0.adjustment.minorUnits != 0 }
    guard context.zone != nil, !charged.isEmpty else { return context.fee }
    let parts = charged.map {
      Fee.Part(name: $0.rule, amount: context.money($0.adjustment.minorUnits))
    }
    return Fee(parts: (context.fee?.parts ?? []) + parts, currency: context.area.currency)
  }

  private var adjustments: [(rule: String, adjustment: Adjustment)] {
    opinions.compactMap { opinion in
      guard case .adjust(let adjustment) = opinion.verdict else { return nil }
      return (opinion.rule, adjustment)
    }
  }
}

extension Verdict {
  /// The no in the verdict of `rule`, if it is one.
  fileprivate func refusal(by rule: String) -> Refusal? {
    switch self {
    case .refuse(let refusal): refusal
    case .failed(let failure) where failure.consequence == .refuse:
      Refusal(code: .pluginFailed, parameters: ["rule": .text(rule)])
    case .pass, .adjust, .unknown, .abstain, .failed: nil
    }
  }

  /// The input that `rule` needs and was not given, as a cause.
  fileprivate func missingInput(of rule: String) -> Refusal? {
    guard case .unknown(let input) = self else { return nil }
    return Refusal(
      code: .missingInput, parameters: ["rule": .text(rule), "input": .text(input)])
  }
}
