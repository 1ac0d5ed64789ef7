// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import ZoneGeometry
import ZoneIndexing

/// A change that may turn the answer, still to be decided.
struct Proposal {
  /// The changed request.
  let request: DeliveryRequest
  /// What is offered when the answer is a yes, given the zone that then owns the destination.
  private let alternative: (Zone) -> Alternative

  init(_ request: DeliveryRequest, _ alternative: @escaping (Zone) -> Alternative) {
    self.request = request
    self.alternative = alternative
  }

  /// What is offered, given how `request` was decided: nothing unless that is a yes.
  func alternative(given decision: Decision) -> Alternative? {
    guard decision.deliverable == .yes else { return nil }
    return decision.context.zone.map(alternative)
  }
}

extension DecisionPlan {
  /// What turns the answer of `decision`, decided again.
  func alternatives(to decision: Decision) -> [Alternative] {
    proposals(for: decision).compactMap { proposal in
      // A changed request that cannot be answered is no offer.
      guard let other = try? decide(proposal.request, now: { decision.context.placedAt }) else {
        return nil
      }
      return proposal.alternative(given: other)
    }
  }

  /// What turns the answer of `decision`, decided again with the rules that wait.
  func waitForAlternatives(to decision: Decision) async throws -> [Alternative] {
    var alternatives: [Alternative] = []
    for proposal in proposals(for: decision) {
      let other = try await waitToDecide(proposal.request) { decision.context.placedAt }
      if let alternative = proposal.alternative(given: other) { alternatives.append(alternative) }
    }
    return alternatives
  }

  /// Changes that might turn a no into a yes, the smallest of each kind.
  private func proposals(for decision: Decision) -> [Proposal] {
    guard decision.deliverable == .no else { return [] }
    let codes = Set(decision.refusedCodes)
    let nearby =
      decision.choice == .outside
      ? nearestServiceZone(for: decision.context).flatMap { deliverNearby($0.ordinal, decision) }
      : nil
    let basket = codes.contains(.belowMinimum) ? addToBasket(decision) : nil
    let later =
      codes.isDisjoint(with: [.outsideHours, .hubClosed]) ? nil : deliverWhenOpen(decision)
    return [nearby, basket, later].compactMap(\.self)
  }

  /// The nearest place where an order can go, given the nearest zone: in that zone, unless exclusion
  /// zones cover it there.
  private func deliverNearby(_ zone: Int, _ decision: Decision) -> Proposal? {
    let destination = decision.context.destination
    let instant = decision.context.orderedFor
    guard let nearest = index.nearestInside(of: zone, to: destination) else { return nil }
    let served =
      isServed(nearest, at: instant)
      ? nearest
      : index.nearestCoordinate(
        to: destination, beyondBordersOf: { area.zones[$0].active.contains(instant) },
        where: { isServed($0, at: instant) })
    guard let inside = served else { return nil }
    var request = decision.context.request
    request.destination = inside
    // Whoever takes the offer sets the pin there.
    request.accuracyMeters = nil
    let meters = inside.distanceMeters(to: destination)
    return Proposal(request) { owner in
      .deliverNearby(coordinate: inside, distanceMeters: meters, zone: owner.id)
    }
  }

  private func addToBasket(_ decision: Decision) -> Proposal? {
    guard let minimum = decision.context.minimumOrder,
      let subtotal = decision.context.request.basket?.subtotal, subtotal < minimum
    else { return nil }
    let (missing, overflows) = minimum.subtractingReportingOverflow(subtotal)
    guard !overflows else { return nil }
    var request = decision.context.request
    request.basket?.subtotal = minimum
    let amount = decision.context.money(missing)
    return Proposal(request) { _ in .addToBasket(amount: amount) }
  }

  /// The next instant at which the zone and one of its hubs are open.
  private func deliverWhenOpen(_ decision: Decision) -> Proposal? {
    let context = decision.context
    let hubs = context.terms.hubs.map(\.hub.hours)
    guard
      let opening = nextOpening(
        from: context.orderedFor, of: [[context.terms.terms.hours], hubs])
    else { return nil }
    var request = context.request
    request.when = .scheduled(opening)
    return Proposal(request) { _ in .deliverAt(instant: opening) }
  }

  /// The first instant from `start` on, within the search limit of the schedules, at which each of
  /// `groups` has a schedule that is open; one that is nil is always open, and so is an empty group.
  private func nextOpening(from start: Instant, of groups: [[OpeningHours?]]) -> Instant? {
    let groups = groups.filter { !$0.contains(nil) && !$0.isEmpty }.map { $0.compactMap(\.self) }
    var instant = start
    for _ in 0..<DecisionEngine.mostOpeningsTried {
      let closed = groups.first { group in
        !group.contains { $0.isOpen(at: instant, in: area.timeZone, holidays: area.holidays) }
      }
      guard let closed else { return instant }
      let changes = closed.compactMap {
        $0.nextChange(after: instant, in: area.timeZone, holidays: area.holidays)
      }
      guard let next = changes.min() else { return nil }
      instant = next
    }
    return nil
  }
}
