// SPDX-License-Identifier: MIT

import CustomerWords
import DeliveryModel
import Schedules
import ZoneGeometry
import ZoneIndexing

/// A service made ready to decide: the index of its zones, and the terms of each, worked out when they are
/// first needed.
///
/// Quotes hold on to it, so that they can be asked for details after the service was replaced.
final class DecisionPlan: Sendable {
  let area: ServiceArea
  let index: ZoneIndex
  /// Asked after the built-in rules.
  let rules: [any Rule]
  let waitingRules: [any WaitingRule]
  /// What customers are told.
  let words: MessageCatalogue
  /// The terms in each zone, by its place in the service.
  let zoneTerms: MadeOnDemand<ZoneTerms>
  /// The terms outside all zones.
  let outside: ZoneTerms

  init(
    area: ServiceArea, index: ZoneIndex, rules: [any Rule], waitingRules: [any WaitingRule]
  ) {
    self.area = area
    self.index = index
    self.rules = rules
    self.waitingRules = waitingRules
    words = MessageCatalogue(area: area)
    let timetables = Timetables(in: area.timeZone, holidays: area.holidays)
    let expressions = Expressions(
      zones: ZonePlaces(area.zones, index: index), timetables: timetables)
    let estimates = EstimateCatalogue(timetables: timetables)
    zoneTerms = MadeOnDemand(count: area.zones.count) { ordinal in
      ZoneTerms(
        of: area.zones[ordinal], in: area, timetables: timetables, expressions: expressions,
        estimates: estimates)
    }
    outside = ZoneTerms(
      of: nil, in: area, timetables: timetables, expressions: expressions, estimates: estimates)
  }

  /// Decides `request`, placed at `now` unless it says otherwise, without the rules that wait.
  ///
  /// Rules beside the built-in ones are asked only with `asksOthers`.
  func decide(
    _ request: DeliveryRequest, asksOthers: Bool = true, now: () -> Instant
  ) throws(RequestError) -> Decision {
    if let accuracy = request.accuracyMeters, !(accuracy >= 0 && accuracy.isFinite) {
      throw .accuracy(accuracy)
    }
    let destination: Coordinate
    do {
      destination = try request.destination.validated()
    } catch {
      throw .coordinate(error)
    }
    return decide(
      request, at: destination, placedAt: request.placedAt ?? now(),
      asking: asksOthers ? rules : [])
  }

  /// Decides a request that is known to be answerable.
  private func decide(
    _ request: DeliveryRequest, at destination: Coordinate, placedAt: Instant,
    asking rules: [any Rule]
  ) -> Decision {
    var context = DecisionContext(
      request: request, destination: destination, placedAt: placedAt, terms: outside)
    var choice = chooseZone(for: context)
    if let zone = choice.zone {
      let terms = zoneTerms[zone]
      context.settle(on: terms, servedBy: terms.bestHub(for: context))
    }
    if case .owned(let owner) = choice, context.zone?.kind == .exclusion {
      // The index knows it as a service zone, but what it says could not be read.
      choice = .excluded(by: owner, owner: nil)
    }
    var noted: [Opinion] = []
    ask(context.terms.rules, context, into: &noted)
    if let hub = context.hubTerms { ask(hub.rules, context, into: &noted) }
    // A closure would have the context copied.
    var others: [Opinion] = []
    for rule in rules { others.append(Opinion(rule: rule.id, verdict: rule.evaluate(context))) }
    let decision = Decision(
      plan: self, context: context, choice: choice, noted: noted, others: others)
    guard let accuracy = request.accuracyMeters, accuracy > 0 else { return decision }
    let near = zones(
      withBordersWithin: accuracy, of: destination, at: context.orderedFor)
    guard !near.isEmpty else { return decision }
    return decision.within(surroundings(of: decision, within: accuracy, nearZones: near))
  }

  /// Asks `rules`, and notes what is more than a pass.
  private func ask(
    _ rules: [any BuiltInRule], _ context: DecisionContext, into noted: inout [Opinion]
  ) {
    let all = rules.span
    for place in all.indices {
      let verdict = all[place].evaluate(context)
      switch verdict {
      case .pass, .abstain: continue
      case .refuse, .adjust, .unknown, .failed:
        noted.append(Opinion(rule: all[place].id, verdict: verdict, builtIn: all[place]))
      }
    }
  }

  /// Decides `request` with the rules that wait.
  func waitToDecide(
    _ request: DeliveryRequest, now: () -> Instant
  ) async throws -> Decision {
    let decision = try decide(request, now: now)
    guard !waitingRules.isEmpty else { return decision }
    let context = decision.context
    let opinions = try await withThrowingTaskGroup(of: (Int, Opinion).self) { group in
      for (place, rule) in waitingRules.enumerated() {
        group.addTask { (place, try await Opinion(waitingFor: rule, on: context)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    return decision.adding(opinions.sorted { $0.0 < $1.0 }.map(\.1))
  }
}
