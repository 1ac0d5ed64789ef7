// SPDX-License-Identifier: MIT

import DeliveryModel

/// Refuses a basket that is too heavy; one of exactly the limit passes.
///
///     "maximumWeightGrams": 12000
///
/// Without the weight the answer is unknown. Refuses with `OVERWEIGHT`.
final class WeightRule: BuiltInRule {
  let id: String
  let limit: Int64

  init(id: String, limit: Int64) {
    self.id = id
    self.limit = limit
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard let weight = context.request.basket?.weightGrams else {
      return .unknown(input: "basket.weight")
    }
    guard weight > limit else { return .pass }
    return .refuse(
      Refusal(
        code: .overweight,
        parameters: [
          "limit": .grams(limit), "weight": .grams(weight),
          "excess": .grams(weight.saturatingDifference(to: limit)),
        ]))
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    [
      context.input("basket.weight", context.request.basket?.weightGrams, unit: "g"),
      context.input("limit", limit, unit: "g"),
    ]
  }
}
