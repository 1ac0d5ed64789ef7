// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import ZoneGeometry
import ZoneIndexing

extension Decision {
  /// The choice of the zone, that of the hub, and what each rule said.
  var traceEntries: [TraceEntry] {
    let builtIn = context.terms.rules + (context.hubTerms?.rules ?? [])
    return [zoneEntry] + hubEntries + travelEntries
      + builtIn.map { rule in
        TraceEntry(
          rule: rule.id, saying: rule.evaluate(context), in: context, inputs: rule.inputs(context))
      }
      + others.map { TraceEntry(rule: $0.rule, saying: $0.verdict, in: context) }
  }

  private var zoneEntry: TraceEntry {
    let outcome: TraceEntry.Outcome = choice.code == nil ? .passes : .refuses
    return TraceEntry(
      rule: DecisionEngine.zoneStep, outcome: deliverable == .depends ? .unknown : outcome,
      detail: zoneDetail + surroundingsDetail)
  }

  /// What is answered in other parts of where the place may be.
  private var surroundingsDetail: String {
    guard let surroundings, !surroundings.sides.isEmpty,
      let accuracy = context.request.accuracyMeters
    else { return "" }
    let sides = surroundings.sides.map { side in
      let answer = side.code?.rawValue ?? (side.hasSameTerms(as: self) ? "yes" : "yes, other terms")
      return "\(side.zone?.id ?? "no zone") (\(answer))"
    }
    return "; within \(distanceText(accuracy)) also \(sides.joined(separator: ", "))"
  }

  private func hasSameTerms(as other: Decision) -> Bool {
    fee == other.fee && minimumOrder == other.minimumOrder && hub == other.hub
  }

  private var zoneDetail: String {
    let zones = context.area.zones
    switch choice {
    case .owned(let owner):
      let others = plan.ranked(context, over: nil).filter { $0 != owner }
      let names = others.map { zones[$0].id }.joined(separator: ", ")
      let over = others.isEmpty ? "" : ", over \(names) by \(context.area.precedence.rawValue)"
      return "\(zones[owner].id) owns it\(over)"
    case .excluded(let exclusion, _):
      return "the exclusion zone \(zones[exclusion].id) contains it"
    case .inactive(let zone): return "\(zones[zone].id) contains it but is not active"
    case .outside:
      guard let nearest = plan.nearestServiceZone(for: context) else {
        return "the service has no zone that is active"
      }
      let distance = distanceText(nearest.border.distanceMeters)
      return "\(zones[nearest.ordinal].id) is the nearest zone, \(distance) away"
    }
  }

  /// The choice of the hub, with every hub that might have been chosen; none where there is no hub.
  private var hubEntries: [TraceEntry] {
    guard let chosen = context.hub else { return [] }
    let terms = context.terms
    let candidates = terms.hubs.indices.map { terms.candidate(at: $0, for: context) }
    let others = candidates.filter { $0.terms.hub.id != chosen.id }
    let best = candidates.first { $0.terms.hub.id == chosen.id }
    // The strongest of the others is the one that the choice was close to.
    let second = others.reduce(nil) { (second: HubCandidate?, other) in
      second.map { other.isBetter(than: $0) ? other : $0 } ?? other
    }
    let advantage = second.flatMap { second in
      best?.advantage(over: second, by: context.area.hubChoice)
    }
    let reason =
      if let advantage, let name = second?.terms.hub.id { ", over \(name) by \(advantage)" } else {
        ""
      }
    return [
      TraceEntry(
        rule: DecisionEngine.hubStep, outcome: .passes, detail: "\(chosen.id) serves it\(reason)",
        inputs: candidates.map { candidate in
          candidate.input(context.settled(on: terms, servedBy: candidate))
        })
    ]
  }
}

extension HubCandidate {
  /// The hub with what was compared, given the delivery from it.
  fileprivate func input(_ context: DecisionContext) -> TraceEntry.Input {
    let state =
      switch closedness {
      case 0: "open"
      case 1: "perhaps open"
      default: "closed"
      }
    let fee = context.fee.map { "\($0.total)" }
    let parts = [
      state, distanceText(distanceMeters), context.estimate?.text, fee,
    ]
    return TraceEntry.Input(
      name: terms.hub.id, value: parts.compactMap(\.self).joined(separator: ", "))
  }
}

extension TraceEntry {
  /// What the rule called `rule` said, with the figures behind it.
  fileprivate init(
    rule: String, saying verdict: Verdict, in context: DecisionContext, inputs: [Input] = []
  ) {
    let (outcome, detail): (Outcome, String) =
      switch verdict {
      case .pass: (.passes, "")
      case .refuse(let refusal): (.refuses, refusal.code.rawValue)
      case .adjust(let change):
        (.adjusts, "\(change.seconds) s, \(context.money(change.minorUnits))")
      case .unknown(let input): (.unknown, "\(input) is not given")
      case .abstain(let reason): (.abstains, reason)
      case .failed(let failure):
        (.fails, "\(failure.message); \(failure.consequence.rawValue) follows")
      }
    self.init(rule: rule, outcome: outcome, detail: detail, inputs: inputs)
  }
}
