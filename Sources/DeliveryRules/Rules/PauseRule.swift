// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Refuses while no orders are taken for the time being.
///
///     "paused": true
///     "paused": { "until": "2026-12-01T18:00:00-05:00", "reason": "storm" }
///
/// A zone that is paused still owns its places: no larger zone below delivers there instead, and the
/// answer is `ZONE_PAUSED`. A hub that is paused is a closed one: another one serves, and if there is none
/// the answer is `HUB_CLOSED`. An order for a time from `until` on is taken.
final class PauseRule: BuiltInRule {
  let id: String
  let pause: Pause
  /// What people call what is paused: the zone, the hub or the service.
  let name: String
  let isOfHub: Bool

  init(id: String, pause: Pause, name: String, isOfHub: Bool = false) {
    self.id = id
    self.pause = pause
    self.name = name
    self.isOfHub = isOfHub
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard pause.contains(context.orderedFor) else { return .pass }
    var parameters: [String: Reason.Parameter] = [isOfHub ? "hub" : "zone": .text(name)]
    parameters[isOfHub ? "opens" : "until"] = pause.until.map(Reason.Parameter.instant)
    return .refuse(
      Refusal(code: isOfHub ? .hubClosed : .zonePaused, parameters: parameters))
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    var inputs = [context.input("when", context.orderedFor)]
    if let until = pause.until { inputs.append(context.input("until", until)) }
    if let reason = pause.reason { inputs.append(TraceEntry.Input(name: "reason", value: reason)) }
    return inputs
  }

  func nextChange(after instant: Instant, limit: Instant) -> Instant? {
    pause.until.flatMap { $0 > instant && $0 < limit ? $0 : nil }
  }
}
