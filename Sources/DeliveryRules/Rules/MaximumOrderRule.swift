// SPDX-License-Identifier: MIT

import DeliveryModel

/// Refuses a basket above the largest order; one of exactly that passes.
///
///     "maximumOrder": 50000
///
/// In minor units. Without a basket the answer is unknown. Refuses with `ABOVE_MAXIMUM`.
final class MaximumOrderRule: BuiltInRule {
  let id: String
  let maximum: Int64

  init(id: String, maximum: Int64) {
    self.id = id
    self.maximum = maximum
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard let subtotal = context.request.basket?.subtotal else {
      return .unknown(input: "basket.subtotal")
    }
    guard subtotal > maximum else { return .pass }
    return .refuse(
      Refusal(
        code: .aboveMaximum,
        parameters: [
          "maximum": .money(context.money(maximum)),
          "excess": .money(context.money(subtotal.saturatingDifference(to: maximum))),
        ]))
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    [
      context.moneyInput("basket.subtotal", context.request.basket?.subtotal),
      context.moneyInput("maximum", maximum),
    ]
  }
}
