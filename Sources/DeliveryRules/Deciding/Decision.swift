// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import Synchronization
import ZoneGeometry

/// A request with everything that was decided about it: what a quote tells, worked out on demand.
final class Decision: Sendable {
  let plan: DecisionPlan
  let context: DecisionContext
  let choice: ZoneChoice
  /// Zones whose border is within the accuracy of the destination, by their places.
  let nearBorders: [Int]
  /// What built-in rules said, where it is more than a pass.
  let noted: [Opinion]
  /// What all other rules said.
  let others: [Opinion]
  /// Whether the answer is yes, no, or cannot be told: what a rule refuses, it refuses on either
  /// side of a near border.
  let deliverable: Quote.Deliverable
  /// Changes that turn the answer, when they had to be waited for.
  private let offered: [Alternative]?

  private let keptReasons = AtomicLazyReference<Kept<[Reason]>>()
  private let keptAlternatives = AtomicLazyReference<Kept<[Alternative]>>()

  init(
    plan: DecisionPlan, context: DecisionContext, choice: ZoneChoice, nearBorders: [Int],
    noted: [Opinion], others: [Opinion], offered: [Alternative]? = nil
  ) {
    self.plan = plan
    self.context = context
    self.choice = choice
    self.nearBorders = nearBorders
    self.noted = noted
    self.others = others
    self.offered = offered
    let isRefused =
      nearBorders.isEmpty && choice.code != nil || noted.contains { $0.refusedCode != nil }
      || others.contains { $0.refusedCode != nil }
    deliverable = isRefused ? .no : nearBorders.isEmpty ? .yes : .depends
  }

  /// The same decision with what the waiting rules said.
  func adding(_ waited: [Opinion]) -> Decision {
    Decision(
      plan: plan, context: context, choice: choice, nearBorders: nearBorders, noted: noted,
      others: others + waited)
  }

  /// The same decision, which offers `alternatives`.
  func offering(_ alternatives: [Alternative]) -> Decision {
    Decision(
      plan: plan, context: context, choice: choice, nearBorders: nearBorders, noted: noted,
      others: others, offered: alternatives)
  }

  /// The codes of all that makes the answer no.
  var refusedCodes: [ReasonCode] {
    let zone = nearBorders.isEmpty ? choice.code : nil
    return (zone.map { [$0] } ?? []) + (noted + others).compactMap(\.refusedCode)
  }
}

/// Something that was worked out once.
private final class Kept<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension AtomicLazyReference {
  /// What is kept, or what `make` makes, which is then kept.
  fileprivate func value<Value: Sendable>(
    _ make: () -> Value
  ) -> Value where Instance == Kept<Value> {
    if let kept = load() { return kept.value }
    return storeIfNil(Kept(make())).value
  }
}

extension Decision: QuoteRecord {
  package var coordinate: Coordinate { context.destination }
  package var zone: Quote.Place? {
    context.zone.map { Quote.Place(id: $0.id, name: $0.name) }
  }
  package var hub: Quote.Place? {
    context.hub.map { Quote.Place(id: $0.id, name: $0.name) }
  }
  package var minimumOrder: Money? { context.minimumOrder.map(context.money) }
  package var version: String { context.area.version }
  package var code: ReasonCode? { refusedCodes.min { $0.rank < $1.rank } }
  package var reasons: [Reason] { keptReasons.value { allReasons } }
  package var trace: [TraceEntry] { traceEntries }
  package var validUntil: Instant { endOfValidity }

  package var alternatives: [Alternative] {
    offered ?? keptAlternatives.value { plan.alternatives(to: self) }
  }

  /// The estimate with every adjustment; nil without a zone.
  package var estimate: Estimate? {
    adjustments.reduce(context.estimate) { estimate, opinion in
      let seconds = opinion.adjustment.seconds
      guard seconds != 0 else { return estimate }
      return estimate?.adding(Estimate.Part(name: opinion.rule, seconds: seconds...seconds))
    }
  }

  /// The fee with every adjustment; nil without a zone, and where neither the service nor a rule
  /// charges.
  package var fee: Fee? {
    let charged = adjustments.filter { $0.adjustment.minorUnits != 0 }
    let fee = context.fee
    guard context.zone != nil, !charged.isEmpty else { return fee }
    let parts = charged.map {
      Fee.Part(name: $0.rule, amount: context.money($0.adjustment.minorUnits))
    }
    return Fee(
      parts: (fee?.parts ?? []) + parts, currency: context.area.currency, freeFrom: fee?.freeFrom)
  }

  private var adjustments: [(rule: String, adjustment: Adjustment)] {
    var adjustments: [(rule: String, adjustment: Adjustment)] = []
    for opinion in noted + others {
      switch opinion.verdict {
      case .adjust(let adjustment): adjustments.append((opinion.rule, adjustment))
      case .pass, .refuse, .unknown, .abstain, .failed: continue
      }
    }
    return adjustments
  }
}
