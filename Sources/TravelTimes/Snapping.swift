// SPDX-License-Identifier: MIT

import DeliveryModel

/// How far an engine moved the ends of a way to roads, in metres; nil where it does not say.
struct Snapping {
  let source: Double?
  let destination: Double?

  /// Why the way counts for nothing when ends may be moved by `limit` metres; nil when it counts.
  func refusal(over limit: Double) -> TravelTime.Answer? {
    guard let source, let destination else { return .movedUnknown }
    // What is negative is no distance.
    guard source >= 0, destination >= 0 else { return .movedUnknown }
    // What is no number is no distance either.
    if !(source <= limit) { return .moved("hub", by: source, limit: limit) }
    if !(destination <= limit) { return .moved("destination", by: destination, limit: limit) }
    return nil
  }
}
