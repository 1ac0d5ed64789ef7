// SPDX-License-Identifier: MIT

import DeliveryModel

/// Refuses a basket with too many items; one with exactly as many as the limit passes.
///
///     "maximumItems": 30
///
/// Without the number of items the answer is unknown. Refuses with `TOO_MANY_ITEMS`.
final class ItemCountRule: BuiltInRule {
  let id: String
  let limit: Int64

  init(id: String, limit: Int64) {
    self.id = id
    self.limit = limit
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard let items = context.request.basket?.itemCount.map(Int64.init) else {
      return .unknown(input: "basket.items")
    }
    guard items > limit else { return .pass }
    return .refuse(
      Refusal(
        code: .tooManyItems,
        parameters: [
          "limit": .count(limit), "items": .count(items),
          "excess": .count(items.saturatingDifference(to: limit)),
        ]))
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    [
      context.input("basket.items", context.request.basket?.itemCount.map(Int64.init)),
      context.input("limit", limit),
    ]
  }
}
