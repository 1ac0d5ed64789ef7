// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Refuses when the zone (or, without own hours, the service) is not delivered to at that time.
///
///     "hours": "Mo-Fr 11:00-21:30; Sa,Su 12:00-02:00; PH off"
///
/// In the language of OpenStreetMap's `opening_hours`. An order for now is judged at the time of the
/// question, a scheduled one at the chosen time. Hours that say `unknown` for that time leave the answer
/// open. Refuses with `OUTSIDE_HOURS`, and with `HUB_CLOSED` where the hours are those of a hub.
final class OpeningHoursRule: BuiltInRule {
  let id: String
  let timetable: Timetable
  /// The hub whose hours they are.
  let hub: Hub?

  init(id: String, timetable: Timetable, hub: Hub? = nil) {
    self.id = id
    self.timetable = timetable
    self.hub = hub
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    switch timetable.state(at: context.orderedFor) {
    case .open: .pass
    case .closed: .refuse(closed(context))
    case .unknown: .unknown(input: "hours")
    }
  }

  private func closed(_ context: DecisionContext) -> Refusal {
    if let hub { return Refusal(code: .hubClosed, parameters: ["hub": .text(hub.name)]) }
    guard let zone = context.zone else { return Refusal(code: .outsideHours) }
    return Refusal(code: .outsideHours, parameters: ["zone": .text(zone.name)])
  }

  func completed(_ refusal: Refusal, in context: DecisionContext) -> Refusal {
    refusal.adding("opens", timetable.opening(after: context.orderedFor))
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    [
      context.input("when", context.orderedFor),
      TraceEntry.Input(name: "hours", value: timetable.hours.description),
    ]
  }

  func nextChange(after instant: Instant, limit: Instant) -> Instant? {
    timetable.nextChange(after: instant, limit: limit)
  }
}
