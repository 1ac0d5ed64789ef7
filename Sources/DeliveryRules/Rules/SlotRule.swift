// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Refuses a chosen time in no slot, and an order for which its slot has no room.
///
///     "booking": { "slots": { "minutes": 30, "stepMinutes": 15, "anchor": "11:15",
///       "capacity": { "orders": 12, "value": 50000 } } }
///
/// Slots are windows on the clock, at the anchor and every step from it (`minutes` and midnight when left
/// out), that are open from beginning to end; see `SlotPlan` for changes of clocks. A chosen time stands for
/// the slot that contains it; of overlapping slots, for the one that begins last, so that the start of a slot
/// names it. An order for now needs no slot, but takes room in the one at that time.
///
/// Capacity is a number of orders, a value of baskets in minor units, or both; the last one that reaches the
/// limit still fits. What is taken comes with the request (`slotUse`): without it the answer is unknown, unless
/// the basket does not even fit into an empty slot.
/// Refuses with `SLOT_FULL`, and with `OUTSIDE_HOURS` where there is no slot.
final class SlotRule: BuiltInRule {
  let id: String
  let schedule: SlotSchedule

  init(id: String, schedule: SlotSchedule) {
    self.id = id
    self.schedule = schedule
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard let slot = schedule.slot(containing: context.orderedFor) else {
      return withoutSlot(context)
    }
    guard let capacity = schedule.terms.capacity else { return .pass }
    let basket = context.request.basket?.subtotal
    let use = schedule.use(of: slot, toldBy: context.request)
    switch capacity.room(forBasketOf: basket, beside: use) {
    case .full:
      return .refuse(
        Refusal(
          code: .slotFull,
          parameters: ["from": .instant(slot.start), "until": .instant(slot.end)]))
    case .free: return .pass
    case .unknown:
      return .unknown(input: capacity.isTold(by: use) ? "basket.subtotal" : "slotUse")
    }
  }

  private func withoutSlot(_ context: DecisionContext) -> Verdict {
    guard case .scheduled = context.request.when else {
      return .abstain(reason: "the order is for now")
    }
    let isOpen = schedule.timetable.map { $0.state(at: context.orderedFor) == .open } ?? true
    guard isOpen else { return .abstain(reason: "it is not open then") }
    var parameters: [String: Reason.Parameter] = [:]
    parameters["zone"] = context.zone.map { .text($0.name) }
    return .refuse(Refusal(code: .outsideHours, parameters: parameters))
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    let slot = schedule.slot(containing: context.orderedFor)
    let text = slot.map { slot in
      [slot.start, slot.end].map { $0.rfc3339(in: context.area.timeZone) }.joined(separator: "/")
    }
    let chosen = [
      context.input("when", context.orderedFor),
      TraceEntry.Input(name: "slot", value: text ?? "none"),
    ]
    guard let slot, let capacity = schedule.terms.capacity else { return chosen }
    let use = schedule.use(of: slot, toldBy: context.request)
    var inputs = chosen
    if let orders = capacity.orders {
      inputs += [
        context.input("slotUse.orders", use.orders), context.input("capacity.orders", orders),
      ]
    }
    if let value = capacity.value {
      inputs += [
        context.moneyInput("basket.subtotal", context.request.basket?.subtotal),
        context.moneyInput("slotUse.value", use.value),
        context.moneyInput("capacity.value", value),
      ]
    }
    return inputs
  }

  func nextChange(for context: DecisionContext, limit: Instant) -> Instant? {
    guard case .now = context.request.when, schedule.terms.capacity != nil else { return nil }
    let next = schedule.terms.plan.nextLine(
      after: context.placedAt, in: schedule.calendar.timeZone)
    return next < limit ? next : nil
  }

  func nextChange(
    after instant: Instant, limit: Instant, for context: DecisionContext
  ) -> Instant? {
    if let capacity = schedule.terms.capacity,
      capacity.room(forBasketOf: context.request.basket?.subtotal) == .full
    {
      return nil
    }
    let next = schedule.terms.plan.nextLine(after: instant, in: schedule.calendar.timeZone)
    return next > instant && next < limit ? next : nil
  }
}
