// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Refuses orders after the last time of day to order, by weekday of the delivery.
///
///     "booking": { "cutOff": {
///       "Mo-Th": "15:00", "Fr": "12:00", "Sa": { "lastDay": 1, "lastTime": "18:00" }, "PH": "10:00" } }
///
/// A time alone is one of the day of the delivery; an object is as that of `priorNotice`. `PH` counts on
/// public holidays in place of their weekday's; a day without an entry has no cut-off. Clocks and days are
/// those of the service, wherever the customer or the server is. An order for now is a delivery on that day,
/// so that it is refused after the cut-off too. The last second is in time. Refuses with `CUTOFF_PASSED`.
final class CutOffRule: BuiltInRule {
  let id: String
  let cutOff: CutOff
  let calendar: ServiceCalendar

  init(id: String, cutOff: CutOff, calendar: ServiceCalendar) {
    self.id = id
    self.cutOff = cutOff
    self.calendar = calendar
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard context.orderedFor >= context.placedAt else { return DecisionContext.hasPassed }
    guard let latest = latestOrder(for: context.orderedFor) else {
      return .abstain(reason: "there is no cut-off for that day")
    }
    guard context.placedAt > latest else { return .pass }
    return .refuse(Refusal(code: .cutoffPassed, parameters: ["cutoff": .instant(latest)]))
  }

  private func latestOrder(for delivery: Instant) -> Instant? {
    cutOff.latestOrder(for: delivery, in: calendar.timeZone, holidays: calendar.holidays)
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    let latest = latestOrder(for: context.orderedFor)
    return [
      context.input("when", context.orderedFor), context.input("placedAt", context.placedAt),
    ] + (latest.map { [context.input("latest", $0)] } ?? [])
  }

  func nextChange(for context: DecisionContext, limit: Instant) -> Instant? {
    context.nextChange(ofDeadline: latestOrder, calendar, limit: limit)
  }

  func nextChange(
    after instant: Instant, limit: Instant, for context: DecisionContext
  ) -> Instant? {
    let tomorrow = calendar.startOfNextDay(after: instant)
    return tomorrow > instant && tomorrow < limit ? tomorrow : nil
  }
}
