// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Refuses what was not ordered early enough, orders for now too.
///
///     "booking": { "priorNotice": { "durationMin": 120 } }
///     "booking": { "priorNotice": { "lastDay": 1, "lastTime": "17:00", "days": "business" } }
///
/// In the words of GTFS-Flex and GOFS: `durationMin` minutes before, or until `lastTime` on the day that is
/// `lastDay` days before the delivery; business days leave out the `weekend` (Saturday and Sunday unless it
/// says otherwise) and public holidays. As there, a service that needs notice is not booked in real time: an
/// order for now is refused, unless the notice is a time of the same day that has not come yet. The last
/// second is in time. Refuses with `LEAD_TIME_TOO_SHORT`.
final class PriorNoticeRule: BuiltInRule {
  let id: String
  let notice: PriorNotice
  /// When deliveries arrive; always when nil.
  let timetable: Timetable?
  let calendar: ServiceCalendar

  init(id: String, notice: PriorNotice, timetable: Timetable?, calendar: ServiceCalendar) {
    self.id = id
    self.notice = notice
    self.timetable = timetable
    self.calendar = calendar
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard context.orderedFor >= context.placedAt else { return DecisionContext.hasPassed }
    guard context.placedAt > latestOrder(for: context.orderedFor) else { return .pass }
    return .refuse(
      Refusal(
        code: .leadTimeTooShort,
        parameters: [
          "chosen": .instant(context.orderedFor), "earliest": .instant(earliest(context)),
        ]))
  }

  private func earliest(_ context: DecisionContext) -> Instant {
    notice.earliestDelivery(
      placedAt: context.placedAt, in: calendar.timeZone, holidays: calendar.holidays)
  }

  func completed(_ refusal: Refusal, in context: DecisionContext) -> Refusal {
    refusal.adding("earliest", timetable?.firstOpen(from: earliest(context)))
  }

  private func latestOrder(for delivery: Instant) -> Instant {
    notice.latestOrder(for: delivery, in: calendar.timeZone, holidays: calendar.holidays)
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    [
      context.input("when", context.orderedFor), context.input("placedAt", context.placedAt),
      context.input("latest", latestOrder(for: context.orderedFor)),
    ]
  }

  func nextChange(for context: DecisionContext, limit: Instant) -> Instant? {
    context.nextChange(ofDeadline: latestOrder, calendar, limit: limit)
  }

  func nextChange(
    after instant: Instant, limit: Instant, for context: DecisionContext
  ) -> Instant? {
    let earliest = earliest(context)
    return earliest > instant && earliest < limit ? earliest : nil
  }
}
