// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Refuses a time that cannot be booked yet.
///
///     "booking": { "horizonDays": 14 }
///     "booking": { "horizon": { "durationMax": 20160 } }
///     "booking": { "horizon": { "startDay": 14, "startTime": "08:00" } }
///
/// `horizonDays` are all of today and of so many days after it. The others are as GTFS-Flex and GOFS have
/// them: so many minutes before the delivery, or from `startTime` on, `startDay` days before its day. The first
/// second counts. Refuses with `TOO_EARLY_TO_BOOK`.
final class HorizonRule: BuiltInRule {
  let id: String
  let horizon: BookingHorizon
  let calendar: ServiceCalendar

  init(id: String, horizon: BookingHorizon, calendar: ServiceCalendar) {
    self.id = id
    self.horizon = horizon
    self.calendar = calendar
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    let from = bookableFrom(for: context.orderedFor)
    guard context.placedAt < from else { return .pass }
    return .refuse(Refusal(code: .tooEarlyToBook, parameters: ["from": .instant(from)]))
  }

  private func bookableFrom(for delivery: Instant) -> Instant {
    horizon.bookableFrom(for: delivery, in: calendar.timeZone, holidays: calendar.holidays)
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    [
      context.input("when", context.orderedFor), context.input("placedAt", context.placedAt),
      context.input("from", bookableFrom(for: context.orderedFor)),
    ]
  }

  func nextChange(for context: DecisionContext, limit: Instant) -> Instant? {
    // The second before booking begins is the last of its verdict.
    context.nextChange(
      ofDeadline: { self.bookableFrom(for: $0).advanced(bySeconds: -1) }, calendar, limit: limit)
  }

  func nextChange(
    after instant: Instant, limit: Instant, for context: DecisionContext
  ) -> Instant? {
    let latest = horizon.latestDelivery(
      placedAt: context.placedAt, in: calendar.timeZone, holidays: calendar.holidays)
    let beyond = latest.advanced(bySeconds: 1)
    return beyond > instant && beyond < limit ? beyond : nil
  }
}
