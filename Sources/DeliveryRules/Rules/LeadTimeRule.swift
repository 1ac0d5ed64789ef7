// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Refuses a chosen time that has already passed when the order is placed.
///
/// It is part of every decision. Refuses with `LEAD_TIME_TOO_SHORT`.
final class LeadTimeRule: BuiltInRule {
  let id = "lead-time"

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard case .scheduled(let chosen) = context.request.when else {
      return .abstain(reason: "the order is for now")
    }
    guard chosen < context.placedAt else { return .pass }
    return .refuse(
      Refusal(
        code: .leadTimeTooShort,
        parameters: ["chosen": .instant(chosen), "earliest": .instant(context.placedAt)]))
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    [
      context.input("when", context.orderedFor), context.input("placedAt", context.placedAt),
    ]
  }

  func nextChange(
    after instant: Instant, limit: Instant, for context: DecisionContext
  ) -> Instant? {
    instant < context.placedAt && context.placedAt < limit ? context.placedAt : nil
  }
}
