// SPDX-License-Identifier: MIT

import DeliveryModel

/// A request that was changed, and how it is decided.
struct Attempt {
  /// What was changed; nothing yet in the request that was refused.
  let changes: [Remedy: Alternative.Change]
  let decision: Decision

  /// The changes as an alternative, the least effort first.
  var alternative: Alternative {
    Alternative(changes: remedies.compactMap { changes[$0] })
  }

  /// The remedies that were applied, the least effort first.
  var remedies: [Remedy] { Remedy.allCases.filter { changes[$0] != nil } }

  /// The same request with another change; nil when it then cannot be answered.
  func applying(_ change: Alternative.Change, by remedy: Remedy) -> Attempt? {
    decide(request(applying: change), change, by: remedy, asksOthers: true)
  }

  /// The same as `applying(_:by:)`, but quick: only built-in rules are asked, and only about exactly the
  /// destination.
  func screening(_ change: Alternative.Change, by remedy: Remedy) -> Attempt? {
    var request = request(applying: change)
    request.accuracyMeters = nil
    return decide(request, change, by: remedy, asksOthers: false)
  }

  private func request(applying change: Alternative.Change) -> DeliveryRequest {
    var request = decision.context.request.applying(Alternative(change))
    // Nobody sees the trace of an attempt.
    request.isTraced = false
    return request
  }

  private func decide(
    _ request: DeliveryRequest, _ change: Alternative.Change, by remedy: Remedy, asksOthers: Bool
  ) -> Attempt? {
    let placedAt = decision.context.placedAt
    let decided = try? decision.plan.decide(request, asksOthers: asksOthers) { placedAt }
    return decided.map { Attempt(changes: changes.merging([remedy: change]) { $1 }, decision: $0) }
  }
}
