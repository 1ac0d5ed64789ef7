// SPDX-License-Identifier: MIT

import DeliveryModel

/// Refuses a place too far from the hub, as the crow flies; one at exactly the limit passes.
///
///     "maximumDistanceMeters": 4500
///
/// Great-circle metres. Where no hub would serve the place, the answer is unknown. Refuses with
/// `TOO_FAR`.
final class DistanceRule: BuiltInRule {
  let id: String
  let limitMeters: Double

  init(id: String, limitMeters: Double) {
    self.id = id
    self.limitMeters = limitMeters
  }

  var dependsOnHub: Bool { true }

  var dependsOnPlace: Bool { true }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard context.zone != nil else { return .abstain(reason: "no zone owns the place") }
    guard let distance = context.distanceMeters else { return .unknown(input: "distanceMeters") }
    guard distance > limitMeters else { return .pass }
    return .refuse(
      Refusal(
        code: .tooFar,
        parameters: ["limit": .meters(limitMeters), "distance": .meters(distance)]))
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    let distance = context.distanceMeters
    return [
      TraceEntry.Input(
        name: "distanceMeters", value: distance.map { distanceText($0, besides: limitMeters) }),
      TraceEntry.Input(
        name: "limit", value: distanceText(limitMeters, besides: distance ?? limitMeters)),
    ]
  }
}
