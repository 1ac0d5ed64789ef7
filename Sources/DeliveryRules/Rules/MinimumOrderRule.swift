// SPDX-License-Identifier: MIT

import DeliveryModel

/// Refuses a basket below the minimum order, or charges for it; one of exactly the minimum passes.
///
///     "minimumOrder": 1500
///     "minimumOrder": { "amount": 1500, "surcharge": 200 }
///
/// In minor units. Without a basket the answer is unknown, and says so: a header asks before there is
/// one. Refuses with `BELOW_MINIMUM`.
final class MinimumOrderRule: BuiltInRule {
  let id: String
  let minimum: Int64
  /// What a smaller basket costs more; it is refused when nil.
  let surcharge: Int64?

  init(id: String, minimum: Int64, surcharge: Int64?) {
    self.id = id
    self.minimum = minimum
    self.surcharge = surcharge
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard minimum > 0 else { return .abstain(reason: "there is no minimum") }
    guard let subtotal = context.request.basket?.subtotal else {
      return .unknown(input: "basket.subtotal")
    }
    guard subtotal < minimum else { return .pass }
    if let surcharge { return .adjust(Adjustment(minorUnits: surcharge)) }
    return .refuse(
      Refusal(
        code: .belowMinimum,
        parameters: [
          "minimum": .money(context.money(minimum)),
          "missing": .money(context.money(minimum.saturatingDifference(to: subtotal))),
        ]))
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    [
      context.moneyInput("basket.subtotal", context.request.basket?.subtotal),
      context.moneyInput("minimum", minimum),
    ]
  }
}
