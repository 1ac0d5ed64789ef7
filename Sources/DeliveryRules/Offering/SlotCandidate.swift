// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import ZoneGeometry
import ZoneIndexing

/// A slot that may be offered, still to be decided.
struct SlotCandidate {
  let slot: Slot
  /// The request, for an order in the slot.
  let request: DeliveryRequest

  /// The slot as it is offered, given how `request` was decided; nothing when those who would deliver have no
  /// such slot.
  func offer(given decision: Decision) -> SlotOffer? {
    let context = decision.context
    guard let slots = context.slots, slots.slot(containing: slot.start) == slot else { return nil }
    let capacity = slots.terms.capacity
    let use = slots.use(of: slot, toldBy: request)
    func left(_ limit: Int64?, _ taken: Int64?) -> Int64? {
      guard let limit, let taken else { return nil }
      return max(0, limit.saturatingDifference(to: taken))
    }
    return SlotOffer(
      slot: slot, quote: Quote(decision), ordersLeft: left(capacity?.orders, use.orders),
      valueLeft: left(capacity?.value, use.value).map(context.money))
  }
}

extension DecisionPlan {
  /// The slots that begin on `date` in any zone at the destination of `request` or from any of their hubs, in
  /// order.
  ///
  /// Zones and hubs may change during the day, so that who delivers is decided for each slot.
  func slotCandidates(for request: DeliveryRequest, on date: CivilDate) -> [SlotCandidate] {
    var slots: Set<Slot> = []
    for zone in index.zones(containing: request.destination) {
      let terms = zoneTerms[zone]
      let schedules = terms.slots.map { [$0] } ?? terms.hubs.compactMap(\.slots)
      for schedule in schedules { slots.formUnion(schedule.slots(on: date)) }
    }
    return slots.sorted().map { slot in
      var request = request
      request.when = .scheduled(slot.start)
      return SlotCandidate(slot: slot, request: request)
    }
  }
}
