// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Refuses when the zone (or, without own hours, the service) is not delivered to at that time.
///
/// Configured by `hours` of a zone or of `defaults`, in the language of OpenStreetMap's
/// `opening_hours`. An order for now is judged at the time of the question, a scheduled one at
/// the chosen time. Hours that say `unknown` for that time leave the answer open.
struct OpeningHoursRule: Rule {
  let id = "hours"

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard let hours = context.hours else { return .abstain(reason: "no hours are configured") }
    return hours.verdict(on: context, else: Refusal(code: .outsideHours))
  }
}

/// Refuses when the hub that would serve the address hands nothing over at that time.
///
/// Configured by `hours` of a hub, and judged as those of a zone.
struct HubHoursRule: Rule {
  let id = "hub-hours"

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard let hub = context.hub else { return .abstain(reason: "no hub would serve it") }
    guard let hours = hub.hours else { return .abstain(reason: "\(hub.id) has no hours") }
    let closed = Refusal(code: .hubClosed, parameters: ["hub": .text(hub.name)])
    return hours.verdict(on: context, else: closed)
  }
}

extension OpeningHours {
  /// A pass when open at the time of the order, `closed` when not.
  fileprivate func verdict(on context: DecisionContext, else closed: Refusal) -> Verdict {
    let area = context.area
    switch state(at: context.orderedFor, in: area.timeZone, holidays: area.holidays).kind {
    case .open: return .pass
    case .closed: return .refuse(closed)
    case .unknown: return .unknown(input: "hours")
    }
  }
}
