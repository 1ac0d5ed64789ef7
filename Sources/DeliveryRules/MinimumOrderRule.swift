// SPDX-License-Identifier: MIT

import DeliveryModel

/// Refuses a basket below the minimum order; one of exactly the minimum passes.
///
/// Configured by `minimumOrder` of a zone or of `defaults`, in minor units. Without a basket the
/// answer is unknown, and says so: a header asks before there is one.
struct MinimumOrderRule: Rule {
  let id = "minimum-order"

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard let minimum = context.minimumOrder, minimum > 0 else {
      return .abstain(reason: "no minimum order is configured")
    }
    guard let subtotal = context.request.basket?.subtotal else {
      return .unknown(input: "basket.subtotal")
    }
    guard subtotal < minimum else { return .pass }
    let (missing, overflows) = minimum.subtractingReportingOverflow(subtotal)
    return .refuse(
      Refusal(
        code: .belowMinimum,
        parameters: [
          "minimum": .money(context.money(minimum)),
          "missing": .money(context.money(overflows ? .max : missing)),
        ]))
  }
}
