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
  /// Asked beside decisions.
  let shadows: ShadowRules?
  /// Prepares the form of requests that several of all these rules share.
  private let preparing: (any PreparingRule)?
  /// What customers are told.
  let words: MessageCatalogue
  /// The terms in each zone, by its place in the service.
  let zoneTerms: MadeOnDemand<ZoneTerms>
  /// The terms outside all zones.
  let outside: ZoneTerms

  init(
    area: ServiceArea, index: ZoneIndex, rules: [any Rule], waitingRules: [any WaitingRule],
    shadows: ShadowRules?
  ) {
    self.area = area
    self.index = index
    self.rules = rules
    self.waitingRules = waitingRules
    self.shadows = shadows
    preparing = rules.preparing(besides: shadows?.rules ?? [])
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

  /// The same zones and terms, as worked out so far, with other rules beside the built-in ones.
  ///
  /// - Parameters:
  ///   - plan: The plan with the zones and terms.
  ///   - area: The same service under the version that it has with `rules`.
  ///   - rules: Asked after the built-in rules.
  ///   - shadows: Asked beside decisions.
  init(_ plan: DecisionPlan, area: ServiceArea, rules: [any Rule], shadows: ShadowRules?) {
    self.area = area
    self.rules = rules
    self.shadows = shadows
    preparing = rules.preparing(besides: shadows?.rules ?? [])
    index = plan.index
    waitingRules = plan.waitingRules
    words = plan.words
    zoneTerms = plan.zoneTerms
    outside = plan.outside
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
    let undecided = DecisionContext(
      request: request, destination: destination, placedAt: placedAt, terms: outside)
    let chosen = chooseZone(for: undecided)
    let context = settle(consume undecided, on: chosen)
    var choice = chosen
    if case .owned(let owner) = chosen, context.zone?.kind == .exclusion {
      // The index knows it as a service zone, but what it says could not be read.
      choice = .excluded(by: owner, owner: nil)
    }
    let noted = opinions(of: context)
    if !noted.isEmpty, let hub = context.hubInstead(given: noted) {
      let instead = context.settled(on: context.terms, servedBy: hub)
      return decision(in: instead, choice, noted: opinions(of: instead), asking: rules)
    }
    return decision(in: consume context, choice, noted: noted, asking: rules)
  }

  /// What is decided in `context`, of which built-in rules said what is `noted`.
  private func decision(
    in context: consuming DecisionContext, _ choice: ZoneChoice, noted: [Opinion],
    asking rules: [any Rule]
  ) -> Decision {
    var others: [Opinion] = []
    if !rules.isEmpty {
      context.prepare(by: preparing)
      for rule in rules { others.append(Opinion(asking: rule, about: context)) }
      // Nobody else reads it.
      if shadows == nil { context.prepare(by: nil) }
    }
    let decision = Decision(
      plan: self, context: consume context, choice: choice, noted: noted, others: others)
    guard let accuracy = decision.context.request.accuracyMeters, accuracy > 0 else {
      return decision
    }
    let near = zones(
      withBordersWithin: accuracy, of: decision.context.destination,
      at: decision.context.orderedFor)
    guard !near.isEmpty || decision.context.terms.dependsOnPlace else { return decision }
    let surroundings = surroundings(of: decision, within: accuracy, nearZones: near)
    return surroundings.areNone ? decision : decision.within(surroundings)
  }

  /// What built-in rules say, where it is more than a pass.
  func opinions(of context: DecisionContext) -> [Opinion] {
    var noted: [Opinion] = []
    ask(context.terms.rules, context, areOfHub: false, into: &noted)
    if let hub = context.hubTerms { ask(hub.rules, context, areOfHub: true, into: &noted) }
    return noted
  }

  /// The context, settled on the zone of `choice` and on the best of its hubs.
  private func settle(_ undecided: consuming DecisionContext, on choice: ZoneChoice)
    -> DecisionContext
  {
    guard let zone = choice.zone else { return undecided }
    let terms = zoneTerms[zone]
    let hub = terms.bestHub(for: undecided)
    undecided.settle(on: terms, servedBy: hub)
    return undecided
  }

  /// Asks `rules`, and notes what is more than a pass.
  private func ask(
    _ rules: [any BuiltInRule], _ context: DecisionContext, areOfHub: Bool,
    into noted: inout [Opinion]
  ) {
    let all = rules.span
    for place in all.indices {
      let verdict = all[place].evaluate(context)
      switch verdict {
      case .pass, .abstain: continue
      case .refuse, .adjust, .unknown, .failed:
        noted.append(
          Opinion(
            rule: all[place].id, verdict: verdict, builtIn: all[place],
            dependsOnHub: areOfHub || all[place].dependsOnHub))
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
