// SPDX-License-Identifier: MIT

package import DeliveryModel
package import Schedules
package import ZoneGeometry
package import ZoneIndexing

/// Decides requests with one service: an immutable value, asked from many threads at once.
///
///     let engine = DecisionEngine(area: area)
///     let quote = try engine.quote(for: DeliveryRequest(to: address))
package struct DecisionEngine: Sendable {
  /// How the choice of the zone is called in reasons and traces.
  static let zoneStep = "zone"
  /// How the choice of the hub is called in traces.
  static let hubStep = "hub"
  /// How the time for the way from the hub is called in traces.
  static let travelStep = "travel"
  /// How long an answer holds at the most: a quarter of an hour.
  static let longestValiditySeconds: Int64 = 15 * 60
  /// How often a search for the next opening goes on when zone and hub open at different times.
  static let mostOpeningsTried = 64

  private(set) var plan: DecisionPlan
  /// The time of requests that do not give their own.
  package var clock: @Sendable () -> Instant

  /// The service that decides.
  package var area: ServiceArea { plan.area }

  /// Prepares to decide with `area`.
  ///
  /// - Parameters:
  ///   - area: The service.
  ///   - index: The index of its zones, with the claims that its precedence makes; without one they
  ///     are indexed here, which takes a while for large ones.
  ///   - rules: Asked after the built-in rules, in this order.
  ///   - waitingRules: Asked side by side, after all `rules`.
  ///   - shadows: Asked beside decisions.
  ///   - clock: The time of requests that do not give their own.
  package init(
    area: ServiceArea, index: ZoneIndex? = nil, rules: [any Rule] = [],
    waitingRules: [any WaitingRule] = [], shadows: ShadowRules? = nil,
    clock: @escaping @Sendable () -> Instant = { Instant.now() }
  ) {
    let index =
      index
      ?? ZoneIndex(
        area.zones.map(\.shape),
        claims: ZoneClaim.claims(of: Array(area.zones), precedence: area.precedence))
    plan = DecisionPlan(
      area: area, index: index, rules: rules, waitingRules: waitingRules, shadows: shadows)
    self.clock = clock
  }

  /// The same engine with other rules beside the built-in ones; what it worked out of the zones stays.
  ///
  /// - Parameters:
  ///   - version: The version of the service with those rules.
  ///   - rules: Asked after the built-in rules, in this order.
  ///   - shadows: Asked beside decisions.
  /// - Returns: Another engine; this one stays as it is.
  package func replacing(
    version: String, rules: [any Rule], shadows: ShadowRules?
  ) -> DecisionEngine {
    var engine = self
    engine.plan = DecisionPlan(
      plan, area: area.named(version), rules: rules, shadows: shadows)
    return engine
  }

  /// The zones that contain `coordinate`, active or not, in file order; none off the globe.
  package func zones(containing coordinate: Coordinate) -> [Zone] {
    plan.index.zones(containing: coordinate).map { area.zones[$0] }
  }

  /// Answers `request` on the calling thread.
  ///
  /// Alternatives are looked for when the quote is first asked for them.
  ///
  /// - Throws: `RequestError` when the request cannot be answered: a coordinate that is not on the
  ///   globe, an accuracy that is no distance, or rules that have to wait.
  package func quote(for request: DeliveryRequest) throws(RequestError) -> Quote {
    guard plan.waitingRules.isEmpty else {
      throw .mustWait(rules: plan.waitingRules.map(\.id))
    }
    return Quote(watched(try plan.decide(request, now: clock)))
  }

  /// Answers `request`, waiting for the rules that have to wait.
  ///
  /// - Throws: `RequestError` as the synchronous form does; `CancellationError` when the task was
  ///   cancelled while a rule waited.
  package func quote(for request: DeliveryRequest) async throws -> Quote {
    let decision = try await plan.waitToDecide(request, now: clock)
    guard !plan.waitingRules.isEmpty else { return Quote(watched(decision)) }
    return Quote(watched(decision.offering(try await plan.waitForAlternatives(to: decision))))
  }

  /// `decision`, after whoever has rules asked beside it was told of it.
  private func watched(_ decision: Decision) -> Decision {
    plan.shadows?.listener(ShadowedDecision(decision))
    return decision
  }

  /// The slots that begin on `date` where the order of `request` would go, whatever its own time; each decided.
  ///
  /// - Throws: `RequestError` as the synchronous `quote(for:)` does.
  package func slots(
    for request: DeliveryRequest, on date: CivilDate
  ) throws(RequestError) -> [SlotOffer] {
    let request = try placed(request)
    guard plan.waitingRules.isEmpty else {
      throw .mustWait(rules: plan.waitingRules.map(\.id))
    }
    var offers: [SlotOffer] = []
    for candidate in plan.slotCandidates(for: request, on: date) {
      let decision = try plan.decide(candidate.request, now: clock)
      if let offer = candidate.offer(given: decision) { offers.append(offer) }
    }
    return offers
  }

  /// The slots that begin on `date`, waiting for the rules that have to wait.
  ///
  /// - Throws: As the asynchronous `quote(for:)` does.
  package func slots(for request: DeliveryRequest, on date: CivilDate) async throws -> [SlotOffer] {
    let request = try placed(request)
    var offers: [SlotOffer] = []
    for candidate in plan.slotCandidates(for: request, on: date) {
      let decision = try await plan.waitToDecide(candidate.request, now: clock)
      if let offer = candidate.offer(given: decision) { offers.append(offer) }
    }
    return offers
  }

  /// Whether a slot of `owner` begins at `start`, or one of anybody when that is nil, wherever it is.
  package func hasSlot(startingAt start: Instant, of owner: SlotUsage.Owner? = nil) -> Bool {
    plan.hasSlot(startingAt: start, of: owner)
  }

  /// The request with its time, which is then the same for all slots.
  private func placed(_ request: DeliveryRequest) throws(RequestError) -> DeliveryRequest {
    var request = request
    request.placedAt = request.placedAt ?? clock()
    // What cannot be asked at all is told, also where there are no slots.
    _ = try plan.decide(request, now: clock)
    return request
  }
}
