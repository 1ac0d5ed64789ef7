// SPDX-License-Identifier: MIT

import DeliveryModel

/// Says when a fee cannot be told in full, since it depends on what is not known.
///
///     "fee": { "base": 299, "weight": [ { "upTo": 5000, "add": 0 }, { "add": 150 } ] }
///
/// A part that needs the distance, the subtotal or the weight is left out while that is not known, and
/// the answer says so with `MISSING_INPUT`. `freeFrom` alone needs no basket: none is no large one.
final class FeeInputRule: BuiltInRule {
  let id = "fee"
  let input: FeeInput

  init(input: FeeInput) {
    self.input = input
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard context.zone != nil else { return .abstain(reason: "no zone owns the place") }
    return input.value(in: context) == nil ? .unknown(input: input.rawValue) : .pass
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    [TraceEntry.Input(name: input.rawValue, value: input.value(in: context).map { "\($0)" })]
  }
}

/// What tiers of a fee go by.
enum FeeInput: String, Sendable, CaseIterable {
  case distance = "distanceMeters"
  case subtotal = "basket.subtotal"
  case weight = "basket.weight"

  /// Whole metres, begun ones counted, minor units, or grams; nil when not known.
  func value(in context: DecisionContext) -> Int64? {
    switch self {
    case .distance:
      context.distanceMeters.map { Int64(exactly: $0.rounded(.up)) ?? .max }
    case .subtotal: context.request.basket?.subtotal
    case .weight: context.request.basket?.weightGrams
    }
  }
}
