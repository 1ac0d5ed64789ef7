// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import ZoneIndexing

/// When the answer for one place may change with the time of arrival.
struct ChangeTimes {
  private let plan: DecisionPlan
  /// When the zones that contain the place exist.
  private let periods: [ActivePeriod]
  /// The terms of these zones, where the time may change which of them is the owner.
  private let rivals: [ZoneTerms]
  private let limit: Instant

  /// The changes before `limit` for the place of `decision`.
  init(for decision: Decision, limit: Instant) {
    let plan = decision.plan
    self.plan = plan
    self.limit = limit
    let zones = plan.index.zones(containing: decision.context.destination)
    periods = zones.map { plan.area.zones[$0].active }.filter { $0 != .always }
    let dependsOnOrder = zones.count > 1 && plan.area.precedence.dependsOnOrder
    rivals = dependsOnOrder ? zones.map { plan.zoneTerms[$0] } : []
  }

  /// The first instant after `instant` at which the answer may be another one, given how it is decided for
  /// `instant`; nil when there is none before the limit.
  func next(after instant: Instant, given decision: Decision) -> Instant? {
    var changes = periods.compactMap { $0.nextChange(after: instant) }
    let context = decision.context
    changes += rivals.compactMap { nextChange(of: $0, after: instant, for: context) }
    if case .owned = decision.choice {
      let change =
        endOfRefusals(after: instant, given: decision)
        ?? nextChange(of: context.terms, after: instant, for: context)
      if let change { changes.append(change) }
    }
    return changes.min().flatMap { $0 < limit ? $0 : nil }
  }

  /// Until when what refuses is known to do so, if the zone stays the owner: the limit when for good.
  private func endOfRefusals(after instant: Instant, given decision: Decision) -> Instant? {
    let context = decision.context
    let ofZone = context.terms.rules.filter { context.hub == nil || !$0.dependsOnHub }
    var ends = [end(of: ofZone, after: instant, for: context)].compactMap(\.self)
    if let end = endOfHubRefusals(after: instant, for: context) { ends.append(end) }
    // What others refuse may end with another hub.
    let others = zip(plan.rules, decision.others).filter { $1.verdict.leavesNo }.compactMap {
      $0.0.nextChange(after: instant, limit: limit, for: context)
    }
    if let end = others.max() {
      ends.append(min(end, nextHubChange(after: instant, for: context) ?? end))
    }
    return ends.max()
  }

  /// Until when the last of `rules` that refuse does so; nil when none does.
  private func end(
    of rules: [any BuiltInRule], after instant: Instant, for context: DecisionContext
  ) -> Instant? {
    rules.filter { $0.evaluate(context).leavesNo }
      .map { $0.nextChange(after: instant, limit: limit, for: context) ?? limit }.max()
  }

  /// Until when a delivery from any of the hubs that may serve is refused; nil when one from the chosen hub
  /// is not.
  private func endOfHubRefusals(after instant: Instant, for context: DecisionContext) -> Instant? {
    let terms = context.terms
    let ofZone = terms.rules.filter(\.dependsOnHub)
    func end(_ context: DecisionContext) -> Instant? {
      self.end(of: ofZone + (context.hubTerms?.rules ?? []), after: instant, for: context)
    }
    guard let first = context.hubTerms.flatMap({ _ in end(context) }) else { return nil }
    guard terms.wishedHub(of: context.request) == nil else { return first }
    let others = terms.hubs.indices.filter { terms.hubs[$0] !== context.hubTerms }
    return others.reduce(first) { soonest, place in
      let candidate = terms.candidate(at: place, for: context)
      let end =
        end(context.settled(on: terms, servedBy: candidate))
        ?? nextHubChange(after: instant, for: context)
      return min(soonest, end ?? soonest)
    }
  }

  /// When another hub may serve.
  private func nextHubChange(after instant: Instant, for context: DecisionContext) -> Instant? {
    let terms = context.terms
    guard terms.hubs.count > 1, terms.wishedHub(of: context.request) == nil else { return nil }
    let rules = terms.rules.filter(\.dependsOnHub) + terms.hubs.flatMap(\.rules)
    let changes = rules.map { $0.nextChange(after: instant, limit: limit, for: context) }
    let surges = terms.hubs.map { $0.fee?.nextChange(after: instant, limit: limit) }
    let speeds = terms.hubs.map { $0.estimate?.nextChange(after: instant, limit: limit) }
    return (changes + surges + speeds).compactMap(\.self).min()
  }

  /// When anything may change in a zone with `terms`.
  private func nextChange(
    of terms: ZoneTerms, after instant: Instant, for context: DecisionContext
  ) -> Instant? {
    let rules: [any Rule] = terms.rules + terms.hubs.flatMap(\.rules) + plan.rules
    let changes = rules.map { $0.nextChange(after: instant, limit: limit, for: context) }
    let fees = ([terms.fee] + terms.hubs.map(\.fee)).map {
      $0?.nextChange(after: instant, limit: limit)
    }
    let speeds = terms.hubs.map { $0.estimate?.nextChange(after: instant, limit: limit) }
    return (changes + fees + speeds).compactMap(\.self).min()
  }
}

extension Verdict {
  /// Whether no order is taken while a rule says so, or only one that nobody knows about.
  fileprivate var leavesNo: Bool {
    switch self {
    case .refuse: true
    case .failed(let failure): failure.consequence == .refuse
    case .unknown: isUnknownHours
    case .pass, .adjust, .abstain: false
    }
  }
}
