// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import ZoneGeometry

/// A change that may turn the answer, still to be decided.
struct Proposal {
  let alternative: Alternative
  let request: DeliveryRequest
}

extension DecisionEngine {
  /// Changes that might turn a no into a yes, the smallest of each kind.
  func proposals(for decision: Decision) -> [Proposal] {
    guard decision.deliverable == .no else { return [] }
    let codes = Set(decision.refusals.map(\.refusal.code))
    let nearby = decision.choice.refusal?.code == .outOfZone ? deliverNearby(decision) : nil
    let basket = codes.contains(.belowMinimum) ? addToBasket(decision) : nil
    let later =
      codes.isDisjoint(with: [.outsideHours, .hubClosed]) ? nil : deliverWhenOpen(decision)
    return [nearby, basket, later].compactMap(\.self)
  }

  private func deliverNearby(_ decision: Decision) -> Proposal? {
    let destination = decision.context.destination
    guard let zone = nearestServiceZone(for: decision.context)?.zone,
      let inside = zone.shape.nearestInside(to: destination)
    else { return nil }
    var request = decision.context.request
    request.destination = inside
    return Proposal(
      alternative: .deliverNearby(
        coordinate: inside, distanceMeters: inside.distanceMeters(to: destination), zone: zone.id),
      request: request)
  }

  private func addToBasket(_ decision: Decision) -> Proposal? {
    guard let minimum = decision.context.minimumOrder,
      var basket = decision.context.request.basket, let subtotal = basket.subtotal
    else { return nil }
    basket.subtotal = minimum
    var request = decision.context.request
    request.basket = basket
    let (missing, overflows) = minimum.subtractingReportingOverflow(subtotal)
    guard !overflows else { return nil }
    return Proposal(
      alternative: .addToBasket(amount: decision.context.money(missing)), request: request)
  }

  /// The next instant, within the search limit of the schedules, at which zone and hub are open.
  private func deliverWhenOpen(_ decision: Decision) -> Proposal? {
    let context = decision.context
    let schedules = [context.hours, context.hub?.hours].compactMap(\.self)
    var instant = context.orderedFor
    for _ in 0..<Self.mostOpeningsTried {
      let closed = schedules.first {
        !$0.isOpen(at: instant, in: area.timeZone, holidays: area.holidays)
      }
      guard let closed else { break }
      guard
        let next = closed.nextChange(after: instant, in: area.timeZone, holidays: area.holidays)
      else { return nil }
      instant = next
    }
    guard instant > context.orderedFor else { return nil }
    var request = context.request
    request.when = .scheduled(instant)
    return Proposal(alternative: .deliverAt(instant: instant), request: request)
  }
}
