// SPDX-License-Identifier: MIT

import CustomerWords
import DeliveryModel
import Schedules
import Synchronization
import ZoneGeometry

/// A request with everything that was decided about it: what a quote tells, worked out on demand.
final class Decision: Sendable {
  let plan: DecisionPlan
  let context: DecisionContext
  let choice: ZoneChoice
  /// What else may be true; nil when no border is within the accuracy of the destination.
  let surroundings: Surroundings?
  /// What built-in rules said, where it is more than a pass.
  let noted: [Opinion]
  /// What all other rules said.
  let others: [Opinion]
  /// Whether the answer at exactly the destination is no.
  let isRefusedHere: Bool
  /// The answer: that at the destination if it is the same all around, else it depends.
  let deliverable: Quote.Deliverable
  /// Changes that turn the answer, when they had to be waited for.
  private let offered: [Alternative]?

  private let keptReasons = AtomicLazyReference<Kept<[Reason]>>()
  /// Made by one thread while another that wants them waits: plug-ins are not asked twice.
  private let keptShadowVerdicts = Mutex<[Verdict]?>(nil)
  private let keptAlternatives = AtomicLazyReference<Kept<[Alternative]>>()

  init(
    plan: DecisionPlan, context: consuming DecisionContext, choice: ZoneChoice,
    surroundings: Surroundings? = nil, noted: [Opinion], others: [Opinion],
    offered: [Alternative]? = nil
  ) {
    let isRefused = choice.isRefused || noted.anyRefuses || others.anyRefuses
    let agree = surroundings?.agree(isRefused: isRefused) ?? true
    isRefusedHere = isRefused
    deliverable = !agree ? .depends : isRefused ? .no : .yes
    self.plan = plan
    self.context = consume context
    self.choice = choice
    self.surroundings = surroundings
    self.noted = noted
    self.others = others
    self.offered = offered
  }

  /// The same decision for a place that is known roughly.
  func within(_ surroundings: Surroundings) -> Decision {
    Decision(
      plan: plan, context: context, choice: choice, surroundings: surroundings, noted: noted,
      others: others)
  }

  /// The same decision with what the waiting rules said; what they refuse, they refuse all around.
  func adding(_ waited: [Opinion]) -> Decision {
    let isRefused = waited.contains { $0.refusedCode != nil }
    return Decision(
      plan: plan, context: context, choice: choice, surroundings: isRefused ? nil : surroundings,
      noted: noted, others: others + waited)
  }

  /// The same decision, which offers `alternatives`.
  func offering(_ alternatives: [Alternative]) -> Decision {
    Decision(
      plan: plan, context: context, choice: choice, surroundings: surroundings, noted: noted,
      others: others, offered: alternatives.map(told))
  }

  /// What all rules said, where it is more than a pass of a built-in one.
  var opinions: [Opinion] { noted + others }

  /// Whether the choice of the zone or a rule of Doorstep's own makes the answer no at exactly the destination.
  var isRefusedByBuiltIn: Bool {
    choice.code != nil || noted.contains { $0.refusedCode != nil }
  }

  /// The codes of all that would make the answer no at exactly the destination.
  var refusedCodesHere: [ReasonCode] {
    (choice.code.map { [$0] } ?? []) + opinions.compactMap(\.refusedCode)
  }

  /// The most decisive of `refusedCodesHere`.
  private var codeHere: ReasonCode? { refusedCodesHere.min { $0.rank < $1.rank } }

  /// What the rules say that are asked beside decisions, in their order; asked once, when it is first needed.
  var shadowVerdicts: [Verdict] {
    guard let shadows = plan.shadows else { return [] }
    return keptShadowVerdicts.withLock { kept in
      let verdicts = kept ?? shadows.rules.map { $0.evaluate(context) }
      kept = verdicts
      return verdicts
    }
  }

  /// What is answered at exactly the destination.
  private var side: Quote.Side {
    Quote.Side(zone: zone, deliverable: isRefusedHere ? .no : .yes, code: codeHere)
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
  // The zones' terms may have been worked out for an older version of the plug-ins.
  package var version: String { plan.area.version }
  package var code: ReasonCode? { deliverable == .no ? codeHere : nil }
  package var reasons: [Reason] { keptReasons.value { allReasons } }
  package var sides: [Quote.Side] {
    surroundings.map { [side] + $0.sides.map(\.side) } ?? []
  }
  package var trace: [TraceEntry] { traceEntries }
  package var validUntil: Instant { endOfValidity }

  package var alternatives: [Alternative] {
    offered ?? keptAlternatives.value { plan.alternatives(to: self).map(told) }
  }

  /// `alternative` in the words of the customer.
  private func told(_ alternative: Alternative) -> Alternative {
    alternative.told(
      as: plan.words.text(
        for: alternative, locale: context.request.locale, placedAt: context.placedAt))
  }

  /// The estimate with every adjustment, in the words of the customer; nil without a zone.
  package var estimate: Estimate? {
    context.estimate.map { estimate in
      let added = adjustments.map { (name: $0.rule, seconds: $0.adjustment.seconds) }
      let adjusted = estimate.adding(added.filter { $0.seconds != 0 })
      return adjusted.told(as: plan.words.text(for: adjusted, locale: context.request.locale))
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

  /// By the names of the rules, so that their order does not show.
  private var adjustments: [(rule: String, adjustment: Adjustment)] {
    var adjustments: [(rule: String, adjustment: Adjustment)] = []
    for opinion in noted + others {
      switch opinion.verdict {
      case .adjust(let adjustment): adjustments.append((opinion.rule, adjustment))
      case .pass, .refuse, .unknown, .abstain, .failed: continue
      }
    }
    return adjustments.sorted { $0.rule < $1.rule }
  }
}
