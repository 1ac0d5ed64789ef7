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
          rule: rule.id, saying: rule.evaluate(context), in: context, inputs: rule.inputs(context),
          isUnreadable: rule.unreadableInput(context) != nil)
      }
      + others.map {
        TraceEntry(rule: $0.rule, saying: $0.verdict, in: context, inputs: $0.notes)
      }
      + shadowEntries
  }

  /// What was said beside the decision, for which somebody who asked for a trace waits.
  private var shadowEntries: [TraceEntry] {
    guard context.request.isTraced else { return [] }
    return zip(plan.shadows?.rules ?? [], shadowVerdicts).map { rule, verdict in
      TraceEntry(rule: rule.id, saying: verdict, in: context, isShadow: true)
    }
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
      if let code = side.refusedCodesHere.min(by: { $0.rank < $1.rank }) {
        return "no \(side.whereabouts) (\(code.rawValue))"
      }
      return "yes \(side.whereabouts)" + (side.hasSameTerms(as: self) ? "" : " on other terms")
    }
    return "; within \(distanceText(accuracy)) also \(sides.joined(separator: ", "))"
  }

  /// The part of a rough place that this was decided for, in words.
  private var whereabouts: String {
    let zones = context.area.zones
    return switch choice {
    case .owned(let zone): "in \(zones[zone].id)"
    case .excluded(let zone, _): "in the exclusion zone \(zones[zone].id)"
    case .inactive(let zone): "in \(zones[zone].id), which is not active"
    case .outside: "outside all zones"
    }
  }

  private func hasSameTerms(as other: Decision) -> Bool {
    fee == other.fee && minimumOrder == other.minimumOrder && hub == other.hub
  }

  private var zoneDetail: String {
    let zones = context.area.zones
    switch choice {
    case .owned(let owner):
      let others = plan.ranked(context, over: nil).filter { $0 != owner }
      let isRefused = isRefusedHere
      let names = others.map { zone in
        // Of offers that all are refused, none is passed over for that.
        let code = isRefused ? nil : plan.refusal(in: zone, for: context)
        return zones[zone].id + (code.map { " (\($0.rawValue))" } ?? "")
      }
      .joined(separator: ", ")
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
    return [
      TraceEntry(
        rule: DecisionEngine.hubStep, outcome: .passes,
        detail: "\(chosen.id) serves it\(hubReason(among: candidates))",
        inputs: candidates.map { candidate in
          // What refuses a delivery from the chosen hub, its rules say themselves.
          let isChosen = candidate.terms === context.hubTerms
          return candidate.input(
            context.settled(on: terms, servedBy: candidate),
            refusals: isChosen ? [] : terms.refusals(of: candidate, for: context))
        })
    ]
  }

  /// Why the chosen hub serves: what it has before the strongest of those that could serve as well, and which
  /// ones were passed over, since something refuses a delivery from them.
  private func hubReason(among candidates: [HubCandidate]) -> String {
    let terms = context.terms
    guard terms.wishedHub(of: context.request) == nil else { return ", as wished" }
    guard let place = candidates.firstIndex(where: { $0.terms === context.hubTerms }) else {
      return ""
    }
    let chosen = candidates[place]
    let passedOver =
      candidates[..<place].filter { !chosen.isBetter(than: $0) }
      + candidates[(place + 1)...].filter { $0.isBetter(than: chosen) }
    let weaker =
      candidates[..<place].filter { chosen.isBetter(than: $0) }
      + candidates[(place + 1)...].filter { !$0.isBetter(than: chosen) }
    let second = weaker.reduce(nil) { (second: HubCandidate?, other) in
      second.map { other.isBetter(than: $0) ? other : $0 } ?? other
    }
    let over = second.map { second in
      ", over \(second.terms.hub.id) by "
        + chosen.advantage(over: second, by: context.area.hubChoice)
    }
    let names = passedOver.map { other in
      let codes = terms.refusals(of: other, for: context).map(\.rawValue)
      return "\(other.terms.hub.id) (\(codes.joined(separator: ", ")))"
    }
    return (over ?? "")
      + (names.isEmpty ? "" : "; passed over: \(names.joined(separator: ", "))")
  }
}

extension HubCandidate {
  /// The hub with what was compared, given the delivery from it, and with what refuses that.
  fileprivate func input(
    _ context: DecisionContext, refusals: [ReasonCode]
  ) -> TraceEntry.Input {
    let state =
      switch closedness {
      case 0: "open"
      case 1: "perhaps open"
      default: "closed"
      }
    let fee = context.fee.map { "\($0.total)" }
    let codes = refusals.filter { $0 != .hubClosed }.map(\.rawValue)
    let parts = [state, distanceText(distanceMeters), context.estimate?.text, fee] + codes
    return TraceEntry.Input(
      name: terms.hub.id, value: parts.compactMap(\.self).joined(separator: ", "))
  }
}

extension TraceEntry {
  /// What the rule called `rule` said, with the figures behind it.
  fileprivate init(
    rule: String, saying verdict: Verdict, in context: DecisionContext, inputs: [Input] = [],
    isUnreadable: Bool = false, isShadow: Bool = false
  ) {
    let (outcome, detail): (Outcome, String) =
      switch verdict {
      case .pass: (.passes, "")
      case .refuse(let refusal): (.refuses, refusal.code.rawValue)
      case .adjust(let change):
        (.adjusts, "\(change.seconds) s, \(context.money(change.minorUnits))")
      case .unknown(let input):
        (.unknown, "\(input) \(isUnreadable ? "cannot be read" : "is not given")")
      case .abstain(let reason): (.abstains, reason)
      case .failed(let failure):
        (.fails, "\(failure.message); \(failure.consequence.rawValue) follows")
      }
    self.init(
      rule: rule, outcome: outcome, detail: detail, inputs: inputs, isShadow: isShadow)
  }
}
