// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Refuses a chosen time that is too soon after the order, or before it.
///
///     "booking": { "leadMinutes": 45 }
///
/// The minutes count from the moment of the order, once, as they pass: midnight does not start them anew,
/// and changes of clocks do not matter. Exactly 45 minutes are enough. An order for now needs no lead time: it
/// takes as long as it takes. Without `leadMinutes` the rule refuses times that have passed. Refuses with
/// `LEAD_TIME_TOO_SHORT`.
final class LeadTimeRule: BuiltInRule {
  let id: String
  let leadSeconds: Int64
  /// When deliveries arrive; always when nil.
  let timetable: Timetable?

  init(id: String, leadSeconds: Int64, timetable: Timetable?) {
    self.id = id
    self.leadSeconds = leadSeconds
    self.timetable = timetable
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard case .scheduled(let chosen) = context.request.when else {
      return .abstain(reason: "the order is for now")
    }
    let earliest = earliest(context)
    guard chosen < earliest else { return .pass }
    return .refuse(
      Refusal(
        code: .leadTimeTooShort,
        parameters: ["chosen": .instant(chosen), "earliest": .instant(earliest)]))
  }

  private func earliest(_ context: DecisionContext) -> Instant {
    context.placedAt.advanced(bySeconds: leadSeconds)
  }

  func completed(_ refusal: Refusal, in context: DecisionContext) -> Refusal {
    refusal.adding("earliest", timetable?.firstOpen(from: earliest(context)))
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    [
      context.input("when", context.orderedFor), context.input("placedAt", context.placedAt),
    ] + (leadSeconds > 0 ? [context.input("lead", leadSeconds / 60, unit: "min")] : [])
  }

  func nextChange(for context: DecisionContext, limit: Instant) -> Instant? {
    guard case .scheduled(let chosen) = context.request.when else { return nil }
    return context.firstInstant(after: chosen.advanced(bySeconds: -leadSeconds), limit: limit)
  }

  func nextChange(
    after instant: Instant, limit: Instant, for context: DecisionContext
  ) -> Instant? {
    let earliest = earliest(context)
    return earliest > instant && earliest < limit ? earliest : nil
  }
}
