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
    if opinions.contains(where: \.verdict.refuses) { return .no }
    if !nearBorders.isEmpty { return .depends }
    return choice.refusal == nil ? .yes : .no
  }

  /// All refusals with the rules that made them, most decisive first.
  var refusals: [(rule: String, refusal: Refusal)] {
    let zone = choice.refusal.map { [(rule: DecisionEngine.zoneStep, refusal: $0)] } ?? []
    let others = opinions.compactMap { opinion in
      opinion.verdict.refusal(by: opinion.rule).map { (rule: opinion.rule, refusal: $0) }
    }
    return (zone + others).sorted { $0.refusal.code.rank < $1.refusal.code.rank }
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
  /// Whether the verdict makes the answer no.
  fileprivate var refuses: Bool { refusal(by: "") != nil }

  /// The no in the verdict of `rule`, if it is one.
  fileprivate func refusal(by rule: String) -> Refusal? {
    switch self {
    case .refuse(let refusal): refusal
    case .failed(let failure) where failure.consequence == .refuse:
      Refusal(code: .pluginFailed, parameters: ["rule": .text(rule)])
    case .pass, .adjust, .unknown, .abstain, .failed: nil
    }
  }
}
