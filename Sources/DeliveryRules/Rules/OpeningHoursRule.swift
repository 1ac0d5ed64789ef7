// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Refuses when the zone (or, without own hours, the service) is not delivered to at that time.
///
///     "hours": "Mo-Fr 11:00-21:30; Sa,Su 12:00-02:00; PH off"
///
/// In the language of OpenStreetMap's `opening_hours`. An order for now is judged at the time of the
/// question, a scheduled one at the chosen time. With `"closing": "lastOrder"` in `booking`, a chosen time may
/// lie after closing time by what the delivery takes at the longest, up to a week: that is when the last order
/// arrives. Hours that say `unknown` for that time leave the answer open. Refuses with `OUTSIDE_HOURS`, and with `HUB_CLOSED` where the hours are those of a hub.
final class OpeningHoursRule: BuiltInRule {
  private static let longestDelivery: Int64 = 7 * 86_400

  let id: String
  let timetable: Timetable
  /// The hub whose hours they are.
  let hub: Hub?
  /// What closing time means; the last drop-off when nil.
  let closing: ClosingTime?

  init(id: String, timetable: Timetable, hub: Hub? = nil, closing: ClosingTime? = nil) {
    self.id = id
    self.timetable = timetable
    self.hub = hub
    self.closing = closing
  }

  /// By the estimate, which tells when the last order arrives.
  var dependsOnHub: Bool { closing == .lastOrder }

  var dependsOnPlace: Bool { closing == .lastOrder }

  func evaluate(_ context: DecisionContext) -> Verdict {
    switch timetable.state(at: context.orderedFor) {
    case .open: .pass
    case .closed:
      followsLastOrder(context) ? .pass : .refuse(.closed(hub: hub, in: context))
    case .unknown: .unknown(input: "hours")
    }
  }

  /// Whether orders are taken until closing time, and the last one may arrive at the chosen time.
  private func followsLastOrder(_ context: DecisionContext) -> Bool {
    guard closing == .lastOrder, case .scheduled(let chosen) = context.request.when,
      let longest = context.times?.longest
    else { return false }
    // The order in the very second of closing is in time.
    let seconds = min(longest, Self.longestDelivery) + 1
    return timetable.opens(from: chosen.advanced(bySeconds: -seconds), until: chosen)
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

extension Refusal {
  /// That it is closed: `hub`, or else the place of `context`.
  static func closed(hub: Hub?, in context: DecisionContext) -> Refusal {
    if let hub { return Refusal(code: .hubClosed, parameters: ["hub": .text(hub.name)]) }
    guard let zone = context.zone else { return Refusal(code: .outsideHours) }
    return Refusal(code: .outsideHours, parameters: ["zone": .text(zone.name)])
  }
}
