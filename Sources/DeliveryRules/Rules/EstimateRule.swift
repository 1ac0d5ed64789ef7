// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Refuses a delivery that may take too long; one of exactly the limit passes.
///
///     "maximumEstimateMinutes": 60
///
/// The upper end of the estimate counts, before rounding and before other rules add to it: what nine of ten
/// such deliveries do not exceed, and the buffer. Where there is
/// no estimate, the answer is unknown. Refuses with `ESTIMATE_TOO_LONG`.
final class EstimateRule: BuiltInRule {
  let id: String
  let limitSeconds: Int64

  init(id: String, limitSeconds: Int64) {
    self.id = id
    self.limitSeconds = limitSeconds
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard context.zone != nil else { return .abstain(reason: "no zone owns the place") }
    guard let longest = context.times?.longest else { return .unknown(input: "estimate") }
    guard longest > limitSeconds else { return .pass }
    return .refuse(
      Refusal(
        code: .estimateTooLong,
        parameters: ["limit": .seconds(limitSeconds), "estimate": .seconds(longest)]))
  }

  func nextChange(
    after instant: Instant, limit: Instant, for context: DecisionContext
  ) -> Instant? {
    context.hubTerms?.estimate?.nextChange(after: instant, limit: limit)
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    [
      context.input("estimate", context.times?.longest, unit: "s"),
      context.input("limit", limitSeconds, unit: "s"),
    ]
  }
}
