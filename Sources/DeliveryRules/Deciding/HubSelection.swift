// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import ZoneGeometry

/// A hub that may serve a place, with what speaks for it.
struct HubCandidate {
  let terms: HubTerms
  let distanceMeters: Double
  let times: EstimateTimes?
  /// Smaller is better: open, perhaps open, closed.
  let closedness: Int
  /// What the service goes by, smaller being better; 0 where it goes by distance.
  private(set) var preference: Int64 = 0

  /// The hub at `place` in the order of a zone with `zoneTerms`.
  init(at place: Int, of zoneTerms: ZoneTerms, for undecided: DecisionContext) {
    terms = zoneTerms.hubs[place]
    let distance = terms.hub.coordinate.distanceMeters(to: undecided.destination)
    distanceMeters = distance
    if let model = terms.estimate, let still = terms.stillTimes {
      times = still.over(distance, by: model)
    } else {
      times = nil
    }
    closedness =
      switch terms.timetable?.state(at: undecided.orderedFor) {
      case nil, .open: 0
      case .unknown: 1
      case .closed: 2
      }
    switch zoneTerms.area.hubChoice {
    case .nearest: break
    case .fastest: preference = times?.longest ?? .max
    case .cheapest: preference = feeTotal(in: zoneTerms, for: undecided)
    case .zone: preference = Int64(place)
    }
  }

  // Out of line, since it copies what all other choices only look at.
  @inline(never)
  private func feeTotal(in zoneTerms: ZoneTerms, for undecided: DecisionContext) -> Int64 {
    let context = undecided.settled(on: zoneTerms, servedBy: self)
    return terms.fee?.total(context) ?? .max
  }

  /// Whether this hub serves rather than `other`, which comes before it in the zone's order.
  func isBetter(than other: HubCandidate) -> Bool {
    (closedness, preference, distanceMeters)
      < (other.closedness, other.preference, other.distanceMeters)
  }

  /// What this hub has before `other`, which it won over, in words for the trace.
  func advantage(over other: HubCandidate, by choice: HubChoice) -> String {
    if closedness != other.closedness { return "being open" }
    if preference != other.preference { return choice.rawValue }
    if distanceMeters != other.distanceMeters {
      return choice == .nearest ? "nearest" : "distance, all else being equal"
    }
    return "order, all else being equal"
  }
}

extension ZoneTerms {
  /// The hub that serves the destination of `undecided`; nil when there is none.
  func bestHub(for undecided: DecisionContext) -> HubCandidate? {
    guard !hubs.isEmpty else { return nil }
    var best = HubCandidate(at: 0, of: self, for: undecided)
    for place in hubs.indices.dropFirst() {
      let other = HubCandidate(at: place, of: self, for: undecided)
      if other.isBetter(than: best) { best = other }
    }
    return best
  }
}
