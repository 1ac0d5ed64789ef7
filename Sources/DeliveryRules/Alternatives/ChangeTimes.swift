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
    var ends: [Instant] = []
    // What refuses as long as the hub stays the same.
    var hubEnds: [Instant] = []
    for rule in context.terms.rules where rule.evaluate(context).leavesNo {
      let end = rule.nextChange(after: instant, limit: limit, for: context) ?? limit
      if rule is DistanceRule || rule is EstimateRule {
        hubEnds.append(end)
      } else {
        ends.append(end)
      }
    }
    for rule in context.hubTerms?.rules ?? [] where rule.evaluate(context).leavesNo {
      hubEnds.append(rule.nextChange(after: instant, limit: limit, for: context) ?? limit)
    }
    for (rule, opinion) in zip(plan.rules, decision.others) where opinion.verdict.leavesNo {
      if let change = rule.nextChange(after: instant, limit: limit, for: context) {
        hubEnds.append(change)
      }
    }
    if let end = hubEnds.max() {
      let change = nextHubChange(after: instant, for: context)
      ends.append(change.map { min($0, end) } ?? end)
    }
    return ends.max()
  }

  /// When another hub may serve.
  private func nextHubChange(after instant: Instant, for context: DecisionContext) -> Instant? {
    let hubs = context.terms.hubs
    guard hubs.count > 1, context.request.hub == nil else { return nil }
    let openings = hubs.map { $0.timetable?.nextChange(after: instant, limit: limit) }
    let pauses = hubs.map { hub in
      hub.hub.terms.pause?.until.flatMap { $0 > instant && $0 < limit ? $0 : nil }
    }
    let surges = hubs.map { $0.fee?.nextChange(after: instant, limit: limit) }
    let speeds = hubs.map { $0.estimate?.nextChange(after: instant, limit: limit) }
    return (openings + pauses + surges + speeds).compactMap(\.self).min()
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
