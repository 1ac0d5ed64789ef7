// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

// What rules about the time of the order share.
extension DecisionContext {
  /// What rules other than that of the lead time say of a chosen time before the order.
  static let hasPassed = Verdict.abstain(reason: "that time has passed")

  /// The second after `last`, if it lies after the order and before `limit`.
  func firstInstant(after last: Instant, limit: Instant) -> Instant? {
    let next = last.advanced(bySeconds: 1)
    return next > placedAt && next < limit ? next : nil
  }

  /// The first instant after the order and before `limit` at which the same order may be on the other side of a
  /// deadline that is one for each day of delivery.
  func nextChange(
    ofDeadline deadline: (Instant) -> Instant?, _ calendar: ServiceCalendar, limit: Instant
  ) -> Instant? {
    switch request.when {
    case .scheduled(let chosen):
      return deadline(chosen).flatMap { firstInstant(after: $0, limit: limit) }
    case .now:
      // A deadline is never after its delivery, so that of the day's last second is that of the day.
      let lastOfDay = calendar.startOfNextDay(after: placedAt).advanced(bySeconds: -1)
      return [deadline(lastOfDay), lastOfDay].compactMap(\.self)
        .compactMap { firstInstant(after: $0, limit: limit) }.min()
    }
  }
}
