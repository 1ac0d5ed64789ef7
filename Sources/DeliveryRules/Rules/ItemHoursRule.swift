// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Refuses items of a tag outside the hours at which such items are delivered.
///
///     "items": { "hours": { "alcohol": "Mo-Sa 08:00-23:00; Su 12:00-23:00" } }
///
/// Judged at the time of the order, as opening hours are. Without the tags of the basket the answer is
/// unknown. Refuses with `ITEM_RESTRICTED`, and says when such items are delivered next.
final class ItemHoursRule: BuiltInRule {
  let id: String
  let tag: String
  let timetable: Timetable

  init(id: String, tag: String, timetable: Timetable) {
    self.id = id
    self.tag = tag
    self.timetable = timetable
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard let tags = context.request.basket?.tags else { return .unknown(input: "basket.tags") }
    guard tags.has(tag) else { return .pass }
    switch timetable.state(at: context.orderedFor) {
    case .open: return .pass
    case .unknown: return .unknown(input: "hours")
    case .closed:
      return .refuse(Refusal(code: .itemRestricted, parameters: ["tag": .text(tag)]))
    }
  }

  func completed(_ refusal: Refusal, in context: DecisionContext) -> Refusal {
    refusal.adding("opens", timetable.opening(after: context.orderedFor))
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    [
      context.tagsInput("basket.tags", context.request.basket?.tags),
      context.input("when", context.orderedFor), TraceEntry.Input(name: "tag", value: tag),
      TraceEntry.Input(name: "hours", value: timetable.hours.description),
    ]
  }

  func nextChange(after instant: Instant, limit: Instant) -> Instant? {
    timetable.nextChange(after: instant, limit: limit)
  }
}
