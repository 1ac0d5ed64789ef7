// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// A hub that may serve a place, with what speaks for it.
struct HubCandidate {
  let context: DecisionContext
  /// Smaller is better: open, perhaps open, closed.
  let closedness: Int
  /// What the service goes by, smaller being better; 0 where it goes by distance.
  let preference: Int64

  /// The hub with `hubTerms`, at `place` in the order of the zone.
  init(_ hubTerms: HubTerms, at place: Int, for undecided: DecisionContext, terms: ZoneTerms) {
    context = DecisionContext(
      request: undecided.request, destination: undecided.destination,
      placedAt: undecided.placedAt, terms: terms, hubTerms: hubTerms)
    closedness =
      switch hubTerms.timetable?.state(at: undecided.orderedFor) {
      case nil, .open: 0
      case .unknown: 1
      case .closed: 2
      }
    preference =
      switch terms.area.hubChoice {
      case .nearest: 0
      case .fastest: context.times?.longest ?? .max
      case .cheapest: hubTerms.fee?.total(context) ?? .max
      case .zone: Int64(place)
      }
  }

  private var distanceMeters: Double { context.distanceMeters ?? .infinity }

  /// Whether this hub serves rather than `other`, which comes before it in the zone's order.
  func isBetter(than other: HubCandidate) -> Bool {
    (closedness, preference, distanceMeters)
      < (other.closedness, other.preference, other.distanceMeters)
  }

  /// What this hub has before `other`, which it won over, in words for the trace.
  func advantage(over other: HubCandidate) -> String {
    if closedness != other.closedness { return "being open" }
    if preference != other.preference { return context.area.hubChoice.rawValue }
    if distanceMeters != other.distanceMeters {
      let isTieBreak = context.area.hubChoice != .nearest
      return isTieBreak ? "distance, all else being equal" : "nearest"
    }
    return "order, all else being equal"
  }
}

extension DecisionPlan {
  /// What rules are told of a delivery in the zone at `ordinal`.
  func context(of ordinal: Int, for undecided: DecisionContext) -> DecisionContext {
    let terms = zoneTerms[ordinal]
    guard let first = terms.hubs.first else {
      return DecisionContext(
        request: undecided.request, destination: undecided.destination,
        placedAt: undecided.placedAt, terms: terms)
    }
    if terms.hubs.count == 1 {
      return DecisionContext(
        request: undecided.request, destination: undecided.destination,
        placedAt: undecided.placedAt, terms: terms, hubTerms: first)
    }
    var best = HubCandidate(first, at: 0, for: undecided, terms: terms)
    for place in 1..<terms.hubs.count {
      let other = HubCandidate(terms.hubs[place], at: place, for: undecided, terms: terms)
      if other.isBetter(than: best) { best = other }
    }
    return best.context
  }
}
