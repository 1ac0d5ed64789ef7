// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Refuses an order for now that would arrive after closing time.
///
///     "booking": { "closing": "lastDropOff" }
///
/// The last drop-off is at closing time, so the last order comes earlier by the upper end of the estimate
/// (what nine of ten deliveries do not exceed, and the buffer), before rounding; arriving in the second of closing is in time. Closing time is the end of the
/// hours that it is in, also before a break. A chosen time is that of the drop-off, and is left to the hours
/// themselves. With `"closing": "lastOrder"` orders are taken until closing time instead; see
/// `OpeningHoursRule`. Where there is no estimate, the answer is unknown. Refuses with `OUTSIDE_HOURS`, and
/// with `HUB_CLOSED` where the hours are those of a hub.
final class LastDropOffRule: BuiltInRule {
  let id: String
  let timetable: Timetable
  /// The hub whose hours they are.
  let hub: Hub?

  init(id: String, timetable: Timetable, hub: Hub?) {
    self.id = id
    self.timetable = timetable
    self.hub = hub
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard case .now = context.request.when else {
      return .abstain(reason: "the hours are those of the chosen time")
    }
    guard timetable.state(at: context.placedAt) == .open else {
      return .abstain(reason: "it is not open then")
    }
    guard context.zone != nil else { return .abstain(reason: "no zone owns the place") }
    guard context.times != nil else { return .unknown(input: "estimate") }
    if timetable.isOpen(from: context.placedAt, until: context.arrivesAt) { return .pass }
    return .refuse(.closed(hub: hub, in: context))
  }

  func completed(_ refusal: Refusal, in context: DecisionContext) -> Refusal {
    let close = timetable.closing(after: context.placedAt, limit: context.arrivesAt)
    return refusal.adding("opens", close.flatMap(timetable.opening(after:)))
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    [
      context.input("placedAt", context.placedAt),
      context.input("estimate", context.times?.longest, unit: "s"),
      TraceEntry.Input(name: "hours", value: timetable.hours.description),
    ]
  }

  func nextChange(for context: DecisionContext, limit: Instant) -> Instant? {
    guard case .now = context.request.when, let longest = context.times?.longest else { return nil }
    // An order that comes later by less than the way to closing is in time.
    let close = timetable.closing(
      after: context.placedAt, limit: limit.advanced(bySeconds: longest))
    return close.flatMap {
      context.firstInstant(after: $0.advanced(bySeconds: -longest), limit: limit)
    }
  }
}
