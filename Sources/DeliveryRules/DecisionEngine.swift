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
  /// How long an answer holds at the most: a quarter of an hour.
  static let longestValiditySeconds: Int64 = 15 * 60
  /// How often a search for the next opening goes on when zone and hub open at different times.
  static let mostOpeningsTried = 64

  /// The service that decides.
  package let area: ServiceArea
  let index: ZoneIndex
  let rules: [any Rule]
  let waitingRules: [any WaitingRule]
  /// The time of requests that do not give their own.
  package var clock: @Sendable () -> Instant

  /// Prepares to decide with `area`.
  ///
  /// - Parameters:
  ///   - area: The service.
  ///   - index: The index of its zones, with the claims that its precedence makes; without one they
  ///     are indexed here, which takes a while for large ones.
  ///   - rules: Asked after the built-in rules, in this order.
  ///   - waitingRules: Asked side by side, after all `rules`.
  ///   - clock: The time of requests that do not give their own.
  package init(
    area: ServiceArea, index: ZoneIndex? = nil, rules: [any Rule] = [],
    waitingRules: [any WaitingRule] = [],
    clock: @escaping @Sendable () -> Instant = { Instant.now() }
  ) {
    self.area = area
    self.index =
      index
      ?? ZoneIndex(
        area.zones.map(\.shape),
        claims: ZoneClaim.claims(of: Array(area.zones), precedence: area.precedence))
    self.rules = builtInRules + rules
    self.waitingRules = waitingRules
    self.clock = clock
  }

  /// The zones that contain `coordinate`, active or not, in file order; none off the globe.
  package func zones(containing coordinate: Coordinate) -> [Zone] {
    index.zones(containing: coordinate).map { area.zones[$0] }
  }

  /// Answers `request` on the calling thread.
  ///
  /// - Throws: `RequestError` when the request cannot be answered: a coordinate that is not on the
  ///   globe, an accuracy that is no distance, or rules that have to wait.
  package func quote(for request: DeliveryRequest) throws(RequestError) -> Quote {
    guard waitingRules.isEmpty else { throw .mustWait(rules: waitingRules.map(\.id)) }
    let decision = try decide(request)
    var alternatives: [Alternative] = []
    for proposal in proposals(for: decision) {
      let other = try decide(proposal.request)
      if let alternative = proposal.alternative(given: other) { alternatives.append(alternative) }
    }
    return decision.quote(offering: alternatives)
  }

  /// Answers `request`, waiting for the rules that have to wait.
  ///
  /// - Throws: `RequestError` as the synchronous form does; `CancellationError` when the task was
  ///   cancelled while a rule waited.
  package func quote(for request: DeliveryRequest) async throws -> Quote {
    let decision = try await waitToDecide(request)
    var alternatives: [Alternative] = []
    for proposal in proposals(for: decision) {
      let other = try await waitToDecide(proposal.request)
      if let alternative = proposal.alternative(given: other) { alternatives.append(alternative) }
    }
    return decision.quote(offering: alternatives)
  }

  private func decide(_ request: DeliveryRequest) throws(RequestError) -> Decision {
    let (context, choice) = try prepare(request)
    return Decision(
      context: context, choice: choice, nearBorders: zonesNearBorder(context),
      opinions: rules.map { Opinion(rule: $0.id, verdict: $0.evaluate(context)) })
  }

  private func waitToDecide(_ request: DeliveryRequest) async throws -> Decision {
    let decision = try decide(request)
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

  /// What rules are told about `request`, and the choice of its zone.
  private func prepare(
    _ request: DeliveryRequest
  ) throws(RequestError) -> (DecisionContext, ZoneChoice) {
    if let accuracy = request.accuracyMeters, !(accuracy >= 0 && accuracy.isFinite) {
      throw .accuracy(accuracy)
    }
    let destination: Coordinate
    do {
      destination = try request.destination.validated()
    } catch {
      throw .coordinate(error)
    }
    let placedAt = request.placedAt ?? clock()
    let undecided = DecisionContext(
      area: area, request: request, destination: destination, placedAt: placedAt, zone: nil,
      hub: nil, distanceMeters: nil, estimate: nil, fee: nil)
    let choice = chooseZone(for: undecided)
    guard let zone = choice.zone else { return (undecided, choice) }
    return (terms(of: zone, for: undecided), choice)
  }
}
