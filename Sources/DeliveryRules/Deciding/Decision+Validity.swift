// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import ZoneIndexing

extension Decision {
  /// The earliest of: the next change of what matters to the answer, the second after the chosen
  /// time, and a quarter of an hour from the question, or the minute of a plug-in; so in all parts of
  /// where the place may be.
  var endOfValidity: Instant {
    let sides = surroundings?.sides.map(\.endOfValidityHere) ?? []
    return sides.reduce(endOfValidityHere, min)
  }

  private var endOfValidityHere: Instant {
    let from = context.placedAt
    let latest = latestValidity
    let ofOrder = deliveries.compactMap { context in
      (context.terms.rules + (context.hubTerms?.rules ?? []))
        .compactMap { $0.nextChange(for: context, limit: latest) }.min()
    }
    if case .scheduled(let chosen) = context.request.when {
      let passed = chosen < from ? latest : chosen.advanced(bySeconds: 1)
      return (ofOrder + [passed]).min().map { min($0, latest) } ?? latest
    }
    // Another zone or hub may be the one that serves next.
    let containing = plan.index.zones(containing: context.destination)
    let periods = containing.compactMap { plan.area.zones[$0].active.nextChange(after: from) }
    let terms = containing.isEmpty ? [plan.outside] : containing.map { plan.zoneTerms[$0] }
    let changes = terms.compactMap { $0.nextChange(after: from, limit: latest) }
    return (periods + changes + ofOrder + [latest]).min() ?? latest
  }

  /// The delivery with the zone and the hub that serve it, and with each other hub that would if it were not
  /// for what refuses one from there, or that would if what serves were refused.
  ///
  /// Until other zones are owners, which is a change of its own, only this one's hubs matter; unless zones are
  /// chosen by what they offer.
  private var deliveries: [DecisionContext] {
    guard plan.area.precedence.dependsOnOrder, context.zone != nil else {
      return context.terms.hubs.count > 1 ? deliveries(on: context.terms) : [context]
    }
    return plan.ranked(context, over: nil).flatMap { deliveries(on: plan.zoneTerms[$0]) }
  }

  private func deliveries(on terms: ZoneTerms) -> [DecisionContext] {
    guard terms.hubs.count > 1, terms.wishedHub(of: context.request) == nil else {
      return [context.settled(on: terms, servedBy: terms.bestHub(for: context))]
    }
    return terms.hubs.indices.map {
      context.settled(on: terms, servedBy: terms.candidate(at: $0, for: context))
    }
  }

  /// A quarter of an hour from the question; the next full minute where a plug-in was asked, since nobody
  /// knows when it will say something else.
  private var latestValidity: Instant {
    let from = context.placedAt
    guard plan.rules.isEmpty && plan.waitingRules.isEmpty else {
      let intoMinute = (from.secondsSince1970 % 60 + 60) % 60
      return from.advanced(bySeconds: 60 - intoMinute)
    }
    return from.advanced(bySeconds: DecisionEngine.longestValiditySeconds)
  }
}

extension ZoneTerms {
  /// The first instant after `instant` and before `limit` at which one of the rules, fees or
  /// estimates may say something else of an order for now.
  fileprivate func nextChange(after instant: Instant, limit: Instant) -> Instant? {
    let rules = (rules + hubs.flatMap(\.rules)).map { $0.nextChange(after: instant, limit: limit) }
    let fees = ([fee] + hubs.map(\.fee)).map { $0?.nextChange(after: instant, limit: limit) }
    let estimates = hubs.map { $0.estimate?.nextChange(after: instant, limit: limit) }
    return (rules + fees + estimates).compactMap(\.self).min()
  }
}
